import { AppError } from '../../errors.ts'

/** Maximum nesting depth of a body, including the outermost object. */
const maxDepth = 64

/**
 * Maximum number of values in a body, including objects and arrays. It affects the cost of a body more than its size.
 */
const maxValues = 5_000

/** Refuses JSON that is nested too deep or has too many values, before it is parsed. @throws AppError validation_error */
function refuseCostly(json: string): void {
  let depth = 0
  let values = 1
  let isInString = false
  /** Whether an object or array has just begun, since its first value has no preceding comma. */
  let hasBegun = false
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (isInString) {
      if (code === backslash) i++
      else if (code === quote) isInString = false
      continue
    }
    if (code <= blank) continue
    const ends = code === brace.close || code === bracket.close
    if (hasBegun && !ends) values++
    hasBegun = code === brace.open || code === bracket.open
    if (code === quote) isInString = true
    else if (code === comma) values++
    else if (ends) depth--
    else if (hasBegun) depth++
    if (depth > maxDepth) throw notJson(`The request body is nested more than ${maxDepth} levels deep.`)
    if (values > maxValues) throw notJson(`The request body has more than ${maxValues} values.`)
  }
}

const [backslash, quote, comma, blank] = [0x5c, 0x22, 0x2c, 0x20]
const brace = { open: 0x7b, close: 0x7d }
const bracket = { open: 0x5b, close: 0x5d }

/** Parses the JSON of a body. @throws AppError validation_error without `param` */
export function parseJson(text: string): unknown {
  refuseCostly(text)
  try {
    return JSON.parse(text)
  } catch {
    throw notJson('The request body is not valid JSON.')
  }
}

/** Returns the error for a body that is not a JSON object. */
export const notJson = (detail: string): AppError => new AppError('validation_error', { detail })
