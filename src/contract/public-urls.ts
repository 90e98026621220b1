import type { BodyRules } from './validate-body.ts'

/** Rules for URLs that must be public (product.md 13.12, 13.13). @throws AppError unsafe_url */
export interface UrlRules {
  /** Returns the normalized URL, after a DNS lookup of at most five seconds. */
  checkUrl: (text: string, param: string) => Promise<string>
  /** Returns the normalized URL, after the checks that need no DNS lookup. */
  parseUrl: (text: string, param: string) => string
}

/**
 * Checks the body's URLs that must be public, and normalizes them. This runs before the transaction, so that a slow
 * name server does not hold a database connection.
 * @throws AppError unsafe_url
 */
export async function checkUrls(
  { checkUrl }: UrlRules,
  rules: BodyRules,
  body: Record<string, unknown>,
): Promise<void> {
  for (const name of rules.publicUrls ?? []) {
    const given = body[name]
    if (typeof given === 'string') body[name] = await checkUrl(given, name)
  }
}

/**
 * Refuses an invalid URL that precedes the refused field in the contract, since the error names the first invalid field
 * (product.md 2.2). Makes no DNS lookup.
 * @throws AppError unsafe_url
 */
export function refuseUrlsBefore(
  param: string,
  { parseUrl }: UrlRules,
  rules: BodyRules,
  body: Record<string, unknown>,
): void {
  for (const { name } of rules.fields) {
    if (name === param) return
    const given = body[name]
    if (rules.publicUrls?.includes(name) && typeof given === 'string') parseUrl(given, name)
  }
}
