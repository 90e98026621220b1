import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isTimeZone } from './time-zone.ts'

interface Format {
  validate: (text: string) => boolean
}

/**
 * The formats that contract schemas may use, for the generated validators. Most dates match a fast pattern; only the
 * rest need the slower full check.
 */
export const formats = {
  ...fullFormats,
  date: withFastPattern('date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/),
  'date-time': withFastPattern(
    'date-time',
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/,
  ),
  'time-zone': isTimeZone,
}

function withFastPattern(name: 'date' | 'date-time', plain: RegExp): Format {
  const full = fullFormats[name] as Format
  return { ...full, validate: (text) => plain.test(text) || full.validate(text) }
}
