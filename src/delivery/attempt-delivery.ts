import type { ClaimedDelivery } from './claims.ts'
import type { WorkerContext } from './delivery-context.ts'
import type { Attempt, Sender } from './sender.ts'
import { signatureHeader } from './signature.ts'

type Signing = Pick<WorkerContext, 'secrets' | 'logger'>

/** Signs a delivery and sends it. Returns no attempt if the worker stopped before a response arrived. */
export async function attemptDelivery(
  delivery: ClaimedDelivery,
  at: Date,
  sender: Sender,
  signing: Signing,
): Promise<{ attempt: Attempt | undefined; signature: string | null }> {
  const { url, body, event_id, type } = delivery
  const signature = signatureOf(delivery, at, signing)
  if (signature === undefined) {
    const error = 'the signing secret cannot be read: rotate it'
    return { attempt: { status: null, error, response: null, duration_ms: 0 }, signature: null }
  }
  const headers = {
    'Service-Signature': signature,
    'Service-Event-Id': event_id,
    'Service-Event-Type': type,
  }
  return { attempt: await sender.send({ url, headers, body }), signature }
}

/**
 * Returns undefined, and logs the error, if no secret can be decrypted, for example after a change of SESSION_SECRET.
 */
function signatureOf(
  { id, body, sealed_secrets }: ClaimedDelivery,
  at: Date,
  signing: Signing,
): string | undefined {
  try {
    const secrets = sealed_secrets.flatMap((sealed) => openSecret(sealed, signing))
    return signatureHeader(secrets, body, at)
  } catch (error) {
    signing.logger.error({ err: error, deliveryId: id }, 'a delivery could not be signed')
    return undefined
  }
}

/** Skips a secret that was encrypted with another SESSION_SECRET; a newer secret may then sign alone. */
function openSecret(sealed: string, { secrets, logger }: Signing): string[] {
  try {
    return [secrets.box.open(Buffer.from(sealed, 'base64'))]
  } catch (error) {
    logger.error({ err: error }, 'a signing secret cannot be read')
    return []
  }
}
