import type { Drift } from './drift.ts'
import { cut, insert, repeat, swap, type Edit } from './project-copy.ts'

export const contract = 'spec/openapi.yaml'
export const operations = 'generated/openapi.operations.ts'
const types = 'generated/openapi.types.ts'
const validators = 'generated/openapi.validators.js'

const stale = 'this is not what the contract makes'
const onContract = (from: string, to: string, after?: string): Edit => swap(contract, from, to, after)

/** Between the contract and what was generated from it. */
export const staleness: Drift[] = [
  {
    title: 'an operation is removed',
    edits: [cut(contract, '  /members:\n', '  /tasks:\n')],
    where: [operations, "| 'listMembers'"],
    says: stale,
  },
  {
    title: 'an operation is renamed',
    edits: [onContract('operationId: getTask\n', 'operationId: readTask\n')],
    where: [operations, "| 'getTask'"],
    says: stale,
  },
  {
    title: 'a scope is changed',
    edits: [onContract("['read:members']", "['read:tasks']", 'operationId: listMembers')],
    where: [operations, "requires: ['read:members']"],
    says: stale,
  },
  {
    title: 'a success status is changed',
    edits: [onContract("'201':", "'202':", 'operationId: createTask\n')],
    where: [operations, '201: { mediaType', "operationId: 'createTask'"],
    says: stale,
  },
  {
    title: 'an error code is removed from an operation',
    edits: [onContract('        - no_open_column\n', '', 'operationId: createTask\n')],
    where: [operations, 'errorCodes: [', "operationId: 'createTask'"],
    says: stale,
  },
  {
    title: 'a field is added',
    edits: [
      onContract(
        '        title:\n',
        '        subtitle:\n          type: string\n        title:\n',
        '    Task:\n',
      ),
    ],
    where: [types, 'The title, written as', 'Task: {'],
    says: stale,
  },
  {
    title: 'a type is changed',
    edits: [onContract('type: string', 'type: integer', 'The name of the column.')],
    where: [types, 'name: string', 'Card: {'],
    says: stale,
  },
  {
    title: 'nullability is changed',
    edits: [onContract("type: [string, 'null']", 'type: string', 'What the project is about.')],
    where: [types, 'description: string | null', 'Project: {'],
    says: stale,
  },
  {
    title: 'a value is added to an enum',
    edits: [onContract('enum: [low,', 'enum: [lowest, low,', '    TaskPriority:\n')],
    where: [types, 'TaskPriority:'],
    says: stale,
  },
  {
    title: 'a limit is changed',
    edits: [onContract('maxLength: 500', 'maxLength: 200', '    TaskCreate:\n')],
    where: [validators, '"maxLength":500'],
    says: stale,
  },
  {
    title: 'an event type is added',
    edits: [
      onContract('  task.deleted:\n', '  task.archived:\n    post: {}\n  task.deleted:\n', '\nwebhooks:\n'),
    ],
    where: [contract, 'post: {}'],
    says: 'the operation has no operationId',
  },
  {
    title: 'the generated operations are edited by hand',
    edits: [swap(operations, "requires: ['write:tasks']", 'requires: []')],
    where: [operations, 'requires: []', "operationId: 'createTask'"],
    says: stale,
  },
  {
    title: 'the generated types are edited by hand',
    edits: [swap(types, 'title: string', 'title: string | null', 'Task: {')],
    where: [types, 'title: string | null', 'Task: {'],
    says: stale,
  },
  {
    title: 'the generated validators are edited by hand',
    edits: [swap(validators, '"maxLength":500', '"maxLength":5000')],
    where: [validators, '"maxLength":5000'],
    says: stale,
  },
  {
    title: 'a generated file breaks off',
    edits: [{ file: operations, change: (text) => text.slice(0, text.indexOf('\n\n/** The contract, for')) }],
    where: [operations, '} as const', 'export const operations'],
    says: stale,
  },
  {
    title: 'the generated declarations are edited by hand',
    edits: [swap('generated/openapi.validators.d.ts', 'export const getMe_200: Validator\n', '')],
    where: ['generated/openapi.validators.d.ts', 'export const listProjects_query_cursor'],
    says: stale,
  },
]

