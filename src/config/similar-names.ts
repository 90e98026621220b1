import type { Environment } from './environment.ts'

/**
 * Minimum length of a name that is compared. A shorter name, such as `HOST`, resembles too many names of other
 * programs.
 */
const minLength = 7

/** Names that other programs use, and the variable that Taskwire reads instead. */
const foreignNames: Record<string, string> = {
  POSTGRES_URL: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
  DB_URL: 'DATABASE_URL',
  SMTP_HOST: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  SMTP_FROM: 'MAIL_FROM',
  EMAIL_FROM: 'MAIL_FROM',
  APP_URL: 'PUBLIC_URL',
  TRUSTED_PROXIES: 'TRUST_PROXY',
}

/**
 * Returns a line for each unknown variable that is probably meant for an unset known variable: a typo (`SMTP_ULR`), a
 * name with a common affix (`SMTP_URL_FILE`), or the name that another program uses (`DB_URL`).
 */
export function describeSimilarNames(env: Environment, known: ReadonlySet<string>): string[] {
  const wanted = [...known].filter((name) => name.length >= minLength && !env[name])
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const upper = name.toUpperCase()
      const meant = wanted.find(
        (one) =>
          foreignNames[upper] === one || isOneTypo(upper, one) || isOneTypo(withoutAffixes(upper), one),
      )
      return meant === undefined
        ? []
        : [`${name} is not a Taskwire variable and is ignored: did you mean ${meant}?`]
    })
}

const withoutAffixes = (name: string): string => name.replace(/^TASKWIRE_|_FILE$/g, '')

/** Returns whether two names differ by at most one inserted, deleted or replaced character, or two swapped ones. */
function isOneTypo(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [x, y] = [a.slice(start), b.slice(start)]
  const swapped = `${x[1] ?? ''}${x[0] ?? ''}${x.slice(2)}`
  return x === y || x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1) || swapped === y
}
