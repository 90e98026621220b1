import { fullFormats } from 'ajv-formats/dist/formats.js'

interface Format {
  validate: (text: string) => boolean
}

/**
 * The formats that schemas of a contract may name, as the generated validators know them. Most dates and timestamps
 * match a simple pattern; only the others need the full check, which is slower.
 */
export const formats = {
  ...fullFormats,
  date: plainly('date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/),
  'date-time': plainly(
    'date-time',
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/,
  ),
  'time-zone': isTimeZone,
}

function plainly(name: 'date' | 'date-time', plain: RegExp): Format {
  const full = fullFormats[name] as Format
  return { ...full, validate: (text) => plain.test(text) || full.validate(text) }
}

/** A name that the platform's `Intl` knows; offsets such as `+01:00` are not names. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
