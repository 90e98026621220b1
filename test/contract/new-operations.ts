import { readFileSync } from 'node:fs'
import { insert, type Edit } from './project-copy.ts'

/* The edits of an author who adds operations. */

const contract = 'spec/openapi.yaml'

/** Adds code to the end of a file, and its imports to the beginning. */
function paste(file: string, code: string): Edit {
  const imports = code.match(/^import .*\n/gm) ?? []
  const rest = code.replace(/^import .*\n/gm, '')
  return { file, change: (text) => `${imports.join('')}${text}\n${rest.trim()}\n` }
}

/** Returns the first snippet of "Adding an operation" in CONTRIBUTING.md. */
function snippet(language: 'yaml' | 'ts'): string {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const section = guide.slice(guide.indexOf('## Adding an operation\n'))
  const [, code = ''] = new RegExp(`^ {3}\`\`\`${language}\\n(.*?)^ {3}\`\`\`$`, 'ms').exec(section) ?? []
  return code.replace(/^ {3}/gm, '').trimEnd()
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')

/** The example of CONTRIBUTING.md, followed exactly. */
export const deleteTask: Edit[] = [
  insert(contract, `${indented(snippet('yaml'))}\n`, '\n  /tasks/{id}/comments:\n'),
  paste('src/handlers/public/tasks.ts', snippet('ts')),
]

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
export const descriptions: Edit[] = [...deleteTask.slice(0, 1), notes]
