import type { Operation } from './contract.ts'

/** Rules for URLs that have to be public (product.md 13.12, 13.13). @throws AppError unsafe_url */
export interface UrlRules {
  /** Returns the URL as it is stored, after a look-up of its name of five seconds at most. */
  checkUrl: (text: string, param: string) => Promise<string>
  /** Returns it by the rules that need no look-up. */
  parseUrl: (text: string, param: string) => string
}

/**
 * Puts the URLs of the body that have to be public as they are to be stored. Looking a name up takes as long as somebody
 * else's name server likes, so it comes before the transaction: a connection to the database would wait for it.
 * @throws AppError unsafe_url
 */
export async function checkUrls(
  { checkUrl }: UrlRules,
  { body: rules }: Operation,
  body: Record<string, unknown> | undefined,
): Promise<void> {
  for (const name of rules?.publicUrls ?? []) {
    const given = body?.[name]
    if (body && typeof given === 'string') body[name] = await checkUrl(given, name)
  }
}

/**
 * Where a field of the body has been refused, a URL that stands before it in the contract and breaks a rule that needs no
 * look-up is the first at fault (product.md 2.2).
 * @throws AppError unsafe_url
 */
export function refuseUrlsBefore(
  param: string | undefined,
  { parseUrl }: UrlRules,
  { body: rules }: Operation,
  body: Record<string, unknown>,
): void {
  const names = (rules?.fields ?? []).map(({ name }) => name)
  const before = names.slice(0, Math.max(0, names.indexOf(param ?? '')))
  for (const name of rules?.publicUrls ?? []) {
    const given = body[name]
    if (before.includes(name) && typeof given === 'string') parseUrl(given, name)
  }
}
