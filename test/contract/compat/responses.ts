import { move, remove, set } from './edits.ts'
import { breaks, labelled, safe, told } from './labelled.ts'

const thing = 'components schemas Thing'
const list = 'paths /things get responses 200'
const created = 'webhooks thing.created post'
const payload = `${created} requestBody content application/json schema`
const data = `${payload} properties data`
const oval = {
  type: 'object',
  required: ['form'],
  properties: { form: { const: 'oval' } },
}

export const responses = [
  labelled(
    'a field is added',
    set(`${thing} properties age`, { type: 'integer' }),
    safe('response', 'Thing.age'),
  ),
  labelled(
    'a field that is always there is added',
    [set(`${thing} properties age`, { type: 'integer' }), set(`${thing} required 8`, 'age')],
    safe('response', 'Thing.age'),
  ),
  labelled(
    'a field is removed',
    [remove(`${thing} properties title`), remove(`${thing} required 1`)],
    breaks('response', 'Thing.title'),
  ),
  labelled(
    'an optional field is removed',
    remove(`${thing} properties owner`),
    breaks('response', 'Thing.owner'),
  ),
  labelled('a field may be absent', remove(`${thing} required 1`), breaks('response', 'Thing.title')),
  labelled('a field is always there', set(`${thing} required 8`, 'owner'), safe('response', 'Thing.owner')),
  labelled(
    'a field may be null',
    set(`${thing} properties id type`, ['string', 'null']),
    breaks('response', 'Thing.id'),
  ),
  labelled(
    'a field is never null',
    set(`${thing} properties due type`, 'string'),
    safe('response', 'Thing.due'),
  ),
  labelled(
    'a value is added to a closed enum',
    set(`${thing} properties state enum 2`, 'lost'),
    breaks('response', 'Thing.state'),
  ),
  labelled(
    'a value of a closed enum is removed',
    set(`${thing} properties state enum`, ['new']),
    safe('response', 'Thing.state'),
  ),
  labelled(
    'a value is added to an open enum',
    set(`${thing} properties kind anyOf 0 enum 2`, 'book'),
    safe('response', 'Thing.kind'),
  ),
  labelled(
    'a closed enum is opened',
    set(`${thing} properties state`, {
      anyOf: [{ type: 'string', enum: ['new', 'worn'] }, { type: 'string' }],
    }),
    breaks('response', 'Thing.state'),
  ),
  labelled(
    'a type is widened',
    set(`${thing} properties count type`, 'number'),
    breaks('response', 'Thing.count'),
  ),
  labelled(
    'a type is narrowed',
    set(`${thing} properties weight type`, 'integer'),
    safe('response', 'Thing.weight'),
  ),
  labelled(
    'a type changes',
    set(`${thing} properties weight type`, 'string'),
    breaks('response', 'Thing.weight'),
  ),
  labelled(
    'a format changes',
    set(`${thing} properties due format`, 'date-time'),
    breaks('response', 'Thing.due'),
  ),
  labelled(
    'a field may be longer',
    set(`${thing} properties title maxLength`, 200),
    breaks('response', 'Thing.title'),
  ),
  labelled(
    'a field is never as long',
    set(`${thing} properties title maxLength`, 50),
    safe('response', 'Thing.title'),
  ),
  labelled(
    'a field may be less',
    remove(`${thing} properties count minimum`),
    breaks('response', 'Thing.count'),
  ),
  labelled(
    'there may be more in a list',
    set(`${list} content application/json schema properties data maxItems`, 200),
    breaks('response', '200.data'),
  ),
  labelled(
    'an alternative is added',
    [
      set('components schemas Oval', oval),
      set(`${thing} properties shape oneOf 2`, { $ref: '#/components/schemas/Oval' }),
      set(`${thing} properties shape discriminator mapping oval`, '#/components/schemas/Oval'),
    ],
    breaks('response', 'Thing.shape'),
  ),
  labelled(
    'an alternative is removed',
    [
      remove(`${thing} properties shape oneOf 1`),
      remove(`${thing} properties shape discriminator mapping square`),
    ],
    safe('response', 'Thing.shape'),
  ),
  labelled(
    'a field changes that is sent and read',
    set('components schemas Round properties radius type', 'string'),
    breaks('response', 'Round.radius'),
    breaks('request', 'Round.radius'),
  ),
  labelled(
    'alternatives go by other values',
    [
      remove(`${thing} properties shape discriminator mapping round`),
      set(`${thing} properties shape discriminator mapping circle`, '#/components/schemas/Round'),
    ],
    breaks('response', 'Thing.shape'),
  ),
  labelled(
    'alternatives are told apart by another field',
    set(`${thing} properties shape discriminator propertyName`, 'kind'),
    breaks('response', 'Thing.shape'),
  ),
  labelled('unknown fields may come', remove(`${thing} additionalProperties`), breaks('response', 'Thing')),
  labelled(
    'a header is added',
    set(`${list} headers X-Page`, { schema: { type: 'integer' } }),
    safe('response', '200 header X-Page'),
  ),
  labelled('a header is removed', remove(`${list} headers X-Note`), breaks('response', '200 header X-Note')),
  labelled(
    'a header may be absent',
    remove(`${list} headers X-Total required`),
    breaks('response', '200 header X-Total'),
  ),
  labelled(
    'the type of a header changes',
    set(`${list} headers X-Total schema type`, 'string'),
    breaks('response', '200 header X-Total'),
  ),
  labelled(
    'a success is removed',
    move('paths /note put responses 204', 'paths /note put responses 404'),
    breaks('response', '204'),
    safe('error', '404'),
  ),
  labelled(
    'an operation succeeds with one more status',
    set('paths /note put responses 202', { description: 'The note will be kept.' }),
    breaks('response', '202'),
  ),
  labelled(
    'a media type of a response is removed',
    move(`${list} content application/json`, `${list} content application/xml`),
    breaks('response', '200'),
    safe('response', '200'),
  ),
  labelled(
    'a field is described',
    set(`${thing} properties title description`, 'Its name.'),
    told('response', 'Thing.title'),
  ),
  labelled('a response is described', set(`${list} description`, 'All of them.'), told('response', '200')),
]

