import type { Drift } from './drift.ts'
import { madeUpCode } from './made-up-code.ts'
import { cut, insert, swap, type Edit } from './project-copy.ts'

const contract = 'spec/openapi.yaml'
const onContract = (from: string, to: string, after?: string): Edit => swap(contract, from, to, after)

/** More of the same. */
export const details: Drift[] = [
  {
    title: 'an error has an example of a code that the operation does not list',
    edits: [
      onContract(
        '            scope_required:\n',
        "            forbidden:\n              $ref: '#/components/examples/error_forbidden'\n            scope_required:\n",
        '    ReadTasksForbidden:\n',
      ),
    ],
    where: [contract, 'forbidden:', '    ReadTasksForbidden:'],
    says: 'the example forbidden is of no 403 that listTasks lists',
  },
  {
    title: 'an error has an example that names the scope of other operations',
    edits: [
      onContract('responses/ReadTasksForbidden', 'responses/ReadMembersForbidden', 'operationId: listTasks'),
    ],
    where: [contract, 'message:', '    error_scope_required_read_members:'],
    says: 'the example of scope_required names read:members, and listTasks requires read:tasks',
  },
  {
    title: 'a scope is invented that no operation requires',
    edits: [
      onContract(
        '        - write:comments\n',
        '        - write:comments\n        - write:projects\n',
        '    Scope:\n',
      ),
    ],
    where: [contract, '- write:projects'],
    says: 'no operation requires write:projects',
  },
  {
    title: 'a field is added to a resource and not to its event',
    edits: [
      onContract(
        '        title:\n',
        '        estimate:\n          type: integer\n        title:\n',
        '    Task:\n',
      ),
    ],
    where: [contract, '      properties:', '    TaskEventData:'],
    says: 'TaskEventData.estimate is missing or not required',
  },
  {
    title: 'a type is changed in a resource and not in its event',
    edits: [onContract('type: boolean', 'type: string', 'True exactly when `progress` is 100.')],
    where: [contract, 'completed:', '    TaskEventData:'],
    says: 'TaskEventData.completed is not what Task.completed is',
  },
  {
    title: 'an enum is changed in a resource and not in its event',
    edits: [onContract("schemas/EventRepeat'", "schemas/MemberRole'", '    CalendarEvent:\n')],
    where: [contract, 'repeat:', '    CalendarEventData:'],
    says: 'CalendarEventData.repeat is not what CalendarEvent.repeat is',
  },
  {
    title: 'an error code is not among the known ones',
    edits: [onContract('        - window_too_large\n', '', '    KnownErrorCode:\n')],
    where: [contract, '      enum:', '    KnownErrorCode:'],
    says: 'window_too_large is not among the known error codes',
  },
  {
    title: 'a known error code is in no catalogue',
    edits: [
      onContract(
        '        - bad_request\n',
        '        - bad_request\n        - teapot\n',
        '    KnownErrorCode:\n',
      ),
    ],
    where: [contract, '- teapot'],
    says: 'there is no error code teapot',
  },
  {
    title: 'the union of webhook events lacks one',
    edits: [
      onContract("        - $ref: '#/components/schemas/TaskDeletedEvent'\n", '', '    WebhookEvent:\n'),
    ],
    where: [contract, '    WebhookEvent:'],
    says: 'WebhookEvent is not the union of the bodies of all webhooks',
  },
  {
    title: 'an error code is added without a message',
    edits: [insert(contract, madeUpCode, '  method_not_allowed:\n', '\nx-error-catalog:')],
    where: ['src/errors.ts', 'const messages'],
    says: 'the error code gone has no message',
  },
  {
    title: 'the last use of an error code is removed',
    edits: [
      swap('src/domain/events/events.ts', "AppError('window_too_large')", "AppError('validation_error')"),
    ],
    where: [contract, '  window_too_large:', 'x-error-catalog:'],
    says: 'nothing in src answers with window_too_large',
  },
  {
    title: 'a reserved error code is used',
    edits: [swap('src/http/authenticate.ts', "AppError('scope_required'", "AppError('scope_not_asserted'")],
    where: [contract, '  scope_not_asserted:', 'x-error-catalog:'],
    says: 'scope_not_asserted is reserved, and src uses it',
  },
  {
    title: 'an error code is used that is not in the catalog',
    edits: [
      swap('src/domain/events/events.ts', "AppError('window_too_large')", "AppError('window_too_wide')"),
    ],
    where: ['src/domain/events/events.ts', 'window_too_wide'],
    says: 'window_too_wide is not in x-error-catalog',
  },
  {
    title: 'a message is left of a code that is gone',
    edits: [insert('src/errors.ts', "  gone: 'It is gone.',\n", '  inbox_project:')],
    where: ['src/errors.ts', '  gone:'],
    says: 'there is a message for gone, which is not in x-error-catalog',
  },
  {
    title: 'the status of an error code is changed',
    edits: [onContract('status: 422', 'status: 400', '\n  invalid_date:\n')],
    where: [contract, '- invalid_date', 'operationId: listEvents'],
    says: 'listEvents lists invalid_date, of which its 400 has no example',
  },
  {
    title: 'the type of an error code is changed',
    edits: [onContract('type: idempotency_error', 'type: api_error', '\n  idempotency_key_in_use:\n')],
    where: [contract, 'type: idempotency_error', '    error_idempotency_key_in_use:'],
    says: 'the example of idempotency_key_in_use has the type idempotency_error',
  },
  {
    title: 'an error code has a type that is none',
    edits: [onContract('type: idempotency_error', 'type: conflict_error', '\n  idempotency_key_in_use:\n')],
    where: [contract, 'type: conflict_error'],
    says: 'there is no error type conflict_error',
  },
  {
    title: 'the table of errors is left behind',
    edits: [onContract('`not_found` |\n', '`not_found`, `gone` |\n')],
    where: [contract, 'description: |'],
    says: 'the table of errors has gone as 404 invalid_request_error, the catalogue as nothing',
  },
  {
    title: 'a code is listed that the policy of the operation rules out',
    edits: [
      onContract('        - api_key_disabled\n', '        - api_key_disabled\n        - scope_required\n'),
    ],
    where: [contract, '- scope_required', 'operationId: getMe'],
    says: 'getMe lists scope_required, which its policy rules out',
  },
  {
    title: 'a field of a response is removed and its examples are not',
    edits: [
      cut(contract, '        role:\n', '        joined_at:\n', '    Member:\n'),
      onContract(', role', '', '    Member:\n'),
    ],
    where: [contract, 'role: owner'],
    says: 'the example breaks its schema: data.0 must NOT have additional properties (role)',
  },
  {
    title: 'a field of a request is renamed and its examples are not',
    edits: [onContract('        progress:\n', '        percent:\n', '    TaskUpdate:\n')],
    where: [contract, 'progress:', 'operationId: updateTask'],
    says: 'the example has progress, which is not documented',
  },
  {
    title: 'a field is renamed that an error example names',
    edits: [onContract('        progress:\n', '        percent:\n', '    TaskUpdate:\n')],
    where: [contract, 'param: progress', 'error_validation_error_task_update:'],
    says: 'the example names progress, which updateTask does not have',
  },
  {
    title: 'a required field is added and the examples are not',
    edits: [
      onContract('required: [limit, remaining]', 'required: [limit, remaining, reset]'),
      onContract(
        '        remaining:\n',
        '        reset:\n          type: integer\n        remaining:\n',
        '    RateLimitState:\n',
      ),
    ],
    where: [contract, 'key:', 'rate_limit:'],
    says: "must have required property 'reset'",
  },
  {
    title: 'an example of a parameter is stale',
    edits: [onContract('example: t=1793610845,v1=', 'example: t=now,v1=')],
    where: [contract, 'example: t=now'],
    says: 'the example breaks its schema',
  },
  {
    title: 'an example of a header is stale',
    edits: [onContract('example: 17', "example: '17'")],
    where: [contract, "example: '17'"],
    says: 'must be integer',
  },
  {
    title: 'tools would fill in one cursor for every list',
    edits: [
      onContract(
        '        maxLength: 1024\n',
        '        maxLength: 1024\n      example: c1.x\n',
        '    Cursor:\n',
      ),
    ],
    where: [contract, 'schema:', '    Cursor:'],
    says: 'the example would be refused, or shared by all requests that tools fill in',
  },
  {
    title: 'an example is removed',
    edits: [onContract('      example: 50\n', '', '    Limit:\n')],
    where: [contract, 'schema:', '    Limit:'],
    says: 'there is no example',
  },
  {
    title: 'an operation lists an error code without an example',
    edits: [
      cut(
        contract,
        '            inbox_project:\n',
        '            invalid_assignee:\n',
        '    InvalidTaskCreate:\n',
      ),
    ],
    where: [contract, '- inbox_project', 'operationId: createTask'],
    says: 'createTask lists inbox_project, of which its 422 has no example',
  },
  {
    title: 'a scope is not explained',
    edits: [onContract('        | `read:members` | List active members, email addresses included |\n', '')],
    where: [contract, 'description: |', '    Scope:'],
    says: 'the table does not say what read:members grants',
  },
  {
    title: 'a write requires a scope for reading',
    edits: [
      onContract("['write:comments']", "['read:tasks']"),
      onContract('`write:comments`', '`read:tasks`', 'operationId: createTaskComment'),
    ],
    where: [contract, 'security:', 'operationId: createTaskComment'],
    says: 'POST createTaskComment requires read:tasks',
  },
  {
    title: 'an event type is added to the list alone',
    edits: [onContract('        - task.deleted\n', '        - task.deleted\n        - task.archived\n')],
    where: [contract, '- task.archived'],
    says: 'there is no webhook task.archived',
  },
  {
    title: 'an event says that it has another type',
    edits: [onContract('const: task.updated', 'const: task.changed')],
    where: [contract, '    post:', '  task.updated:'],
    says: 'the body of task.updated does not say so: type is "task.changed"',
  },
  {
    title: 'an event type is no longer recorded',
    edits: [swap('src/domain/tasks/delete-task.ts', "'task.deleted'", "'task.moved'")],
    where: [contract, '    post:', '  task.deleted:'],
    says: 'nothing in src records task.deleted',
  },
  {
    title: 'a field is added to an event and not to its resource',
    edits: [
      onContract(
        '        author:\n',
        '        excerpt:\n          type: string\n        author:\n',
        '    CommentEventData:\n',
      ),
    ],
    where: [contract, 'excerpt:'],
    says: 'CommentEventData.excerpt is not disclosed',
  },
  {
    title: 'a webhook documents other headers than the rest',
    edits: [
      onContract(
        "        - $ref: '#/components/parameters/ServiceEventType'\n",
        '',
        'operationId: onTaskDeleted',
      ),
    ],
    where: [contract, 'parameters:', 'operationId: onTaskDeleted'],
    says: 'task.deleted documents other headers than task.created',
  },
  {
    title: 'a header of the webhooks is no longer sent',
    edits: [swap('src/delivery/attempt-delivery.ts', "'Service-Event-Id'", "'X-Event-Id'")],
    where: [contract, '    post:', '  task.created:'],
    says: 'nothing in src/delivery sends the header Service-Event-Id',
  },
  {
    title: 'a header is sent that the webhooks do not document',
    edits: [swap('src/delivery/attempt-delivery.ts', "'Service-Event-Id'", "'Service-Event'")],
    where: ['src/delivery/attempt-delivery.ts', "'Service-Event'"],
    says: 'the header Service-Event is not documented with the webhooks',
  },
  {
    title: 'a type is recorded that is no webhook and not known as internal',
    edits: [swap('src/domain/tasks/move-task.ts', "'task.moved'", "'task.dragged'")],
    where: ['src/domain/tasks/move-task.ts', "'task.dragged'"],
    says: 'task.dragged is recorded, and is no webhook of spec/openapi.yaml',
  },
]
