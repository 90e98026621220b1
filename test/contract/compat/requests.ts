import { move, remove, set, type LabeledEdits } from './edits.ts'

const get = 'paths /things get'
const note = 'paths /note put requestBody'
const limit = 'components parameters Limit'
const label = `${get} parameters 3 schema`
const body = 'components schemas ThingCreate'

export const parameters: LabeledEdits[] = [
  [
    'safe request: query colour',
    set(`${get} parameters 4`, { name: 'colour', in: 'query', schema: { type: 'string' } }),
  ],
  [
    'breaking request: query colour',
    set(`${get} parameters 4`, { name: 'colour', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  ['breaking request: query label', remove(`${get} parameters 3`)],
  [['breaking request: query label', 'safe request: query tag'], set(`${get} parameters 3 name`, 'tag')],
  ['breaking request: query label', set(`${get} parameters 3 required`, true)],
  ['breaking request: query limit', set(`${limit} required`, true)],
  ['breaking request: query label', set(`${label} type`, 'integer')],
  ['safe request: query label', set(`${label} type`, ['string', 'number'])],
  ['breaking request: State', set('components schemas State enum', ['free'])],
  ['safe request: State', set('components schemas State enum', ['free', 'lent', 'lost'])],
  ['safe request: query label', set(`${label} maxLength`, 30)],
  ['breaking request: query label', set(`${label} maxLength`, 10)],
  ['breaking request: query label', set(`${label} minLength`, 2)],
  ['breaking request: query label', set(`${label} pattern`, '^[a-z]*$')],
  ['safe request: query label', remove(`${label} pattern`)],
  ['breaking request: query label', set(`${label} format`, 'uuid')],
  ['breaking request: query since', remove(`${get} parameters 2 x-lenient`)],
  ['safe request: query label', set(`${get} parameters 3 x-lenient`, true)],
  ['safe request: query limit', set(`${limit} schema maximum`, 50)],
  ['breaking request: query limit', set(`${limit} schema default`, 10)],
  ['documentation request: query limit', set(`${limit} description`, 'How many.')],
  ['documentation request: query label', set(`${get} parameters 3 example`, 'garden')],
  [['breaking request: query label', 'safe request: header label'], set(`${get} parameters 3 in`, 'header')],
]

export const bodies: LabeledEdits[] = [
  ['safe request: ThingCreate.note', set(`${body} properties note`, { type: 'string' })],
  [
    'breaking request: ThingCreate.note',
    set(`${body} properties note`, { type: 'string' }),
    set(`${body} required 1`, 'note'),
  ],
  ['breaking request: ThingCreate.colour', remove(`${body} properties colour`)],
  [
    ['breaking request: ThingCreate.colour', 'safe request: ThingCreate.paint'],
    move(`${body} properties colour`, `${body} properties paint`),
  ],
  ['breaking request: ThingCreate.colour', set(`${body} required 1`, 'colour')],
  ['safe request: ThingCreate.title', remove(`${body} required`)],
  [
    'breaking request: ThingCreate.title',
    set(`${body} properties title`, { type: 'boolean', minLength: 1, maxLength: 100 }),
  ],
  ['safe request: ThingCreate.weight', set(`${body} properties weight type`, 'number')],
  ['breaking request: ThingCreate.due', set(`${body} properties due type`, 'string')],
  ['safe request: ThingCreate.title', set(`${body} properties title type`, ['string', 'null'])],
  ['breaking request: ThingCreate.title', set(`${body} properties title maxLength`, 50)],
  ['safe request: ThingCreate.title', set(`${body} properties title maxLength`, 200)],
  ['breaking request: ThingCreate.title', set(`${body} properties title pattern`, '^\\S')],
  ['breaking request: ThingCreate.weight', set(`${body} properties weight minimum`, 1)],
  ['safe request: ThingCreate.weight', remove(`${body} properties weight minimum`)],
  ['breaking request: ThingCreate.tags', set(`${body} properties tags maxItems`, 4)],
  ['breaking request: ThingCreate.tags[]', set(`${body} properties tags items maxLength`, 10)],
  ['safe request: ThingCreate.colour', set(`${body} properties colour enum 2`, 'blue')],
  ['breaking request: ThingCreate.colour', set(`${body} properties colour enum`, ['red'])],
  ['breaking request: ThingCreate', set(`${body} anyOf`, [{ required: ['colour'] }, { required: ['tags'] }])],
  [
    'safe request: ThingCreate.form',
    set(`${body} properties form`, {
      anyOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }],
    }),
  ],
  ['breaking request: ThingCreate.parts', set(`${body} properties parts maxItems`, 9)],
  ['breaking request: ThingCreate', set(`${body} additionalProperties`, false)],
  ['breaking request: body', set(`${note} required`, true)],
  ['breaking request: body', remove(`${note} content text/plain`)],
  ['safe request: body', set(`${note} content text/markdown`, { schema: { type: 'string' } })],
  ['breaking request: body', remove(note)],
  [
    'documentation request: ThingCreate.weight',
    set(`${body} properties weight description`, 'In kilograms.'),
  ],
  [
    'documentation request: body',
    set('paths /things post requestBody content application/json examples ladder value title', 'Saw'),
  ],
]
