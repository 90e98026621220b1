import { ConfigError, refuseQuotes, type Environment } from './environment.ts'

const minLength = 32

/**
 * Reads the session secrets without surrounding white space, since mounted files end with a line break. With an
 * external database, SESSION_SECRET is required, since all nodes must share the secret.
 */
export function readSessionSecrets(env: Environment, databaseUrl: string | undefined) {
  const [raw = '', rawPrevious = ''] = [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS]
  const [secret, previous] = [raw.trim(), rawPrevious.trim()]
  refuseQuotes('SESSION_SECRET', secret)
  refuseQuotes('SESSION_SECRET_PREVIOUS', previous)
  const rule = `SESSION_SECRET must have at least ${minLength} characters`
  if (secret === '' && databaseUrl !== undefined) throw new ConfigError(`${rule} when DATABASE_URL is set`)
  if (secret !== '' && secret.length < minLength) throw new ConfigError(rule)
  if (previous !== '' && previous.length < minLength)
    throw new ConfigError(`SESSION_SECRET_PREVIOUS must be at least ${minLength} characters long`)
  const opening = [...spellingsOf(previous, rawPrevious), ...spellingsOf(secret, raw)]
  return {
    sessionSecret: secret || undefined,
    /**
     * Secrets that only decrypt: the previous secret, and both secrets as earlier versions read them, with white space
     * and quotes.
     */
    sessionSecretsPrevious: opening.filter((one) => one !== secret),
  }
}

const spellingsOf = (secret: string, raw: string): string[] =>
  secret === '' ? [] : [...new Set([secret, raw, `${secret}\n`, `"${secret}"`, `'${secret}'`])]
