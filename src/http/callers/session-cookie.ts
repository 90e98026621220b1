import type { Request } from 'express'
import type { Config } from '../../config.ts'
import { maxSessionSeconds } from '../../domain/accounts/sessions.ts'

/** Returns the name of the cookie. A sibling host cannot set a cookie that begins with `__Host-` (product.md 18.1). */
const cookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}taskwire_session`

/** Returns whether the visitor uses https: directly, through a trusted proxy, or according to `PUBLIC_URL`. */
export const isSecureRequest = ({ publicUrl }: Config, req: Request): boolean =>
  req.secure || publicUrl?.startsWith('https:') === true

/**
 * Returns the session token of the request. If there are two cookies with the name, neither counts, since one may be
 * planted.
 */
export function tokenOf({ headers }: Request, isSecure: boolean): string | undefined {
  const start = `${cookieName(isSecure)}=`
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const [pair, second] = pairs.filter((one) => one.startsWith(start))
  return (second === undefined && pair?.slice(start.length)) || undefined
}

/**
 * Returns the `Set-Cookie` of a token; null clears the cookie. The `Max-Age` is the maximum lifetime of a session,
 * since the server decides when a session ends.
 */
export function encodeCookie(token: string | null, isSecure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  const maxAge = `Max-Age=${token === null ? 0 : maxSessionSeconds}`
  return [`${cookieName(isSecure)}=${token ?? ''}`, ...flags, maxAge].join('; ')
}
