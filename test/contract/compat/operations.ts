import { move, remove, set, type LabeledEdits } from './edits.ts'

const get = 'paths /things get'
const create = 'paths /things post'
const thing = 'components schemas Thing'
const apiError = { type: 'object', required: ['error'], properties: { error: { type: 'object' } } }
const done = { operationId: 'lendThing', responses: { 204: { description: 'Lent.' } } }

/** Edits that add, remove or move operations and servers. */
export const operations: LabeledEdits[] = [
  ['safe operation: lendThing', set('paths /things put', done)],
  ['safe operation: lendThing', set('paths /loans', { post: done })],
  ['breaking operation: deleteThing', remove('paths /things/{id} delete')],
  ['breaking operation: putNote', remove('paths /note')],
  ['breaking operation: findThings', set(`${get} operationId`, 'findThings')],
  ['breaking operation: putNote', move('paths /note put', 'paths /note post')],
  ['breaking operation: putNote', move('paths /note', 'paths /notes')],
  [
    'documentation request: path thing_id',
    set('paths /things/{id} parameters 0 name', 'thing_id'),
    move('paths /things/{id}', 'paths /things/{thing_id}'),
  ],
  ['documentation operation: listThings', set(`${get} deprecated`, true)],
  ['documentation operation: listThings', set(`${get} summary`, 'List the things')],
  ['documentation operation: listThings', set(`${get} description`, 'Lists.')],
  ['documentation operation: listThings', set(`${get} tags`, ['Lending'])],
  ['documentation operation: info', set('info description', 'Things.')],
  ['documentation operation: info', set('info contact', { name: 'Librarian' })],
  ['documentation operation: externalDocs', set('externalDocs', { url: 'https://things.example' })],
  [[], set('info version', '1.1.0')],
  ['safe operation: servers', set('servers 1', { url: '/api/beta' })],
  ['breaking operation: servers', set('servers 0 url', '/api/v2')],
  ['documentation operation: servers', set('servers 0 description', 'This one.')],
]

/** Edits of scopes, budgets and other promises of an operation. */
export const policy: LabeledEdits[] = [
  ['breaking policy: listThings', set(`${get} security`, [{ apiKey: ['admin'] }])],
  ['breaking policy: createThing', set(`${create} security 0 apiKey`, ['write:things', 'admin'])],
  ['safe policy: createThing', set(`${create} security 0 apiKey`, [])],
  ['safe policy: createThing', set(`${create} security 1`, { apiKey: ['admin'] })],
  ['safe policy: listThings', set(`${get} security`, [])],
  ['breaking policy: putNote', set('paths /note put security', [{ apiKey: [] }])],
  [
    [],
    remove('security'),
    set(`${get} security`, [{ apiKey: ['read:things'] }]),
    set('paths /things/{id} get security', [{ apiKey: ['read:things'] }]),
  ],
  [
    'breaking policy: securitySchemes.apiKey',
    set('components securitySchemes apiKey', {
      type: 'apiKey',
      in: 'header',
      name: 'Key',
      description: 'A key.',
    }),
  ],
  ['breaking policy: listThings', set(`${get} x-rate-limits`, ['key', 'write'])],
  ['safe policy: createThing', set(`${create} x-rate-limits`, ['key'])],
  ['breaking policy: createThing', remove(`${create} parameters`)],
  [
    'safe policy: putNote',
    set('paths /note put parameters', [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ],
  ['breaking policy: putNote', set('paths /note put x-same-origin', true)],
]

/** Edits of error codes and of the responses that carry them. */
export const errors: LabeledEdits[] = [
  [
    'safe error: gone',
    set('x-error-catalog gone', { status: 410, type: 'invalid_request_error', description: 'It was.' }),
  ],
  ['safe error: getThing', set('paths /things/{id} get x-error-codes', ['not_found', 'forbidden'])],
  ['safe error: createThing', set(`${create} x-error-codes`, ['validation_error'])],
  ['breaking error: not_found', remove('x-error-catalog not_found')],
  ['breaking error: not_found', set('x-error-catalog not_found status', 410)],
  ['breaking error: forbidden', set('x-error-catalog forbidden type', 'api_error')],
  ['documentation error: forbidden', set('x-error-catalog forbidden description', 'No.')],
  [
    'safe error: ApiError.error.code',
    set('components schemas ApiError properties error properties code enum', [
      'not_found',
      'forbidden',
      'validation_error',
      'gone',
    ]),
  ],
  [
    'breaking error: ApiError.error.message',
    set('components schemas ApiError properties error required', ['code']),
    remove('components schemas ApiError properties error properties message'),
  ],
  [
    'safe error: 410',
    set('paths /things/{id} get responses 410', {
      description: 'It was.',
      content: { 'application/json': { schema: apiError } },
    }),
  ],
  ['safe error: 404', remove('paths /things/{id} get responses 404')],
]

/** Edits of the document that change neither requests nor responses. */
export const refactorings: LabeledEdits[] = [
  [[]],
  [[], set(`${create} x-transaction`, 'locks')],
  [
    [],
    set('components schemas Condition', { type: 'string', enum: ['new', 'worn'] }),
    set(`${thing} properties state`, { $ref: '#/components/schemas/Condition' }),
  ],
  [[], set(`${get} parameters 1 schema`, { type: 'string', enum: ['free', 'lent'] })],
  [
    [],
    move('components schemas ThingCreate', 'components schemas NewThing'),
    set('components schemas NewThing properties parts items', { $ref: '#/components/schemas/NewThing' }),
    set(`${create} requestBody content application/json schema`, { $ref: '#/components/schemas/NewThing' }),
  ],
  [
    [],
    move(`${create} responses 201`, 'components responses Created'),
    set(`${create} responses 201`, { $ref: '#/components/responses/Created' }),
  ],
  [
    [],
    set('components schemas Titled', {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string', minLength: 1, maxLength: 100 } },
    }),
    remove('components schemas ThingCreate required'),
    remove('components schemas ThingCreate properties title'),
    set('components schemas ThingCreate allOf', [{ $ref: '#/components/schemas/Titled' }]),
  ],
  [
    [],
    set('components schemas ThingCreate properties due', {
      anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
    }),
  ],
  [[], set('components schemas Round properties form', { enum: ['round'] })],
  [[], set('components schemas Round properties', { radius: { type: 'number' }, form: { const: 'round' } })],
  [[], set('components schemas Spare', { type: 'string' })],
]
