import { move, remove, set } from './edits.ts'
import { breaks, labelled, safe, told } from './labelled.ts'

const get = 'paths /things get'
const create = 'paths /things post'
const thing = 'components schemas Thing'
const apiError = { type: 'object', required: ['error'], properties: { error: { type: 'object' } } }
const done = { operationId: 'lendThing', responses: { 204: { description: 'Lent.' } } }

/** Operations as such, and the server that has them. */
export const operations = [
  labelled('an operation is added', set('paths /things put', done), safe('operation', 'lendThing')),
  labelled('a path is added', set('paths /loans', { post: done }), safe('operation', 'lendThing')),
  labelled(
    'an operation is removed',
    remove('paths /things/{id} delete'),
    breaks('operation', 'deleteThing'),
  ),
  labelled('a path is removed', remove('paths /note'), breaks('operation', 'putNote')),
  labelled(
    'an operation is renamed',
    set(`${get} operationId`, 'findThings'),
    breaks('operation', 'findThings'),
  ),
  labelled('a method changes', move('paths /note put', 'paths /note post'), breaks('operation', 'putNote')),
  labelled('a path changes', move('paths /note', 'paths /notes'), breaks('operation', 'putNote')),
  labelled(
    'the parameter of a path is called otherwise',
    [
      set('paths /things/{id} parameters 0 name', 'thing_id'),
      move('paths /things/{id}', 'paths /things/{thing_id}'),
    ],
    told('request', 'path thing_id'),
  ),
  labelled('an operation is deprecated', set(`${get} deprecated`, true), told('operation', 'listThings')),
  labelled('a summary changes', set(`${get} summary`, 'List the things'), told('operation', 'listThings')),
  labelled('a description changes', set(`${get} description`, 'Lists.'), told('operation', 'listThings')),
  labelled('tags change', set(`${get} tags`, ['Lending']), told('operation', 'listThings')),
  labelled(
    'the description of the API changes',
    set('info description', 'Things.'),
    told('operation', 'info'),
  ),
  labelled(
    'who is asked for help changes',
    set('info contact', { name: 'Librarian' }),
    told('operation', 'info'),
  ),
  labelled(
    'other documents are told of',
    set('externalDocs', { url: 'https://things.example' }),
    told('operation', 'externalDocs'),
  ),
  labelled('the version of the document changes', set('info version', '1.1.0')),
  labelled('a server is added', set('servers 1', { url: '/api/beta' }), safe('operation', 'servers')),
  labelled('a server moves', set('servers 0 url', '/api/v2'), breaks('operation', 'servers')),
  labelled('a server is described', set('servers 0 description', 'This one.'), told('operation', 'servers')),
]

