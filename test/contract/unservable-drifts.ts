import { contract } from './codegen-drifts.ts'
import type { Drift } from './drift.ts'
import { insert, repeat, swap, type Edit } from './project-copy.ts'

const onContract = (from: string, to: string, after?: string): Edit => swap(contract, from, to, after)
const afterMembers = 'operationId: listMembers\n'
const inQuery = (schema: string, more = ''): string =>
  `        - name: by\n          in: query\n${more}          schema: ${schema}\n          example: x\n`
const parameter = (text: string): Edit =>
  insert(contract, text, "        - $ref: '#/components/parameters/Limit'", afterMembers)
/** The content of the 200 of listMembers. */
const content = (text: string): Edit =>
  onContract(
    "application/json:\n              schema:\n                $ref: '#/components/schemas/MemberList'",
    text,
    afterMembers,
  )

/** A field of the body of createTask that may hold what cannot be stored. */
const looseField = (what: string, schema: string): Drift => ({
  title: `a field of a body is ${what}`,
  edits: [insert(contract, `        loose: ${schema}\n`, '        card_id:\n', '    TaskCreate:\n')],
  where: [contract, '        loose:'],
  says: 'may hold U+0000 and unpaired surrogates, which cannot be stored',
})

/** What is valid OpenAPI, and the server does not serve. */
export const unservable: Drift[] = [
  {
    title: 'a parameter is a list',
    edits: [parameter(inQuery('{ type: array, items: { type: string } }'))],
    where: [contract, '- name: by'],
    says: 'the server cannot read the parameter by: its type is array',
  },
  {
    title: 'a parameter comes in a cookie',
    edits: [parameter(inQuery('{ type: string }').replace('in: query', 'in: cookie'))],
    where: [contract, '- name: by'],
    says: 'the server reads no parameter from a cookie: by',
  },
  {
    title: 'a required parameter is lenient',
    edits: [parameter(inQuery('{ type: string }', '          required: true\n          x-lenient: true\n'))],
    where: [contract, '- name: by'],
    says: 'by cannot be lenient',
  },
  {
    title: 'a parameter is a part of a segment',
    edits: [onContract('  /tasks/{id}/comments:\n', '  /tasks/{id}.json/comments:\n')],
    where: [contract, '  /tasks/{id}.json'],
    says: 'a parameter of /tasks/{id}.json/comments is only a part of a segment',
  },
  {
    title: 'a text comes after a field that is not there',
    edits: [onContract('x-after: start_time', 'x-after: start')],
    where: [contract, '          x-after:'],
    says: 'end_time comes after start, which is not a field of the body',
  },
  {
    title: 'a GET has a body',
    edits: [
      insert(
        contract,
        '      requestBody:\n        content:\n          application/json:\n            schema: { type: object }\n            example: {}\n',
        '      responses:\n',
        afterMembers,
      ),
    ],
    where: [contract, 'requestBody:', afterMembers.trim()],
    says: 'a GET has no request body',
  },
  {
    title: 'a body is of another media type',
    edits: [onContract('application/json:', 'text/csv:', 'description: The fields to change.')],
    where: [contract, 'requestBody:', 'operationId: updateTask'],
    says: 'the server reads bodies that are application/json, and no others',
  },
  {
    title: 'a body is not an object',
    edits: [
      onContract(
        "$ref: '#/components/schemas/TaskUpdate'",
        'type: array',
        'description: The fields to change.',
      ),
    ],
    where: [contract, 'requestBody:', 'operationId: updateTask'],
    says: 'the server reads bodies that are a JSON object',
  },
  looseField('any value', '{}'),
  looseField('a list of any values', '{ type: array, items: {} }'),
  looseField('an object with any value', '{ type: object, properties: { a: {} } }'),
  looseField('a string with a pattern that is open', "{ type: string, pattern: '^a' }"),
  {
    title: 'a 204 has content',
    edits: [onContract("'200':", "'204':", afterMembers)],
    where: [contract, "'204':"],
    says: 'a response 204 has no content',
  },
  {
    title: 'a success has several media types',
    edits: [
      insert(
        contract,
        '            text/csv:\n              schema: { type: string }\n              example: x\n',
        '            application/json:\n',
        afterMembers,
      ),
    ],
    where: [contract, "'200':", afterMembers.trim()],
    says: 'response 200 has several media types',
  },
  {
    title: 'a success is an image',
    edits: [content('image/png:\n              schema:\n                type: string')],
    where: [contract, "'200':", afterMembers.trim()],
    says: 'the server does not answer image/png',
  },
  {
    title: 'a text is not a string',
    edits: [content('text/plain:\n              schema:\n                type: object')],
    where: [contract, "'200':", afterMembers.trim()],
    says: 'the text/plain of response 200 is text',
  },
  {
    title: 'the events of a stream have a schema',
    edits: [
      content(
        'text/event-stream:\n              schema:\n                type: string\n                maxLength: 9',
      ),
    ],
    where: [contract, "'200':", afterMembers.trim()],
    says: 'the events of a stream are not held against a schema',
  },
  {
    title: 'a stream is to be replayed',
    edits: [
      onContract(
        "application/json:\n              schema:\n                $ref: '#/components/schemas/TaskResponse'",
        'text/event-stream:\n              schema:\n                type: string',
        'operationId: createTask\n',
      ),
    ],
    where: [contract, 'parameters:', 'operationId: createTask'],
    says: 'createTask cannot replay the stream of its 201',
  },
  {
    title: 'a header of a handler is to be replayed',
    edits: [
      insert(
        contract,
        '            Location:\n              schema: { type: string }\n              example: /x\n',
        '            Idempotent-Replay:',
        'operationId: createTask\n',
      ),
    ],
    where: [contract, 'parameters:', 'operationId: createTask'],
    says: 'createTask cannot replay the header Location of its 201',
  },
  {
    title: 'a read honors Idempotency-Key',
    edits: [parameter("        - $ref: '#/components/parameters/IdempotencyKey'\n")],
    where: [contract, 'parameters:', afterMembers.trim()],
    says: 'listMembers is a read, and honors Idempotency-Key',
  },
  {
    title: 'Idempotency-Key is spelled otherwise',
    edits: [onContract('name: Idempotency-Key', 'name: idempotency-key')],
    where: [contract, '    IdempotencyKey:'],
    says: 'the server knows Idempotency-Key as a header, and by that spelling',
  },
  {
    title: 'X-Request-Id is spelled otherwise',
    edits: [onContract('name: X-Request-Id', 'name: X-Request-ID')],
    where: [contract, '    RequestId:'],
    says: 'the server knows X-Request-Id as a header, and by that spelling',
  },
  {
    title: 'Idempotency-Key is not a header',
    edits: [parameter(inQuery('{ type: string }').replace('name: by', 'name: Idempotency-Key'))],
    where: [contract, '- name: Idempotency-Key', afterMembers.trim()],
    says: 'the server knows Idempotency-Key as a header, and by that spelling',
  },
  {
    title: 'a header of the pipeline is spelled otherwise in a response',
    edits: [onContract('            X-RateLimit-Limit:', '            X-Ratelimit-Limit:', afterMembers)],
    where: [contract, 'X-Ratelimit-Limit:'],
    says: 'the server sends X-RateLimit-Limit, and knows it by that spelling',
  },
  {
    title: 'an operation has two security schemes',
    edits: [
      onContract("apiKey: ['read:members']", "apiKey: ['read:members']\n        - session: []"),
      insert(
        contract,
        '    session: { type: apiKey, in: cookie, name: s }\n',
        '    apiKey:\n',
        'securitySchemes:\n',
      ),
    ],
    where: [contract, 'security:', afterMembers.trim()],
    says: 'the server tries one security scheme for an operation',
  },
  {
    title: 'a security scheme is not there',
    edits: [onContract("apiKey: ['read:members']", "session: ['owner']")],
    where: [contract, 'security:', afterMembers.trim()],
    says: 'there is no security scheme session',
  },
  {
    title: 'a security scheme is one that the server does not know',
    edits: [onContract('      scheme: bearer\n', '      scheme: basic\n')],
    where: [contract, '    apiKey:', 'securitySchemes:'],
    says: 'the server knows bearer tokens and cookies; apiKey is neither',
  },
  {
    title: 'an operation for anybody spends the budget of a key',
    edits: [onContract("      security:\n        - apiKey: ['read:members']", '      security: []')],
    where: [contract, 'x-rate-limits:', afterMembers.trim()],
    says: 'who may be anybody has no budget but that of the address',
  },
  {
    title: 'a read spends the write budget',
    edits: [onContract('[key, workspace]', '[key, write, workspace]', afterMembers)],
    where: [contract, 'x-rate-limits:', afterMembers.trim()],
    says: 'a read spends no write budget',
  },
  {
    title: 'components has no example of a code that is listed',
    edits: [
      onContract(
        '        - api_key_disabled\n',
        '        - method_not_allowed\n        - api_key_disabled\n',
        'operationId: getMe\n',
      ),
    ],
    where: [contract, 'responses:', 'operationId: getMe'],
    says: 'getMe can be answered 405 method_not_allowed, of which components has no example',
  },
  {
    title: 'several responses of components have the examples of a status',
    edits: [
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
    where: [contract, 'responses:', 'operationId: getTask'],
    says: 'getTask can be answered 404 not_found: several responses have these examples',
  },
]