/** What no code can be generated from. */
export const invalid: Drift[] = [
  {
    title: 'it is not OpenAPI 3.1',
    edits: [onContract('openapi: 3.1.0', 'openapi: 3.0.3')],
    where: [contract, 'openapi: 3.0.3'],
    says: 'the contract is not OpenAPI 3.1',
  },
  {
    title: 'it is not YAML',
    edits: [onContract('summary: List tasks', 'summary: List: tasks')],
    where: [contract, 'summary: List: tasks'],
    says: 'Nested mappings are not allowed',
  },
  {
    title: 'it is empty',
    edits: [{ file: contract, change: () => '' }],
    where: [contract, ''],
    says: 'the contract is not OpenAPI 3.1',
  },
  {
    title: 'it repeats a key',
    edits: [insert(contract, '    get: {}\n', '    get:\n', '  /members:\n')],
    where: [contract, '    get:', 'get: {}'],
    says: 'Map keys must be unique',
  },
  {
    title: 'it has a key that OpenAPI does not know',
    edits: [onContract('requestBody:', 'requestBodies:', 'operationId: createTask\n')],
    where: [contract, 'requestBodies:'],
    says: 'is not expected here',
  },
  {
    title: 'it lacks a key that OpenAPI demands',
    edits: [onContract('          description: One page of members.\n', '')],
    where: [contract, "'200':", 'operationId: listMembers'],
    says: 'description',
  },
  {
    title: 'a schema has an unknown type',
    edits: [onContract('type: boolean', 'type: bool', '    Card:\n')],
    where: [contract, 'type: bool', '    Card:'],
    says: 'type',
  },
  {
    title: 'a schema has a pattern that is no regular expression',
    edits: [onContract("pattern: '^#(", "pattern: '^#((", '    CalendarEventCreate:\n')],
    where: [contract, '    CalendarEventCreate:'],
    says: 'Invalid regular expression',
  },
  {
    title: 'a reference resolves to nothing',
    edits: [onContract("schemas/MemberList'", "schemas/Members'")],
    where: [contract, "schemas/Members'"],
    says: "Can't resolve $ref: #/components/schemas/Members",
  },
  {
    title: 'a reference leads to a file that is not there',
    edits: [onContract("'#/components/schemas/MemberList'", "'./none.yaml#/components/schemas/MemberList'")],
    where: [contract, "'./none.yaml#/"],
    says: "Can't resolve $ref",
  },
  {
    title: 'a path parameter is not documented',
    edits: [onContract('/projects/{id}:', '/projects/{project_id}:')],
    where: [contract, 'parameters:', 'operationId: getProject'],
    says: '`{project_id}`',
  },
  {
    title: 'an operation has no operationId',
    edits: [onContract('      operationId: getTask\n', '')],
    where: [contract, '    get:', '  /tasks/{id}:'],
    says: 'the operation has no operationId',
  },
  {
    title: 'an operation has no security policy',
    edits: [cut(contract, '      security:\n', '      x-rate-limits:', 'operationId: getTask\n')],
    where: [contract, '    get:', '  /tasks/{id}:'],
    says: 'the operation has no security policy',
  },
  {
    title: 'an operation with an Idempotency-Key has no security policy',
    edits: [cut(contract, '      security:\n', '      x-rate-limits:', 'operationId: createTask\n')],
    where: [contract, '    post:', '  /tasks:'],
    says: 'the operation has no security policy',
  },
  {
    title: 'an operation requires a scope that is not there',
    edits: [onContract("['read:members']", "['read:people']")],
    where: [contract, 'security:', 'operationId: listMembers'],
    says: 'there is no scope read:people',
  },
  {
    title: 'an operation has no budgets',
    edits: [onContract('      x-rate-limits: [key, write, workspace]\n', '', 'operationId: createTask\n')],
    where: [contract, '    post:', '  /tasks:'],
    says: 'the operation has no budgets',
  },
  {
    title: 'a body has no bound',
    edits: [onContract('      x-max-body: 1048576\n', '', 'operationId: createTask\n')],
    where: [contract, '    post:', '  /tasks:'],
    says: 'the operation does not say how large its body may be',
  },
  {
    title: 'a write spends no write budget',
    edits: [onContract('[key, write, workspace]', '[key, workspace]', 'operationId: createTask\n')],
    where: [contract, 'x-rate-limits:', 'operationId: createTask'],
    says: 'a write that spends key spends write too',
  },
  {
    title: 'an operation documents a status without a code',
    edits: [onContract('        - not_found\n', '', 'operationId: createTask\n')],
    where: [contract, "'404':", 'operationId: createTask'],
    says: 'no code of x-error-codes has that status',
  },
  {
    title: 'an error code is removed from the catalog',
    edits: [cut(contract, '  no_open_column:\n', '  inbox_project:\n', '\nx-error-catalog:')],
    where: [contract, '- no_open_column', 'operationId: createTask'],
    says: 'error code no_open_column is not in x-error-catalog',
  },
  {
    title: 'an error code does not say what to do',
    edits: [cut(contract, '    remedy:', '  inbox_project:\n', '  no_open_column:\n    status')],
    where: [contract, '  no_open_column:', 'x-error-catalog:'],
    says: 'the error code no_open_column has no remedy',
  },
  {
    title: 'an error code has no example anywhere',
    edits: [
      cut(contract, '    example:\n', '  idempotency_key_reuse:\n', '  method_not_allowed:\n    status'),
    ],
    where: [contract, '  method_not_allowed:', 'x-error-catalog:'],
    says: 'no response has an example of method_not_allowed',
  },
  {
    title: 'two operations have one operationId',
    edits: [onContract('operationId: listEvents', 'operationId: listTasks')],
    where: [contract, 'operationId: listTasks', '  /events:'],
    says: 'operationId listTasks is used already on line',
  },
  {
    title: 'an operation and a webhook have one operationId',
    edits: [onContract('operationId: onTaskCreated', 'operationId: createTask')],
    where: [contract, 'operationId: createTask', 'webhooks:'],
    says: 'operationId createTask is used already on line',
  },
  {
    title: 'two path templates match the same paths',
    edits: [
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
    where: [contract, '/tasks/{task_id}:'],
    says: '/tasks/{task_id} collides with /tasks/{id}',
  },
  {
    title: 'an operation has a method that the server does not serve',
    edits: [onContract('    get:\n', '    options:\n', '  /members:\n')],
    where: [contract, '    options:'],
    says: 'the server has no OPTIONS operations',
  },
  {
    title: 'a response is described for all statuses',
    edits: [onContract("'503':", 'default:', 'operationId: getMe\n')],
    where: [contract, 'default:', 'operationId: getMe'],
    says: 'a response default is never sent',
  },
]

/** What follows from the policy of an operation and is not there yet: codegen adds it. */
export const incomplete: Drift[] = [
  {
    title: 'an operation lists no error codes',
    edits: [cut(contract, '      x-error-codes:\n', '      parameters:', 'operationId: getTask\n')],
    where: [contract, '    get:', '  /tasks/{id}:'],
    says: 'getTask lacks what follows from its policy: bad_request, api_key_required, api_key_disabled, scope_required',
  },
  {
    title: 'an operation lacks a code of its policy',
    edits: [onContract('        - anonymous_rate_limited\n', '', 'operationId: getMe\n')],
    where: [contract, '    get:', '  /me:'],
    says: 'getMe lacks what follows from its policy: anonymous_rate_limited',
  },
  {
    title: 'an operation lists a code whose status it does not document',
    edits: [onContract('        - api_key_disabled\n', '        - not_found\n        - api_key_disabled\n')],
    where: [contract, '    get:', '  /me:'],
    says: 'getMe lacks what follows from its policy: 404',
  },
  {
    title: 'a field of a body lacks the pattern of what can be stored',
    edits: [
      insert(
        contract,
        '        loose: { type: string, maxLength: 9 }\n',
        '        card_id:\n',
        '    TaskCreate:\n',
      ),
    ],
    where: [contract, '        loose:'],
    says: 'loose lacks the pattern of what can be stored',
  },
  {
    title: 'a success lacks a header that every response has',
    edits: [
      onContract(
        "            Idempotent-Replay:\n              $ref: '#/components/headers/IdempotentReplay'\n",
        '',
        'operationId: createTask\n',
      ),
    ],
    where: [contract, '    post:', '  /tasks:'],
    says: 'createTask lacks what follows from its policy: Idempotent-Replay',
  },
]
