import { AppError } from '../errors.ts'
import type { Claim, KeptReply, Writes } from '../http/idempotency.ts'

/** Keeps the replies of `Idempotency-Key`s in memory. Nothing is undone: handlers change something last, or not at all. */
export function memoryWrites(): Writes {
  const kept = new Map<string, KeptReply & Pick<Claim, 'fingerprint'>>()
  return {
    // The handlers of the mock add nothing to a plan.
    commit: (make) => make(undefined as never),
    findReply(claim) {
      const reply = kept.get(nameOf(claim))
      if (reply && !reply.fingerprint.equals(claim.fingerprint)) throw new AppError('idempotency_key_reuse')
      return Promise.resolve(reply)
    },
    keepReply: (_plan, claim, reply) =>
      void kept.set(nameOf(claim), { ...reply, fingerprint: claim.fingerprint }),
  }
}

const nameOf = ({ caller, idempotencyKey }: Claim): string => `${caller.id} ${idempotencyKey}`
