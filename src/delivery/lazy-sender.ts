import type { Sender, SenderOptions } from './sender.ts'

/**
 * Returns a sender that loads undici on the first attempt, to save memory in servers that send no webhooks. If loading
 * fails, for example because too many files are open, the next attempt retries it.
 */
export function createLazySender(
  options: SenderOptions,
  create = async (): Promise<Sender> => (await import('./sender.ts')).createSender(options),
): Sender & { load(): Promise<unknown> } {
  let loading: Promise<Sender> | undefined
  const load = (): Promise<Sender> =>
    (loading ??= create().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    load,
    send: async (message) => (await load()).send(message),
    close: async (graceMs) => (await loading?.catch(() => undefined))?.close(graceMs),
  }
}
