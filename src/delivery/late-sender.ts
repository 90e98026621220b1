import type { Sender, SenderOptions } from './sender.ts'

/**
 * A sender that loads undici with the first attempt, so that a server that sends no webhook does not hold it in memory.
 * Where it cannot be loaded, because too many files are open, say, the next attempt tries again.
 */
export function createLateSender(
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
