import { sessionTokenHash } from '../../crypto/session-token.ts'
import type { Authenticator } from './caller.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpContext } from '../http-context.ts'
import { isSecureRequest, tokenOf, encodeCookie } from './session-cookie.ts'
import type { VisitorContexts } from '../contexts/settings-context.ts'

/** Maximum length of a stored user agent, in characters. */
const maxUserAgent = 512

/** Accepts any caller, signed in or not, for operations such as signing in and out. */
export function authenticateVisitor(context: HttpContext): Authenticator<VisitorContexts> {
  const { db, clock, config, admission, mailing, secrets } = context
  const { sessionTtlSeconds } = config
  return {
    authenticate: (req) => {
      const isSecure = isSecureRequest(config, req)
      const visitor = {
        ip: clientAddress(req),
        userAgent: req.headers['user-agent']?.slice(0, maxUserAgent) ?? null,
      }
      const token = tokenOf(req, isSecure)
      const cookieOf = (value: string | null): string => encodeCookie(value, isSecure)
      const given = { visitor, token, cookieOf, sessionTtlSeconds, mailing }
      return Promise.resolve({
        contentionKey: token && sessionTokenHash(token).toString('hex'),
        budgetOwner: () => '',
        assertPermitted: () => undefined,
        addAssertions: () => undefined,
        readContext: () => ({ ...given, db, now: clock.now() }),
        writeContext: (now) => ({ ...given, now }),
        ownContext: (now) => ({
          ...given,
          db,
          now,
          passwords: admission.passwords,
          secretBox: secrets.box,
        }),
      })
    },
  }
}
