import { isIP } from 'node:net'

/** Thrown if a variable breaks its rule. The message names both, in one line. */
export class ConfigError extends Error {}

/** The environment of a process. */
export type Environment = Record<string, string | undefined>

/** Returns readers of individual variables. An empty string counts as unset, since a file may list every variable. */
export function readersOf(env: Environment) {
  /** Reads a string. The error does not repeat the value, because a URL may contain a password. */
  function string(
    name: string,
    isValid: (value: string) => boolean = () => true,
    rule = '',
  ): string | undefined {
    const value = env[name] === '' ? undefined : env[name]
    refuseQuotes(name, value)
    if (value !== undefined && !isValid(value)) throw new ConfigError(`${name} must be ${rule}`)
    return value
  }

  /**
   * Reads a value that contains a password, without the trailing line break of a mounted file.
   * @param faultOf returns the rule that a value breaks
   */
  function credential(name: string, faultOf: (value: string) => string | undefined): string | undefined {
    const value = env[name]?.trim() || undefined
    refuseQuotes(name, value)
    const fault = value === undefined ? undefined : faultOf(value)
    if (fault !== undefined) throw new ConfigError(`${name} ${fault}`)
    return value
  }

  function integer(name: string, fallback: number, range: Range): number {
    const value = string(name)
    return value === undefined ? fallback : parseInteger(name, value, range)
  }

  function integers(name: string, fallback: number[]): number[] {
    return (
      string(name)
        ?.split(',')
        .map((value) => parseInteger(name, value.trim(), { min: 0 }, 'a list of whole numbers')) ?? fallback
    )
  }

  function flag(name: string): boolean | undefined {
    const value = string(name, (text) => text === '0' || text === '1', '0 or 1')
    return value === undefined ? undefined : value === '1'
  }

  function oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = string(name) ?? fallback
    const found = values.find((one) => one === value)
    if (found === undefined)
      throw new ConfigError(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(value)}`)
    return found
  }

  return { string, credential, integer, integers, flag, oneOf }
}

/** Refuses a value in quotes, which a shell removes, but `docker run --env-file` keeps. */
export function refuseQuotes(name: string, value = ''): void {
  const quote = /^(["'])[^]*\1$/.exec(value)?.[1]
  if (quote === undefined) return
  throw new ConfigError(
    `${name} is in quotes (${quote}…${quote}), which are part of the value here, as with docker run --env-file: ` +
      'remove the quotes',
  )
}

interface Range {
  min: number
  max?: number
  /** Variable that sets `max`. */
  maxName?: string
}

/** Parses a whole number. Without `max` it must fit PostgreSQL's `integer`. */
export function parseInteger(
  name: string,
  value: string,
  { min, max = 2 ** 31 - 1, maxName }: Range,
  kind = 'a whole number',
): number {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN
  if (number >= min && number <= max) return number
  const range = `from ${min} to ${maxName ? `${maxName} (${max})` : max}`
  throw new ConfigError(`${name} must be ${kind} ${range}, not ${JSON.stringify(value)}`)
}

/* Validation rules for individual variables. */

export function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[\w.-]+$/.test(value)
}

/** Refuses blanks, backslashes and missing slashes, which the parser accepts, because the URL is shown unchanged. */
export function isBaseUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:\/\/[^/][^\s\\?#]*$/i.test(value) && !url.username && !url.password
}

export function isTrustProxy(value: string): boolean {
  return /^(true|false|\d{1,3})$/.test(value) || value.split(',').every((one) => isSubnet(one.trim()))
}

/**
 * Accepts the subnets that Express can read, which excludes shortened addresses such as 10.1. A prefix length of 0
 * would trust every address.
 */
function isSubnet(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', prefix = '1', ...rest] = value.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits
}

/** Returns booleans and numbers with their own type, because Express reads every string as a list of addresses. */
export function parseTrustProxy(value: string | undefined): boolean | number | string | undefined {
  if (value === 'true' || value === 'false') return value === 'true'
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : value
}
