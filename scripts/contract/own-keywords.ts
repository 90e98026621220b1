import { _, str, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js'

/*
 * Rules for strings that neither JSON Schema nor a portable pattern can express. Each is a contract keyword
 * that clients may ignore, and a sentence in a description.
 */

/** The keyword `x-after: start_time`: the value must sort after the value of another field of the object. */
const after: CodeKeywordDefinition = {
  keyword: 'x-after',
  type: 'string',
  schemaType: 'string',
  error: { message: ({ schema }) => str`must be after ${schema as string}` },
  code(context) {
    const { data, it } = context
    const other = _`${it.parentData}[${context.schema as string}]`
    context.fail(_`typeof ${other} === 'string' && ${data} <= ${other}`)
  },
}

/** The keyword `x-storable: true`: the string has no U+0000 or unpaired surrogate, which PostgreSQL cannot store. */
const storable = flag('x-storable', ({ data }) => _`!${data}.isWellFormed() || ${data}.includes("\\0")`)

/** Instants of the first and the last year that an offset or a leap second moves to the year 0 or 10000 in UTC. */
const outsideYears = String.raw`^0001-01-01.*\+(?!00:00)|^9999-12-31.*(-(?!00:00)|:60)`

/** The keyword `x-utc-years: true`: the instant, in UTC, is in the years 0001 to 9999. */
const utcYears = flag('x-utc-years', ({ data, gen }) => {
  const outside = gen.scopeValue('pattern', {
    ref: new RegExp(outsideYears, 'u'),
    key: outsideYears,
    code: _`new RegExp(${outsideYears}, "u")`,
  })
  return _`${outside}.test(${data})`
})

export const ownKeywords = [after, storable, utcYears]

/** Defines a keyword that is `true` where it applies. */
function flag(keyword: string, isBroken: (context: KeywordCxt) => Code): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'boolean',
    code(context) {
      if (context.schema === true) context.fail(isBroken(context))
    },
  }
}
