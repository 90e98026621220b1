import { newOperations } from './new-operations.ts'
import { insert, type Edit } from './project-copy.ts'

const notes = insert(
  'spec/settings.yaml',
  `
  /notes/{id}:
    get:
      operationId: getNote
      tags: [Keys]
      summary: Read a note
      description: What a key is for.
      security:
        - session: [admin]
      x-rate-limits: []
      x-error-codes:
        - not_found
      parameters:
        - $ref: '#/components/parameters/KeyId'
        - $ref: './openapi.yaml#/components/parameters/RequestId'
      responses:
        '200':
          description: The note.
          content:
            application/json:
              schema:
                $ref: './openapi.yaml#/components/schemas/TaskCommentCreate'
              example:
                body: The till
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

/** What stands in the contracts of operations of which there is nothing else. */
export const descriptions: Edit[] = [
  ...Object.values(newOperations).flatMap(([inContract]) => inContract ?? []),
  notes,
]

export const describedIds = [
  'deleteTask',
  'completeTask',
  'getEvent',
  'streamMembers',
  'getLimits',
  'changeNote',
  'getNote',
]
