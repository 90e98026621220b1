import type { AnyoneContexts } from '../contexts/call-context.ts'
import type { Authenticator, Caller } from './caller.ts'
import type { HttpContext } from '../http-context.ts'

/** Accepts any caller, for operations without a security scheme. Such operations can charge only the IP address. */
export function authenticateAnyone({ db }: HttpContext): Authenticator<AnyoneContexts> {
  const anyone: Caller<AnyoneContexts> = {
    budgetOwner: () => '',
    assertPermitted: () => undefined,
    addAssertions: () => undefined,
    readContext: () => ({ db }),
    writeContext: (now) => ({ now }),
    ownContext: (now) => ({ db, now }),
  }
  return { authenticate: () => Promise.resolve(anyone) }
}
