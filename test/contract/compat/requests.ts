import { move, remove, set } from './edits.ts'
import { breaks, labelled, safe, told } from './labelled.ts'

const get = 'paths /things get'
const note = 'paths /note put requestBody'
const limit = 'components parameters Limit'
const label = `${get} parameters 3 schema`
const body = 'components schemas ThingCreate'

export const parameters = [
  labelled(
    'an optional parameter is added',
    set(`${get} parameters 4`, { name: 'colour', in: 'query', schema: { type: 'string' } }),
    safe('request', 'query colour'),
  ),
  labelled(
    'a required parameter is added',
    set(`${get} parameters 4`, { name: 'colour', in: 'query', required: true, schema: { type: 'string' } }),
    breaks('request', 'query colour'),
  ),
  labelled('a parameter is removed', remove(`${get} parameters 3`), breaks('request', 'query label')),
  labelled(
    'a parameter is renamed',
    set(`${get} parameters 3 name`, 'tag'),
    breaks('request', 'query label'),
    safe('request', 'query tag'),
  ),
  labelled(
    'a parameter becomes required',
    set(`${get} parameters 3 required`, true),
    breaks('request', 'query label'),
  ),
  labelled(
    'a shared parameter becomes required',
    set(`${limit} required`, true),
    breaks('request', 'query limit'),
  ),
  labelled(
    'the type of a parameter changes',
    set(`${label} type`, 'integer'),
    breaks('request', 'query label'),
  ),
  labelled(
    'a parameter may be a number as well',
    set(`${label} type`, ['string', 'number']),
    safe('request', 'query label'),
  ),
  labelled(
    'a value of a parameter is removed',
    set('components schemas State enum', ['free']),
    breaks('request', 'State'),
  ),
  labelled(
    'a value of a parameter is added',
    set('components schemas State enum', ['free', 'lent', 'lost']),
    safe('request', 'State'),
  ),
  labelled('a parameter may be longer', set(`${label} maxLength`, 30), safe('request', 'query label')),
  labelled('a parameter may not be as long', set(`${label} maxLength`, 10), breaks('request', 'query label')),
  labelled('a parameter must be longer', set(`${label} minLength`, 2), breaks('request', 'query label')),
  labelled(
    'the pattern of a parameter changes',
    set(`${label} pattern`, '^[a-z]*$'),
    breaks('request', 'query label'),
  ),
  labelled('the pattern of a parameter goes', remove(`${label} pattern`), safe('request', 'query label')),
  labelled('a parameter gets a format', set(`${label} format`, 'uuid'), breaks('request', 'query label')),
  labelled(
    'a parameter that was forgiven is refused',
    remove(`${get} parameters 2 x-lenient`),
    breaks('request', 'query since'),
  ),
  labelled(
    'a parameter is forgiven',
    set(`${get} parameters 3 x-lenient`, true),
    safe('request', 'query label'),
  ),
  labelled(
    'a larger value, which is forgiven, counts as less',
    set(`${limit} schema maximum`, 50),
    safe('request', 'query limit'),
  ),
  labelled('a default changes', set(`${limit} schema default`, 10), breaks('request', 'query limit')),
  labelled(
    'a parameter is described otherwise',
    set(`${limit} description`, 'How many.'),
    told('request', 'query limit'),
  ),
  labelled(
    'a parameter gets an example',
    set(`${get} parameters 3 example`, 'garden'),
    told('request', 'query label'),
  ),
  labelled(
    'a parameter moves to a header',
    set(`${get} parameters 3 in`, 'header'),
    breaks('request', 'query label'),
    safe('request', 'header label'),
  ),
]

