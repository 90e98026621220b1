import { resolve } from 'node:path'
import { InvalidArgumentError, Option } from 'commander'
import { isBlank } from '../domain/white-space.ts'
import { formats } from '../contract/formats.ts'

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const longestSeconds = 36_500 * 86_400

/** Parses a duration such as `45m` (2,700) into seconds. */
function parseSeconds(text: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(text) ?? []
  if (count === undefined)
    throw new InvalidArgumentError('Must be a whole number with s, m, h or d, such as 45m.')
  const seconds = Number(count) * (unitSeconds[unit] ?? NaN)
  if (seconds > longestSeconds) throw new InvalidArgumentError('Must be at most a hundred years.')
  return seconds
}

/**
 * Parses a duration within bounds as a number of seconds, for `Option.argParser`.
 * @param bounds the bounds as worded in the error message
 */
export function secondsWithin(min: number, max: number, bounds: string): (text: string) => number {
  return (text) => {
    const seconds = parseSeconds(text)
    if (seconds < min || seconds > max) throw new InvalidArgumentError(`Must be ${bounds}.`)
    return seconds
  }
}

/** Parses the path of a file and makes it absolute, since `npm --prefix` runs a command in another directory. */
export const absolutePath = (path: string): string => resolve(path)

/** Returns a parser for a comma-separated subset of the values. @param what the name of the values in the message */
export const listOf =
  <Value extends string>(what: string, values: readonly Value[]) =>
  (text: string): Value[] =>
    text.split(',').map((name) => {
      const value = values.find((one) => one === name.trim())
      if (!value) throw new InvalidArgumentError(`${what} are ${values.join(', ')}.`)
      return value
    })

/** Returns a parser of names, which must be neither blank nor too long (product.md 14.9). */
const nameWithin = (max: number) => (text: string) => {
  if (isBlank(text)) throw new InvalidArgumentError('Must not be empty.')
  if ([...text].length > max) throw new InvalidArgumentError(`Must be at most ${max} characters.`)
  return text
}

/** Parses the name of a workspace, a user or a project. */
export const parseName = nameWithin(200)

/** Parses a key's name, by the rules of the settings area. */
export const parseKeyName = nameWithin(100)

/** Parses an email address by the contract's format, since other addresses would fail validation in the member list. */
export function parseEmail(text: string): string {
  if (text.length > 320 || !(formats.email as RegExp).test(text))
    throw new InvalidArgumentError('Must be an email address such as ida@quarry.example.')
  return text
}

/** Parses the IANA name of a time zone, by the contract's format. */
export function parseTimeZone(text: string): string {
  if (!formats['time-zone'](text))
    throw new InvalidArgumentError('Must be the IANA name of a time zone, such as Europe/Oslo.')
  return text
}

/** Parses a whole number within bounds, for `Option.argParser`. */
export function integerWithin(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    if (value >= min && value <= max) return value
    throw new InvalidArgumentError(`Must be a whole number from ${min} to ${max}.`)
  }
}

export function portOption(description: string): Option {
  return new Option('--port <n>', `${description}; 0 picks a free port`).argParser(integerWithin(0, 65_535))
}

export function workspaceOption(): Option {
  return new Option('--workspace <id>', 'the workspace, ws_…; may be omitted if there is only one')
}

export function userOption(description: string): Option {
  return new Option('--user <id>', `${description}, user_…`).makeOptionMandatory()
}
