import { contract, onContract, type Drift } from './drift.ts'
import { madeUpCode } from './made-up-code.ts'
import { cut, insert, repeat, swap } from './project-copy.ts'
const readme = 'README.md'
const rules = 'docs/product.md'
const commandsPage = 'docs/commands.md'

export const textDrifts: Drift[] = [
  // Contradictions within the contract, or to the text of the code.
  [
    'the example forbidden is of no 403 that listTasks lists',
    [contract, 'forbidden:', '    ReadTasksForbidden:'],
    onContract(
      '            scope_required:\n',
      "            forbidden:\n              $ref: '#/components/examples/error_forbidden'\n            scope_required:\n",
      '    ReadTasksForbidden:\n',
    ),
  ],
  [
    'the example of scope_required names read:members, and listTasks requires read:tasks',
    [contract, 'message:', '    error_scope_required_read_members:'],
    onContract('responses/ReadTasksForbidden', 'responses/ReadMembersForbidden', 'operationId: listTasks'),
  ],
  [
    'no operation requires write:projects',
    [contract, '- write:projects'],
    onContract(
      '        - write:comments\n',
      '        - write:comments\n        - write:projects\n',
      '    Scope:\n',
    ),
  ],
  [
    'TaskEventData.estimate is missing or not required',
    [contract, '      properties:', '    TaskEventData:'],
    onContract(
      '        title:\n',
      '        estimate:\n          type: integer\n        title:\n',
      '    Task:\n',
    ),
  ],
  [
    'TaskEventData.completed is not what Task.completed is',
    [contract, 'completed:', '    TaskEventData:'],
    onContract('type: boolean', 'type: string', 'True exactly when `progress` is 100.'),
  ],
  [
    'CalendarEventData.repeat is not what CalendarEvent.repeat is',
    [contract, 'repeat:', '    CalendarEventData:'],
    onContract("schemas/EventRepeat'", "schemas/MemberRole'", '    CalendarEvent:\n'),
  ],
  [
    'window_too_large is not among the known error codes',
    [contract, '      enum:', '    KnownErrorCode:'],
    onContract('        - window_too_large\n', '', '    KnownErrorCode:\n'),
  ],
  [
    'there is no error code teapot',
    [contract, '- teapot'],
    onContract(
      '        - bad_request\n',
      '        - bad_request\n        - teapot\n',
      '    KnownErrorCode:\n',
    ),
  ],
  [
    'WebhookEvent is not the union of the bodies of all webhooks',
    [contract, '    WebhookEvent:'],
    onContract("        - $ref: '#/components/schemas/TaskDeletedEvent'\n", '', '    WebhookEvent:\n'),
  ],
  [
    'the error code gone has no message',
    ['src/errors.ts', 'const messages'],
    insert(contract, madeUpCode, '  method_not_allowed:\n', '\nx-error-catalog:'),
  ],
  [
    'scope_not_asserted is reserved, and src uses it',
    [contract, '  scope_not_asserted:', 'x-error-catalog:'],
    swap('src/http/authenticate.ts', "AppError('scope_required'", "AppError('scope_not_asserted'"),
  ],
  [
    'window_too_wide is not in x-error-catalog',
    ['src/domain/events/events.ts', 'window_too_wide'],
    swap('src/domain/events/events.ts', "AppError('window_too_large')", "AppError('window_too_wide')"),
  ],
  [
    'there is a message for gone, which is not in x-error-catalog',
    ['src/errors.ts', '  gone:'],
    insert('src/errors.ts', "  gone: 'It is gone.',\n", '  inbox_project:'),
  ],
  [
    'listEvents lists invalid_date, of which its 400 has no example',
    [contract, '- invalid_date', 'operationId: listEvents'],
    onContract('status: 422', 'status: 400', '\n  invalid_date:\n'),
  ],
  [
    'the example of idempotency_key_in_use has the type idempotency_error',
    [contract, 'type: idempotency_error', '    error_idempotency_key_in_use:'],
    onContract('type: idempotency_error', 'type: api_error', '\n  idempotency_key_in_use:\n'),
  ],
  [
    'there is no error type conflict_error',
    [contract, 'type: conflict_error'],
    onContract('type: idempotency_error', 'type: conflict_error', '\n  idempotency_key_in_use:\n'),
  ],
  [
    'the table of errors has gone as 404 invalid_request_error, the catalogue as nothing',
    [contract, 'description: |'],
    onContract('`not_found` |\n', '`not_found`, `gone` |\n'),
  ],
  [
    'getMe lists scope_required, which its policy rules out',
    [contract, '- scope_required', 'operationId: getMe'],
    onContract('        - api_key_disabled\n', '        - api_key_disabled\n        - scope_required\n'),
  ],
  [
    'the example breaks its schema: data.0 must NOT have additional properties (role)',
    [contract, 'role: owner'],
    cut(contract, '        role:\n', '        joined_at:\n', '    Member:\n'),
    onContract(', role', '', '    Member:\n'),
  ],
  [
    'the example has progress, which is not documented',
    [contract, 'progress:', 'operationId: updateTask'],
    onContract('        progress:\n', '        percent:\n', '    TaskUpdate:\n'),
  ],
  [
    'the example names progress, which updateTask does not have',
    [contract, 'param: progress', 'error_validation_error_task_update:'],
    onContract('        progress:\n', '        percent:\n', '    TaskUpdate:\n'),
  ],
  [
    "must have required property 'reset'",
    [contract, 'key:', 'rate_limit:'],
    onContract('required: [limit, remaining]', 'required: [limit, remaining, reset]'),
    onContract(
      '        remaining:\n',
      '        reset:\n          type: integer\n        remaining:\n',
      '    RateLimitState:\n',
    ),
  ],
  [
    'the example breaks its schema',
    [contract, 'example: t=now'],
    onContract('example: t=1793610845,v1=', 'example: t=now,v1='),
  ],
  ['must be integer', [contract, "example: '17'"], onContract('example: 17', "example: '17'")],
  [
    'the example would be refused, or shared by all requests that tools fill in',
    [contract, 'schema:', '    Cursor:'],
    onContract(
      '        maxLength: 1024\n',
      '        maxLength: 1024\n      example: c1.x\n',
      '    Cursor:\n',
    ),
  ],
  [
    'there is no example',
    [contract, 'schema:', '    Limit:'],
    onContract('      example: 50\n', '', '    Limit:\n'),
  ],
  [
    'createTask lists inbox_project, of which its 422 has no example',
    [contract, '- inbox_project', 'operationId: createTask'],
    cut(
      contract,
      '            inbox_project:\n',
      '            invalid_assignee:\n',
      '    InvalidTaskCreate:\n',
    ),
  ],
  [
    'the table does not say what read:members grants',
    [contract, 'description: |', '    Scope:'],
    onContract('        | `read:members` | List active members, email addresses included |\n', ''),
  ],
  [
    'POST createTaskComment requires read:tasks',
    [contract, 'security:', 'operationId: createTaskComment'],
    onContract("['write:comments']", "['read:tasks']"),
    onContract('`write:comments`', '`read:tasks`', 'operationId: createTaskComment'),
  ],
  [
    'there is no webhook task.archived',
    [contract, '- task.archived'],
    onContract('        - task.deleted\n', '        - task.deleted\n        - task.archived\n'),
  ],
  [
    'the body of task.updated does not say so: type is "task.changed"',
    [contract, '    post:', '  task.updated:'],
    onContract('const: task.updated', 'const: task.changed'),
  ],
  [
    'nothing in src records task.deleted',
    [contract, '    post:', '  task.deleted:'],
    swap('src/domain/tasks/delete-task.ts', "'task.deleted'", "'task.moved'"),
  ],
  [
    'CommentEventData.excerpt is not disclosed',
    [contract, 'excerpt:'],
    onContract(
      '        author:\n',
      '        excerpt:\n          type: string\n        author:\n',
      '    CommentEventData:\n',
    ),
  ],
  [
    'task.deleted documents other headers than task.created',
    [contract, 'parameters:', 'operationId: onTaskDeleted'],
    onContract(
      "        - $ref: '#/components/parameters/ServiceEventType'\n",
      '',
      'operationId: onTaskDeleted',
    ),
  ],
  [
    'nothing in src/delivery sends the header Service-Event-Id',
    [contract, '    post:', '  task.created:'],
    swap('src/delivery/attempt-delivery.ts', "'Service-Event-Id'", "'X-Event-Id'"),
  ],
  [
    'the header Service-Event is not documented with the webhooks',
    ['src/delivery/attempt-delivery.ts', "'Service-Event'"],
    swap('src/delivery/attempt-delivery.ts', "'Service-Event-Id'", "'Service-Event'"),
  ],
  [
    'task.dragged is recorded, and is no webhook of spec/openapi.yaml',
    ['src/domain/tasks/move-task.ts', "'task.dragged'"],
    swap('src/domain/tasks/move-task.ts', "'task.moved'", "'task.dragged'"),
  ],
  // Events, scopes and examples.
  [
    'nothing in src answers with gone',
    [contract, '  gone:'],
    insert(contract, madeUpCode, '  method_not_allowed:\n', '\nx-error-catalog:'),
  ],
  [
    'the error code inbox_project has no message',
    ['src/errors.ts', 'const messages'],
    cut('src/errors.ts', '  inbox_project:', '  invalid_assignee:'),
  ],
  [
    'the example breaks its schema: data.0.role must be equal to one of the allowed values',
    [contract, 'role: boss'],
    onContract('role: owner', 'role: boss'),
  ],
  [
    'listMembers requires read:tasks, and its description says read:members',
    [contract, 'security:', 'operationId: listMembers'],
    onContract("['read:members']", "['read:tasks']"),
  ],
  [
    'nothing in src records task.archived',
    [contract, '    post:', '  task.archived:'],
    repeat(
      contract,
      '  task.deleted:\n',
      '  comment.created:\n',
      { 'task.deleted:': 'task.archived:', onTaskDeleted: 'onTaskArchived' },
      '  comment.created:\n',
    ),
  ],
  [
    'task.deleted is recorded, and is no webhook',
    ['src/domain/tasks/delete-task.ts', "'task.deleted'"],
    cut(contract, '  task.deleted:\n', '  comment.created:\n', '\nwebhooks:'),
  ],
  [
    'TaskEventData.description is free text, which events do not disclose',
    [contract, '# free text'],
    onContract(
      '        title:\n',
      "        description: # free text\n          type: [string, 'null']\n        title:\n",
      '    TaskEventData:\n',
    ),
  ],
  [
    'CalendarEventData.location is not what CalendarEvent.location is',
    [contract, 'location:', '    CalendarEventData:'],
    onContract("type: [string, 'null']", 'type: string', 'The place.\n          type: [string'),
  ],
  // Documents that contradict the contract.
  [
    'no contract has /people',
    [readme, '$TASKWIRE_URL/people'],
    swap(readme, '$TASKWIRE_URL/members', '$TASKWIRE_URL/people'),
  ],
  ['no contract has PUT /members', [rules, '`PUT /members'], swap(rules, '`GET /members', '`PUT /members')],
  ['no contract has GET /livez', [rules, '`GET /livez'], swap(rules, '`GET /healthz', '`GET /livez')],
  [
    'no contract has the scope read:chores',
    [commandsPage, 'read:chores'],
    swap(commandsPage, 'read:tasks', 'read:chores'),
  ],
  [
    'no contract has the webhook event task.finished',
    ['docs/webhooks.md', 'task.finished'],
    swap('docs/webhooks.md', 'task.completed', 'task.finished'),
  ],
]