/** What an operation requires, costs and promises besides. */
export const policy = [
  labelled(
    'another scope is required',
    set(`${get} security`, [{ apiKey: ['admin'] }]),
    breaks('policy', 'listThings'),
  ),
  labelled(
    'one more scope is required',
    set(`${create} security 0 apiKey`, ['write:things', 'admin']),
    breaks('policy', 'createThing'),
  ),
  labelled(
    'a scope is no longer required',
    set(`${create} security 0 apiKey`, []),
    safe('policy', 'createThing'),
  ),
  labelled(
    'another scope will do as well',
    set(`${create} security 1`, { apiKey: ['admin'] }),
    safe('policy', 'createThing'),
  ),
  labelled('anybody may call', set(`${get} security`, []), safe('policy', 'listThings')),
  labelled(
    'not anybody may call any more',
    set('paths /note put security', [{ apiKey: [] }]),
    breaks('policy', 'putNote'),
  ),
  labelled('the security of all operations is said at each', [
    remove('security'),
    set(`${get} security`, [{ apiKey: ['read:things'] }]),
    set('paths /things/{id} get security', [{ apiKey: ['read:things'] }]),
  ]),
  labelled(
    'a scheme changes',
    set('components securitySchemes apiKey', {
      type: 'apiKey',
      in: 'header',
      name: 'Key',
      description: 'A key.',
    }),
    breaks('policy', 'securitySchemes.apiKey'),
  ),
  labelled(
    'one more budget is spent',
    set(`${get} x-rate-limits`, ['key', 'write']),
    breaks('policy', 'listThings'),
  ),
  labelled('a budget is spared', set(`${create} x-rate-limits`, ['key']), safe('policy', 'createThing')),
  labelled('idempotency is dropped', remove(`${create} parameters`), breaks('policy', 'createThing')),
  labelled(
    'idempotency is added',
    set('paths /note put parameters', [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    safe('policy', 'putNote'),
  ),
  labelled(
    'pages of other sites are kept out',
    set('paths /note put x-same-origin', true),
    breaks('policy', 'putNote'),
  ),
]

/** Error codes, and the answers that carry them. */
export const errors = [
  labelled(
    'an error code is added',
    set('x-error-catalog gone', { status: 410, type: 'invalid_request_error', description: 'It was.' }),
    safe('error', 'gone'),
  ),
  labelled(
    'an operation has one more error code',
    set('paths /things/{id} get x-error-codes', ['not_found', 'forbidden']),
    safe('error', 'getThing'),
  ),
  labelled(
    'an operation has one error code less',
    set(`${create} x-error-codes`, ['validation_error']),
    safe('error', 'createThing'),
  ),
  labelled('an error code is removed', remove('x-error-catalog not_found'), breaks('error', 'not_found')),
  labelled(
    'the status of an error code moves',
    set('x-error-catalog not_found status', 410),
    breaks('error', 'not_found'),
  ),
  labelled(
    'the type of an error code changes',
    set('x-error-catalog forbidden type', 'api_error'),
    breaks('error', 'forbidden'),
  ),
  labelled(
    'an error code is described otherwise',
    set('x-error-catalog forbidden description', 'No.'),
    told('error', 'forbidden'),
  ),
  labelled(
    'an error code joins those that errors list',
    set('components schemas ApiError properties error properties code enum', [
      'not_found',
      'forbidden',
      'validation_error',
      'gone',
    ]),
    safe('error', 'ApiError.error.code'),
  ),
  labelled(
    'a field of errors is removed',
    [
      set('components schemas ApiError properties error required', ['code']),
      remove('components schemas ApiError properties error properties message'),
    ],
    breaks('error', 'ApiError.error.message'),
  ),
  labelled(
    'an operation refuses with one more status',
    set('paths /things/{id} get responses 410', {
      description: 'It was.',
      content: { 'application/json': { schema: apiError } },
    }),
    safe('error', '410'),
  ),
  labelled(
    'an operation refuses with one status less',
    remove('paths /things/{id} get responses 404'),
    safe('error', '404'),
  ),
]

/** What changes the document and nothing that is sent. */
export const refactorings = [
  labelled('nothing changes', []),
  labelled('an inline schema becomes a component', [
    set('components schemas Condition', { type: 'string', enum: ['new', 'worn'] }),
    set(`${thing} properties state`, { $ref: '#/components/schemas/Condition' }),
  ]),
  labelled('a component becomes an inline schema', [
    set(`${get} parameters 1 schema`, { type: 'string', enum: ['free', 'lent'] }),
  ]),
  labelled('a component is renamed', [
    move('components schemas ThingCreate', 'components schemas NewThing'),
    set('components schemas NewThing properties parts items', { $ref: '#/components/schemas/NewThing' }),
    set(`${create} requestBody content application/json schema`, { $ref: '#/components/schemas/NewThing' }),
  ]),
  labelled('a response becomes a component', [
    move(`${create} responses 201`, 'components responses Created'),
    set(`${create} responses 201`, { $ref: '#/components/responses/Created' }),
  ]),
  labelled('properties move into what all have', [
    set('components schemas Titled', {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string', minLength: 1, maxLength: 100 } },
    }),
    remove('components schemas ThingCreate required'),
    remove('components schemas ThingCreate properties title'),
    set('components schemas ThingCreate allOf', [{ $ref: '#/components/schemas/Titled' }]),
  ]),
  labelled(
    'null is said as an alternative',
    set('components schemas ThingCreate properties due', {
      anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
    }),
  ),
  labelled('a value is said as a list of one', [
    set('components schemas Round properties form', { enum: ['round'] }),
  ]),
  labelled('fields change places', [
    set('components schemas Round properties', { radius: { type: 'number' }, form: { const: 'round' } }),
  ]),
  labelled('a component that nobody uses is added', set('components schemas Spare', { type: 'string' })),
]