export const webhooks = [
  labelled(
    'a webhook is added',
    set('webhooks thing.lent', {
      post: { operationId: 'onThingLent', responses: { 204: { description: 'Received.' } } },
    }),
    safe('webhook', 'thing.lent'),
  ),
  labelled('a webhook is removed', remove('webhooks thing.deleted'), breaks('webhook', 'thing.deleted')),
  labelled(
    'a webhook is renamed',
    move('webhooks thing.deleted', 'webhooks thing.gone'),
    breaks('webhook', 'thing.gone'),
  ),
  labelled(
    'a webhook is renamed, and its operation with it',
    [
      move('webhooks thing.deleted', 'webhooks thing.gone'),
      set('webhooks thing.gone post operationId', 'onThingGone'),
    ],
    breaks('webhook', 'thing.deleted'),
    safe('webhook', 'thing.gone'),
  ),
  labelled(
    'a webhook is described',
    set(`${created} description`, 'Sent at once.'),
    told('webhook', 'thing.created'),
  ),
  labelled(
    'a field of a payload is added',
    set(`${data} properties age`, { type: 'integer' }),
    safe('webhook', 'payload.data.age'),
  ),
  labelled(
    'a field of a payload is removed',
    [remove(`${data} properties colour`), set(`${data} required`, ['id'])],
    breaks('webhook', 'payload.data.colour'),
  ),
  labelled(
    'a field of a payload may be absent',
    set(`${data} required`, ['id']),
    breaks('webhook', 'payload.data.colour'),
  ),
  labelled(
    'a field of a payload may be null',
    set(`${data} properties id type`, ['string', 'null']),
    breaks('webhook', 'payload.data.id'),
  ),
  labelled(
    'a value of a payload is added',
    set(`${data} properties colour enum 2`, 'blue'),
    breaks('webhook', 'payload.data.colour'),
  ),
  labelled(
    'a value of a payload is removed',
    set(`${data} properties colour enum`, ['red']),
    safe('webhook', 'payload.data.colour'),
  ),
  labelled(
    'the type in a payload changes',
    set(`${payload} properties type const`, 'thing.made'),
    breaks('webhook', 'payload.type'),
  ),
  labelled(
    'a header of a webhook is removed',
    remove(`${created} parameters`),
    breaks('webhook', 'header Signature'),
  ),
  labelled(
    'a header of a webhook is added',
    set(`${created} parameters 1`, {
      name: 'Event',
      in: 'header',
      required: true,
      schema: { type: 'string' },
    }),
    safe('webhook', 'header Event'),
  ),
]
