import { readFileSync } from 'node:fs'
import { insert, type Edit } from './project-copy.ts'

/* The edits of an author who adds operations. */

const contract = 'spec/openapi.yaml'

/** Returns the description in "Adding an operation" of CONTRIBUTING.md. */
function example(): string {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const section = guide.slice(guide.indexOf('## Adding an operation\n'))
  const [, code = ''] = /^ {3}```yaml\n(.*?)^ {3}```$/ms.exec(section) ?? []
  return code.replace(/^ {3}/gm, '').trimEnd()
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')

const deleteTask = insert(contract, `${indented(example())}\n`, '\n  /tasks/{id}/comments:\n')

const notes = insert(
  'spec/settings.yaml',
  `
  /notes/{id}:
    patch:
      operationId: changeNote
      tags: [Keys]
      summary: Change a note
      description: Changes what a key is for.
      security:
        - session: [admin]
      x-same-origin: true
      x-rate-limits: []
      x-error-codes:
        - not_found
      parameters:
        - $ref: '#/components/parameters/KeyId'
        - $ref: './openapi.yaml#/components/parameters/RequestId'
      x-max-body: 65536
      requestBody:
        description: The note.
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [note]
              properties:
                note:
                  description: What the key is for.
                  type: string
                  maxLength: 100
            example:
              note: The till
      responses:
        '204':
          description: The note is changed.
`,
  '\n  /webhook-endpoints:\n',
)

/** Operations that a contract describes, without code. */
export const descriptions: Edit[] = [deleteTask, notes]
