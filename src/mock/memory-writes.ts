import { AppError } from '../errors.ts'
import type { Claim, Identity, KeptReply, Writes } from '../http/idempotency.ts'

/** Keeps the replies of `Idempotency-Key`s in memory. Nothing is undone: handlers change something last, or not at all. */
export function memoryWrites(): Writes {
  const kept = new Map<string, KeptReply & Pick<Claim, 'fingerprint'>>()
  return {
    // The handlers of the mock add nothing to a plan.
    commit: (make) => make(undefined as never),
    findReply(caller, claim) {
      const reply = kept.get(nameOf(caller, claim))
      if (reply && !reply.fingerprint.equals(claim.fingerprint)) throw new AppError('idempotency_key_reuse')
      return Promise.resolve(reply)
    },
    keepReply: (_plan, caller, claim, reply) =>
      void kept.set(nameOf(caller, claim), { ...reply, fingerprint: claim.fingerprint }),
  }
}

const nameOf = ({ id }: Identity, { idempotencyKey }: Claim): string => `${id} ${idempotencyKey}`
