import { guideText, indented, snippet } from '../../support/project/guide.ts'
import { insert, type Edit } from '../../support/project/project-copy.ts'

/* The edits of an author who adds operations. */

const contract = 'spec/openapi.yaml'

/** Adds code to the end of a file, and its imports to the beginning. */
function paste(file: string, code: string): Edit {
  const imports = code.match(/^import .*\n/gm) ?? []
  const rest = code.replace(/^import .*\n/gm, '')
  return { file, change: (text) => `${imports.join('')}${text}\n${rest.trim()}\n` }
}

const guide = 'Adding an operation'
const described = insert(contract, `${indented(snippet(guide, 'yaml'), 4)}\n`, '\n  /tasks/{id}/comments:\n')
const client = 'src/client/taskwire.ts'
const samples = 'src/pages/reference/samples.ts'
const scopeRules = 'tools/conformance/rules/auth.ts'

/** The steps of CONTRIBUTING.md that the compiler asks for once the operation has a handler. */
const lists: Edit[] = [
  insert(client, `${indented(snippet(guide, 'ts', 'delete:'), 4)}\n`, '  }\n\n  readonly projects'),
  insert(samples, `  ${guideText(guide, /`(deleteTask: '[^`]*)`/)},\n`, '}\n', 'const clientMethods'),
  insert(scopeRules, `${indented(snippet(guide, 'ts', 'api.call'), 4)}\n`, '    listTaskComments:'),
]

/** The example of CONTRIBUTING.md, followed exactly. */
export const deleteTask: Edit[] = [
  described,
  paste('src/handlers/public/tasks.ts', snippet(guide, 'ts')),
  ...lists,
  insert('src/client/README.md', ' `delete(id)`', ' |\n', '| `tasks`'),
  insert('CHANGELOG.md', '- `deleteTask` deletes a task.\n', '- ', '## Unreleased'),
]

const getEvent = insert(
  contract,
  `
  /events/{id}:
    get:
      operationId: getEvent
      tags: [Events]
      summary: Get a calendar event
      description: |
        Returns one event.

        Requires the scope \`read:events\`.
      security:
        - apiKey: ['read:events']
      x-rate-limits: [key, workspace]
      parameters:
        - name: id
          in: path
          required: true
          description: The id of the event.
          schema:
            type: string
          example: event_01m5ffx9yjfcjtrnxsbtt17edj
        - $ref: '#/components/parameters/RequestId'
      responses:
        '200':
          description: The event.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/CalendarEventResponse'
              example:
                data:
                  id: event_01m5ffx9yjfcjtrnxsbtt17edj
                  title: Monday planning
                  description: null
                  date: '2026-11-02'
                  start_time: '09:00'
                  end_time: '09:30'
                  location: null
                  project_id: null
                  workspace_id: ws_01kjpzv280f1et8kyw9tqkgj38
                  color: null
                  repeat: weekly
                  created_at: '2026-10-21T15:05:09.842Z'
                  updated_at: '2026-10-21T15:05:09.842Z'
`,
  '\nwebhooks:\n',
)

const streamMembers = insert(
  contract,
  `
  /members/stream:
    get:
      operationId: streamMembers
      tags: [Members]
      summary: Stream the members
      description: |
        An event for each member of the workspace. It goes on until the client has enough.

        Requires the scope \`read:members\`.
      security:
        - apiKey: ['read:members']
      x-rate-limits: [key, workspace]
      parameters:
        - $ref: '#/components/parameters/RequestId'
      responses:
        '200':
          description: The members.
          content:
            text/event-stream:
              schema:
                type: string
              example: |+
                event: member
                id: 1
                data: {"name":"Maya Lindqvist"}

`,
  '\n  /tasks:\n',
)

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
      x-transaction: locks
      x-rate-limits: [session, session_write]
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
    delete:
      operationId: removeNote
      tags: [Keys]
      summary: Remove a note
      description: Removes what a key is for.
      security:
        - session: [admin]
      x-same-origin: true
      x-transaction: own
      x-rate-limits: [session, session_write]
      x-error-codes:
        - not_found
      parameters:
        - $ref: '#/components/parameters/KeyId'
        - $ref: './openapi.yaml#/components/parameters/RequestId'
      responses:
        '204':
          description: The note is gone.
`,
  '\n  /webhook-endpoints:\n',
)

/** Operations that a contract describes, without code. */
export const descriptions: Edit[] = [described, getEvent, streamMembers, notes]

/** Lists the public operations where the compiler asks for them, without a method of the client. */
export const listed: Edit[] = ['deleteTask', 'getEvent', 'streamMembers'].flatMap((id) => [
  insert(samples, `  ${id}: null,\n`, '}\n', 'const clientMethods'),
  insert(scopeRules, `    ${id}: (call) => api.get('/me', call),\n`, '    listTaskComments:'),
])

export const describedIds = ['deleteTask', 'getEvent', 'streamMembers', 'changeNote', 'removeNote']