export const bodies = [
  labelled(
    'an optional field is added',
    set(`${body} properties note`, { type: 'string' }),
    safe('request', 'ThingCreate.note'),
  ),
  labelled(
    'a required field is added',
    [set(`${body} properties note`, { type: 'string' }), set(`${body} required 1`, 'note')],
    breaks('request', 'ThingCreate.note'),
  ),
  labelled(
    'a field is removed',
    remove(`${body} properties colour`),
    breaks('request', 'ThingCreate.colour'),
  ),
  labelled(
    'a field is renamed',
    move(`${body} properties colour`, `${body} properties paint`),
    breaks('request', 'ThingCreate.colour'),
    safe('request', 'ThingCreate.paint'),
  ),
  labelled(
    'a field becomes required',
    set(`${body} required 1`, 'colour'),
    breaks('request', 'ThingCreate.colour'),
  ),
  labelled('a field becomes optional', remove(`${body} required`), safe('request', 'ThingCreate.title')),
  labelled(
    'the type of a field changes',
    [set(`${body} properties title`, { type: 'boolean', minLength: 1, maxLength: 100 })],
    breaks('request', 'ThingCreate.title'),
  ),
  labelled(
    'the type of a field is widened',
    set(`${body} properties weight type`, 'number'),
    safe('request', 'ThingCreate.weight'),
  ),
  labelled(
    'a field may not be null any more',
    set(`${body} properties due type`, 'string'),
    breaks('request', 'ThingCreate.due'),
  ),
  labelled(
    'a field may be null',
    set(`${body} properties title type`, ['string', 'null']),
    safe('request', 'ThingCreate.title'),
  ),
  labelled(
    'a field may not be as long',
    set(`${body} properties title maxLength`, 50),
    breaks('request', 'ThingCreate.title'),
  ),
  labelled(
    'a field may be longer',
    set(`${body} properties title maxLength`, 200),
    safe('request', 'ThingCreate.title'),
  ),
  labelled(
    'a field gets a limit',
    set(`${body} properties title pattern`, '^\\S'),
    breaks('request', 'ThingCreate.title'),
  ),
  labelled(
    'a field must be more',
    set(`${body} properties weight minimum`, 1),
    breaks('request', 'ThingCreate.weight'),
  ),
  labelled(
    'a field may be less',
    remove(`${body} properties weight minimum`),
    safe('request', 'ThingCreate.weight'),
  ),
  labelled(
    'a list may not be as long',
    set(`${body} properties tags maxItems`, 4),
    breaks('request', 'ThingCreate.tags'),
  ),
  labelled(
    'what a list holds has a limit',
    set(`${body} properties tags items maxLength`, 10),
    breaks('request', 'ThingCreate.tags[]'),
  ),
  labelled(
    'the values of a field are widened',
    set(`${body} properties colour enum 2`, 'blue'),
    safe('request', 'ThingCreate.colour'),
  ),
  labelled(
    'the values of a field are narrowed',
    set(`${body} properties colour enum`, ['red']),
    breaks('request', 'ThingCreate.colour'),
  ),
  labelled(
    'one of two fields must be there',
    set(`${body} anyOf`, [{ required: ['colour'] }, { required: ['tags'] }]),
    breaks('request', 'ThingCreate'),
  ),
  labelled(
    'a field may be of another schema as well',
    set(`${body} properties form`, {
      anyOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }],
    }),
    safe('request', 'ThingCreate.form'),
  ),
  labelled(
    'what holds itself changes',
    set(`${body} properties parts maxItems`, 9),
    breaks('request', 'ThingCreate.parts'),
  ),
  labelled(
    'unknown fields are refused',
    set(`${body} additionalProperties`, false),
    breaks('request', 'ThingCreate'),
  ),
  labelled('a body becomes required', set(`${note} required`, true), breaks('request', 'body')),
  labelled('a media type is removed', remove(`${note} content text/plain`), breaks('request', 'body')),
  labelled(
    'a media type is added',
    set(`${note} content text/markdown`, { schema: { type: 'string' } }),
    safe('request', 'body'),
  ),
  labelled('a body is removed', remove(note), breaks('request', 'body')),
  labelled(
    'a field is described',
    set(`${body} properties weight description`, 'In kilograms.'),
    told('request', 'ThingCreate.weight'),
  ),
  labelled(
    'an example changes',
    set('paths /things post requestBody content application/json examples ladder value title', 'Saw'),
    told('request', 'body'),
  ),
]
