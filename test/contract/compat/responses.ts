import { move, remove, set, type LabeledEdits } from './edits.ts'

const thing = 'components schemas Thing'
const list = 'paths /things get responses 200'
const created = 'webhooks thing.created post'
const payload = `${created} requestBody content application/json schema`
const data = `${payload} properties data`
const oval = { type: 'object', required: ['form'], properties: { form: { const: 'oval' } } }

export const responses: LabeledEdits[] = [
  ['safe response: Thing.age', set(`${thing} properties age`, { type: 'integer' })],
  [
    'safe response: Thing.age',
    set(`${thing} properties age`, { type: 'integer' }),
    set(`${thing} required 8`, 'age'),
  ],
  ['breaking response: Thing.title', remove(`${thing} properties title`), remove(`${thing} required 1`)],
  ['breaking response: Thing.owner', remove(`${thing} properties owner`)],
  ['breaking response: Thing.title', remove(`${thing} required 1`)],
  ['safe response: Thing.owner', set(`${thing} required 8`, 'owner')],
  ['breaking response: Thing.id', set(`${thing} properties id type`, ['string', 'null'])],
  ['safe response: Thing.due', set(`${thing} properties due type`, 'string')],
  ['breaking response: Thing.state', set(`${thing} properties state enum 2`, 'lost')],
  ['safe response: Thing.state', set(`${thing} properties state enum`, ['new'])],
  ['safe response: Thing.kind', set(`${thing} properties kind anyOf 0 enum 2`, 'book')],
  [
    'breaking response: Thing.state',
    set(`${thing} properties state`, {
      anyOf: [{ type: 'string', enum: ['new', 'worn'] }, { type: 'string' }],
    }),
  ],
  ['breaking response: Thing.count', set(`${thing} properties count type`, 'number')],
  ['safe response: Thing.weight', set(`${thing} properties weight type`, 'integer')],
  ['breaking response: Thing.weight', set(`${thing} properties weight type`, 'string')],
  ['breaking response: Thing.due', set(`${thing} properties due format`, 'date-time')],
  ['breaking response: Thing.title', set(`${thing} properties title maxLength`, 200)],
  ['safe response: Thing.title', set(`${thing} properties title maxLength`, 50)],
  ['breaking response: Thing.count', remove(`${thing} properties count minimum`)],
  [
    'breaking response: 200.data',
    set(`${list} content application/json schema properties data maxItems`, 200),
  ],
  [
    'breaking response: Thing.shape',
    set('components schemas Oval', oval),
    set(`${thing} properties shape oneOf 2`, { $ref: '#/components/schemas/Oval' }),
    set(`${thing} properties shape discriminator mapping oval`, '#/components/schemas/Oval'),
  ],
  [
    'safe response: Thing.shape',
    remove(`${thing} properties shape oneOf 1`),
    remove(`${thing} properties shape discriminator mapping square`),
  ],
  [
    ['breaking response: Round.radius', 'breaking request: Round.radius'],
    set('components schemas Round properties radius type', 'string'),
  ],
  [
    'breaking response: Thing.shape',
    remove(`${thing} properties shape discriminator mapping round`),
    set(`${thing} properties shape discriminator mapping circle`, '#/components/schemas/Round'),
  ],
  ['breaking response: Thing.shape', set(`${thing} properties shape discriminator propertyName`, 'kind')],
  ['breaking response: Thing', remove(`${thing} additionalProperties`)],
  ['safe response: 200 header X-Page', set(`${list} headers X-Page`, { schema: { type: 'integer' } })],
  ['breaking response: 200 header X-Note', remove(`${list} headers X-Note`)],
  ['breaking response: 200 header X-Total', remove(`${list} headers X-Total required`)],
  ['breaking response: 200 header X-Total', set(`${list} headers X-Total schema type`, 'string')],
  [
    ['breaking response: 204', 'safe error: 404'],
    move('paths /note put responses 204', 'paths /note put responses 404'),
  ],
  ['breaking response: 202', set('paths /note put responses 202', { description: 'The note will be kept.' })],
  [
    ['breaking response: 200', 'safe response: 200'],
    move(`${list} content application/json`, `${list} content application/xml`),
  ],
  ['documentation response: Thing.title', set(`${thing} properties title description`, 'Its name.')],
  ['documentation response: 200', set(`${list} description`, 'All of them.')],
]

export const webhooks: LabeledEdits[] = [
  [
    'safe webhook: thing.lent',
    set('webhooks thing.lent', {
      post: { operationId: 'onThingLent', responses: { 204: { description: 'Received.' } } },
    }),
  ],
  ['breaking webhook: thing.deleted', remove('webhooks thing.deleted')],
  ['breaking webhook: thing.gone', move('webhooks thing.deleted', 'webhooks thing.gone')],
  [
    ['breaking webhook: thing.deleted', 'safe webhook: thing.gone'],
    move('webhooks thing.deleted', 'webhooks thing.gone'),
    set('webhooks thing.gone post operationId', 'onThingGone'),
  ],
  ['documentation webhook: thing.created', set(`${created} description`, 'Sent at once.')],
  ['safe webhook: payload.data.age', set(`${data} properties age`, { type: 'integer' })],
  [
    'breaking webhook: payload.data.colour',
    remove(`${data} properties colour`),
    set(`${data} required`, ['id']),
  ],
  ['breaking webhook: payload.data.colour', set(`${data} required`, ['id'])],
  ['breaking webhook: payload.data.id', set(`${data} properties id type`, ['string', 'null'])],
  ['breaking webhook: payload.data.colour', set(`${data} properties colour enum 2`, 'blue')],
  ['safe webhook: payload.data.colour', set(`${data} properties colour enum`, ['red'])],
  ['breaking webhook: payload.type', set(`${payload} properties type const`, 'thing.made')],
  ['breaking webhook: header Signature', remove(`${created} parameters`)],
  [
    'safe webhook: header Event',
    set(`${created} parameters 1`, {
      name: 'Event',
      in: 'header',
      required: true,
      schema: { type: 'string' },
    }),
  ],
]
