import { contract, onContract, type Drift } from '../../support/project/drift.ts'
import { cut, insert, repeat, swap, type Edit } from '../../support/project/project-copy.ts'

export const operations = 'generated/openapi.operations.ts'
const types = 'generated/openapi.types.ts'

const stale = 'differs from what the contract generates'
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
    [operations, '} as const', 'export const operations'],
    { file: operations, change: (text) => text.slice(0, text.indexOf('\n\n/** The contract, for')) },
  ],
  // Contracts that no code can be generated from.
  [
    'the contract is not OpenAPI 3.1',
    [contract, 'openapi: 3.0.3'],
    onContract('openapi: 3.1.0', 'openapi: 3.0.3'),
  ],
  [
    'is not expected here',
    [contract, 'requestBodies:'],
    onContract('requestBody:', 'requestBodies:', 'operationId: createTask\n'),
  ],
  [
    'Invalid regular expression',
    [contract, '    EventColor:'],
    onContract("pattern: '^#(", "pattern: '^#((", '    EventColor:\n'),
  ],
  [
    'not every regular expression engine compiles this pattern',
    [contract, "pattern: '^(?=#)#(", '    EventColor:'],
    onContract("pattern: '^#(", "pattern: '^(?=#)#(", '    EventColor:\n'),
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
    'the operation has no budgets',
    [contract, '    post:', '  /tasks:'],
    onContract('      x-rate-limits: [key, write, workspace]\n', '', 'operationId: createTask\n'),
  ],
  [
    'the operation charges no budget: its callers are unlimited',
    [contract, 'x-rate-limits:', 'operationId: createTask'],
    onContract(
      '      x-rate-limits: [key, write, workspace]\n',
      '      x-rate-limits: []\n',
      'operationId: createTask\n',
    ),
  ],
  [
    'the operation has no size limit for its body',
    [contract, '    post:', '  /tasks:'],
    onContract('      x-max-body: 1048576\n', '', 'operationId: createTask\n'),
  ],
  [
    'a write that spends key must also spend write',
    [contract, 'x-rate-limits:', 'operationId: createTask'],
    onContract('[key, write, workspace]', '[key, workspace]', 'operationId: createTask\n'),
  ],
  [
    'no response has an example of method_not_allowed',
    [contract, '  method_not_allowed:', 'x-error-catalog:'],
    cut(contract, '    example:\n', '  idempotency_key_reuse:\n', '  method_not_allowed:\n    status'),
  ],
  [
    'operationId listTasks is already used on line',
    [contract, 'operationId: listTasks', '  /events:'],
    onContract('operationId: listEvents', 'operationId: listTasks'),
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
    'a response default is never sent',
    [contract, 'default:', 'operationId: getMe'],
    onContract("'503':", 'default:', 'operationId: getMe\n'),
  ],
  // Codegen would add what the policy implies.
  [
    'getTask lacks parts that follow from its policy: bad_request, api_key_required, api_key_disabled, scope_required',
    [contract, '    get:', '  /tasks/{id}:'],
    cut(contract, '      x-error-codes:\n', '      parameters:', 'operationId: getTask\n'),
  ],
  [
    'loose lacks the storage rules',
    [contract, '        loose:'],
    insert(
      contract,
      '        loose: { type: string, maxLength: 9 }\n',
      '        card_id:\n',
      '    TaskCreate:\n',
    ),
  ],
  // Valid OpenAPI that the server does not serve.
  [
    'the server cannot read the parameter by: its type is array',
    [contract, '- name: by'],
    parameter(inQuery('{ type: array, items: { type: string } }')),
  ],
  [
    'by cannot be lenient',
    [contract, '- name: by'],
    parameter(inQuery('{ type: string }', '          required: true\n          x-lenient: true\n')),
  ],
  [
    'end_time comes after start, which is not a field of the body',
    [contract, '          x-after:'],
    onContract('x-after: start_time', 'x-after: start'),
  ],
  [
    'the server supports only application/json and text bodies',
    [contract, 'requestBody:', 'operationId: updateTask'],
    onContract('application/json:', 'application/xml:', 'description: The fields to change.'),
  ],
  [
    'may contain U+0000 and unpaired surrogates, which cannot be stored',
    [contract, '        loose:'],
    insert(contract, '        loose: {}\n', '        card_id:\n', '    TaskCreate:\n'),
  ],
  ['a response 204 has no content', [contract, "'204':"], onContract("'200':", "'204':", afterMembers)],
  [
    'the server does not support responses of type image/png',
    [contract, "'200':", afterMembers.trim()],
    content('image/png:\n              schema:\n                type: string'),
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
    'listMembers is a read, but lists Idempotency-Key',
    [contract, 'parameters:', afterMembers.trim()],
    parameter("        - $ref: '#/components/parameters/IdempotencyKey'\n"),
  ],
  [
    'the server supports one security scheme per operation',
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
    'an operation without authentication can only charge the budget of the address',
    [contract, 'x-rate-limits:', afterMembers.trim()],
    onContract("      security:\n        - apiKey: ['read:members']", '      security: []'),
  ],
  [
    'getMe may return 405 method_not_allowed, for which components has no example',
    [contract, 'responses:', 'operationId: getMe'],
    onContract(
      '        - api_key_disabled\n',
      '        - method_not_allowed\n        - api_key_disabled\n',
      'operationId: getMe\n',
    ),
  ],
  // The contract of the settings area.
  [
    'any site can trigger it',
    [settings, '    post:', '  /session:'],
    swap(settings, '      x-same-origin: true\n', ''),
  ],
  [
    'the server does not support the transaction lock',
    [settings, 'x-transaction: lock', 'operationId: deleteColumn'],
    swap(settings, 'x-transaction: locks', 'x-transaction: lock', 'operationId: deleteColumn\n'),
  ],
  [
    'a read has no x-transaction',
    [settings, 'x-transaction: plan', 'operationId: getSession'],
    swap(
      settings,
      '      x-rate-limits:',
      '      x-transaction: plan\n      x-rate-limits:',
      'operationId: getSession\n',
    ),
  ],
  [
    'createProject commits by itself, so its reply could not be stored',
    [settings, 'parameters:', 'operationId: createProject'],
    swap(
      settings,
      '      x-rate-limits:',
      '      x-transaction: own\n      x-rate-limits:',
      'operationId: createProject\n',
    ),
  ],
]
