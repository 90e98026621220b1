import { contract, onContract, type Drift } from './drift.ts'
import { cut, insert, repeat, swap, type Edit } from './project-copy.ts'

export const operations = 'generated/openapi.operations.ts'
const types = 'generated/openapi.types.ts'
const validators = 'generated/openapi.validators.js'

const stale = 'this is not what the contract makes'
const afterMembers = 'operationId: listMembers\n'
const inQuery = (schema: string, more = ''): string =>
  `        - name: by\n          in: query\n${more}          schema: ${schema}\n          example: x\n`
const parameter = (text: string): Edit =>
  insert(contract, text, "        - $ref: '#/components/parameters/Limit'", afterMembers)
/** Replaces the content of the 200 of listMembers. */
const content = (text: string): Edit =>
  onContract(
    "application/json:\n              schema:\n                $ref: '#/components/schemas/MemberList'",
    text,
    afterMembers,
  )

const settings = 'spec/settings.yaml'

export const codegenDrifts: Drift[] = [
  // Generated files that differ from what codegen would write.
  [stale, [operations, "| 'listMembers'"], cut(contract, '  /members:\n', '  /tasks:\n')],
  [
    stale,
    [types, 'The title, written as', 'Task: {'],
    onContract(
      '        title:\n',
      '        subtitle:\n          type: string\n        title:\n',
      '    Task:\n',
    ),
  ],
  [
    stale,
    [validators, '"maxLength":500'],
    onContract('maxLength: 500', 'maxLength: 200', '    TaskCreate:\n'),
  ],
  [
    'the operation has no operationId',
    [contract, 'post: {}'],
    onContract('  task.deleted:\n', '  task.archived:\n    post: {}\n  task.deleted:\n', '\nwebhooks:\n'),
  ],
  [
    stale,
    [operations, 'requires: []', "operationId: 'createTask'"],
    swap(operations, "requires: ['write:tasks']", 'requires: []'),
  ],
  [
    stale,
    [operations, '} as const', 'export const operations'],
    { file: operations, change: (text) => text.slice(0, text.indexOf('\n\n/** The contract, for')) },
  ],
  [
    stale,
    ['generated/openapi.validators.d.ts', 'export const listProjects_query_cursor'],
    swap('generated/openapi.validators.d.ts', 'export const getMe_200: Validator\n', ''),
  ],
  // Contracts that no code can be generated from.
  [
    'the contract is not OpenAPI 3.1',
    [contract, 'openapi: 3.0.3'],
    onContract('openapi: 3.1.0', 'openapi: 3.0.3'),
  ],
  [
    'Nested mappings are not allowed',
    [contract, 'summary: List: tasks'],
    onContract('summary: List tasks', 'summary: List: tasks'),
  ],
  [
    'is not expected here',
    [contract, 'requestBodies:'],
    onContract('requestBody:', 'requestBodies:', 'operationId: createTask\n'),
  ],
  [
    'Invalid regular expression',
    [contract, '    CalendarEventCreate:'],
    onContract("pattern: '^#(", "pattern: '^#((", '    CalendarEventCreate:\n'),
  ],
  [
    "Can't resolve $ref: #/components/schemas/Members",
    [contract, "schemas/Members'"],
    onContract("schemas/MemberList'", "schemas/Members'"),
  ],
  [
    'the operation has no operationId',
    [contract, '    get:', '  /tasks/{id}:'],
    onContract('      operationId: getTask\n', ''),
  ],
  [
    'the operation has no security policy',
    [contract, '    get:', '  /tasks/{id}:'],
    cut(contract, '      security:\n', '      x-rate-limits:', 'operationId: getTask\n'),
  ],
  [
    'there is no scope read:people',
    [contract, 'security:', 'operationId: listMembers'],
    onContract("['read:members']", "['read:people']"),
  ],
  [
    'the operation has no budgets',
    [contract, '    post:', '  /tasks:'],
    onContract('      x-rate-limits: [key, write, workspace]\n', '', 'operationId: createTask\n'),
  ],
  [
    'the operation does not say how large its body may be',
    [contract, '    post:', '  /tasks:'],
    onContract('      x-max-body: 1048576\n', '', 'operationId: createTask\n'),
  ],
  [
    'a write that spends key spends write too',
    [contract, 'x-rate-limits:', 'operationId: createTask'],
    onContract('[key, write, workspace]', '[key, workspace]', 'operationId: createTask\n'),
  ],
  [
    'no code of x-error-codes has that status',
    [contract, "'404':", 'operationId: createTask'],
    onContract('        - not_found\n', '', 'operationId: createTask\n'),
  ],
  [
    'error code no_open_column is not in x-error-catalog',
    [contract, '- no_open_column', 'operationId: createTask'],
    cut(contract, '  no_open_column:\n', '  inbox_project:\n', '\nx-error-catalog:'),
  ],
  [
    'the error code no_open_column has no remedy',
    [contract, '  no_open_column:', 'x-error-catalog:'],
    cut(contract, '    remedy:', '  inbox_project:\n', '  no_open_column:\n    status'),
  ],
  [
    'no response has an example of method_not_allowed',
    [contract, '  method_not_allowed:', 'x-error-catalog:'],
    cut(contract, '    example:\n', '  idempotency_key_reuse:\n', '  method_not_allowed:\n    status'),
  ],
  [
    'operationId listTasks is used already on line',
    [contract, 'operationId: listTasks', '  /events:'],
    onContract('operationId: listEvents', 'operationId: listTasks'),
  ],
  [
    'operationId createTask is used already on line',
    [contract, 'operationId: createTask', 'webhooks:'],
    onContract('operationId: onTaskCreated', 'operationId: createTask'),
  ],
  [
    '/tasks/{task_id} collides with /tasks/{id}',
    [contract, '/tasks/{task_id}:'],
    repeat(
      contract,
      '  /tasks/{id}:\n',
      '  /tasks/{id}/comments:\n',
      { '{id}': '{task_id}', getTask: 'getTwin', updateTask: 'updateTwin', TaskId: 'TwinId' },
      '  /events:\n',
    ),
    insert(
      contract,
      '    TwinId:\n      name: task_id\n      in: path\n      required: true\n      schema: { type: string }\n',
      '    TaskId:\n',
    ),
  ],
  [
    'the server has no OPTIONS operations',
    [contract, '    options:'],
    onContract('    get:\n', '    options:\n', '  /members:\n'),
  ],
  [
    'a response default is never sent',
    [contract, 'default:', 'operationId: getMe'],
    onContract("'503':", 'default:', 'operationId: getMe\n'),
  ],
  // Codegen would add what the policy implies.
  [
    'getTask lacks what follows from its policy: bad_request, api_key_required, api_key_disabled, scope_required',
    [contract, '    get:', '  /tasks/{id}:'],
    cut(contract, '      x-error-codes:\n', '      parameters:', 'operationId: getTask\n'),
  ],
  [
    'getMe lacks what follows from its policy: anonymous_rate_limited',
    [contract, '    get:', '  /me:'],
    onContract('        - anonymous_rate_limited\n', '', 'operationId: getMe\n'),
  ],
  [
    'getMe lacks what follows from its policy: 404',
    [contract, '    get:', '  /me:'],
    onContract('        - api_key_disabled\n', '        - not_found\n        - api_key_disabled\n'),
  ],
  [
    'loose lacks the pattern of what can be stored',
    [contract, '        loose:'],
    insert(
      contract,
      '        loose: { type: string, maxLength: 9 }\n',
      '        card_id:\n',
      '    TaskCreate:\n',
    ),
  ],
  [
    'createTask lacks what follows from its policy: Idempotent-Replay',
    [contract, '    post:', '  /tasks:'],
    onContract(
      "            Idempotent-Replay:\n              $ref: '#/components/headers/IdempotentReplay'\n",
      '',
      'operationId: createTask\n',
    ),
  ],
  // Valid OpenAPI that the server does not serve.
  [
    'the server cannot read the parameter by: its type is array',
    [contract, '- name: by'],
    parameter(inQuery('{ type: array, items: { type: string } }')),
  ],
  [
    'the server reads no parameter from a cookie: by',
    [contract, '- name: by'],
    parameter(inQuery('{ type: string }').replace('in: query', 'in: cookie')),
  ],
  [
    'by cannot be lenient',
    [contract, '- name: by'],
    parameter(inQuery('{ type: string }', '          required: true\n          x-lenient: true\n')),
  ],
  [
    'a parameter of /tasks/{id}.json/comments is only a part of a segment',
    [contract, '  /tasks/{id}.json'],
    onContract('  /tasks/{id}/comments:\n', '  /tasks/{id}.json/comments:\n'),
  ],
  [
    'end_time comes after start, which is not a field of the body',
    [contract, '          x-after:'],
    onContract('x-after: start_time', 'x-after: start'),
  ],
  [
    'a GET has no request body',
    [contract, 'requestBody:', afterMembers.trim()],
    insert(
      contract,
      '      requestBody:\n        content:\n          application/json:\n            schema: { type: object }\n            example: {}\n',
      '      responses:\n',
      afterMembers,
    ),
  ],
  [
    'the server reads bodies that are application/json, and no others',
    [contract, 'requestBody:', 'operationId: updateTask'],
    onContract('application/json:', 'text/csv:', 'description: The fields to change.'),
  ],
  [
    'the server reads bodies that are a JSON object',
    [contract, 'requestBody:', 'operationId: updateTask'],
    onContract(
      "$ref: '#/components/schemas/TaskUpdate'",
      'type: array',
      'description: The fields to change.',
    ),
  ],
  [
    'may hold U+0000 and unpaired surrogates, which cannot be stored',
    [contract, '        loose:'],
    insert(contract, '        loose: {}\n', '        card_id:\n', '    TaskCreate:\n'),
  ],
  ['a response 204 has no content', [contract, "'204':"], onContract("'200':", "'204':", afterMembers)],
  [
    'response 200 has several media types',
    [contract, "'200':", afterMembers.trim()],
    insert(
      contract,
      '            text/csv:\n              schema: { type: string }\n              example: x\n',
      '            application/json:\n',
      afterMembers,
    ),
  ],
  [
    'the server does not answer image/png',
    [contract, "'200':", afterMembers.trim()],
    content('image/png:\n              schema:\n                type: string'),
  ],
  [
    'the text/plain of response 200 is text',
    [contract, "'200':", afterMembers.trim()],
    content('text/plain:\n              schema:\n                type: object'),
  ],
  [
    'the events of a stream are not held against a schema',
    [contract, "'200':", afterMembers.trim()],
    content(
      'text/event-stream:\n              schema:\n                type: string\n                maxLength: 9',
    ),
  ],
  [
    'createTask cannot replay the stream of its 201',
    [contract, 'parameters:', 'operationId: createTask'],
    onContract(
      "application/json:\n              schema:\n                $ref: '#/components/schemas/TaskResponse'",
      'text/event-stream:\n              schema:\n                type: string',
      'operationId: createTask\n',
    ),
  ],
  [
    'createTask cannot replay the header Location of its 201',
    [contract, 'parameters:', 'operationId: createTask'],
    insert(
      contract,
      '            Location:\n              schema: { type: string }\n              example: /x\n',
      '            Idempotent-Replay:',
      'operationId: createTask\n',
    ),
  ],
  [
    'listMembers is a read, and honors Idempotency-Key',
    [contract, 'parameters:', afterMembers.trim()],
    parameter("        - $ref: '#/components/parameters/IdempotencyKey'\n"),
  ],
  [
    'the server knows Idempotency-Key as a header, and by that spelling',
    [contract, '    IdempotencyKey:'],
    onContract('name: Idempotency-Key', 'name: idempotency-key'),
  ],
  [
    'the server knows Idempotency-Key as a header, and by that spelling',
    [contract, '- name: Idempotency-Key', afterMembers.trim()],
    parameter(inQuery('{ type: string }').replace('name: by', 'name: Idempotency-Key')),
  ],
  [
    'the server sends X-RateLimit-Limit, and knows it by that spelling',
    [contract, 'X-Ratelimit-Limit:'],
    onContract('            X-RateLimit-Limit:', '            X-Ratelimit-Limit:', afterMembers),
  ],
  [
    'the server tries one security scheme for an operation',
    [contract, 'security:', afterMembers.trim()],
    onContract("apiKey: ['read:members']", "apiKey: ['read:members']\n        - session: []"),
    insert(
      contract,
      '    session: { type: apiKey, in: cookie, name: s }\n',
      '    apiKey:\n',
      'securitySchemes:\n',
    ),
  ],
  [
    'there is no security scheme session',
    [contract, 'security:', afterMembers.trim()],
    onContract("apiKey: ['read:members']", "session: ['owner']"),
  ],
  [
    'the server knows bearer tokens and cookies; apiKey is neither',
    [contract, '    apiKey:', 'securitySchemes:'],
    onContract('      scheme: bearer\n', '      scheme: basic\n'),
  ],
  [
    'who may be anybody has no budget but that of the address',
    [contract, 'x-rate-limits:', afterMembers.trim()],
    onContract("      security:\n        - apiKey: ['read:members']", '      security: []'),
  ],
  [
    'a read spends no write budget',
    [contract, 'x-rate-limits:', afterMembers.trim()],
    onContract('[key, workspace]', '[key, write, workspace]', afterMembers),
  ],
  [
    'getMe can be answered 405 method_not_allowed, of which components has no example',
    [contract, 'responses:', 'operationId: getMe'],
    onContract(
      '        - api_key_disabled\n',
      '        - method_not_allowed\n        - api_key_disabled\n',
      'operationId: getMe\n',
    ),
  ],
  [
    'getTask can be answered 404 not_found: several responses have these examples',
    [contract, 'responses:', 'operationId: getTask'],
    onContract(
      "        '404':\n          $ref: '#/components/responses/NotFound'\n",
      '',
      'operationId: getTask\n',
    ),
    repeat(
      contract,
      '    NotFound:\n',
      '    IdempotencyConflict:\n',
      { NotFound: 'NotThere' },
      '    IdempotencyConflict:\n',
    ),
  ],
  // The contract of the settings area.
  [
    'any site may have it sent',
    [settings, '    post:', '  /session:'],
    swap(settings, '      x-same-origin: true\n', ''),
  ],
  [
    'there is no role boss',
    [settings, 'security:', 'operationId: getKey'],
    swap(settings, '- session: [admin]', '- session: [boss]', 'operationId: getKey'),
  ],
]
