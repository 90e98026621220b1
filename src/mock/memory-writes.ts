import { AppError } from '../errors.ts'
import type { NewReply, Writes } from '../http/idempotency.ts'

interface Kept {
  fingerprint: Buffer
  reply: Promise<NewReply>
}

/** Keeps the replies of `Idempotency-Key`s in memory. Nothing is undone: handlers change something last, or not at all. */
export function memoryWrites(): Writes {
  const kept = new Map<string, Kept>()
  // The handlers of the mock look at no transaction.
  const noTransaction = undefined as never
  return {
    run: (work) => work(noTransaction),
    async runOnce({ caller, idempotencyKey, fingerprint }, { prepare, perform }) {
      const name = nameOf(caller.id, idempotencyKey)
      const earlier = kept.get(name)
      const reply = await earlier?.reply.catch(() => undefined)
      if (earlier && reply) {
        if (!earlier.fingerprint.equals(fingerprint)) throw new AppError('idempotency_key_reuse')
        return { status: reply.status, json: reply.storedJson, replayed: true }
      }
      const working = prepare().then((input) => perform(noTransaction, input))
      kept.set(name, { fingerprint, reply: working })
      try {
        const { status, json } = await working
        return { status, json, replayed: false }
      } catch (error) {
        kept.delete(name)
        throw error
      }
    },
  }
}

const nameOf = (callerId: string, idempotencyKey: string): string => `${callerId} ${idempotencyKey}`
