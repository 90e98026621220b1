import type { Sender, SenderOptions } from './sender.ts'

/** A sender that is loaded with its first attempt: a server that sends no webhook has undici not in its memory. */
export function createLateSender(options: SenderOptions): Sender {
  let loading: Promise<Sender> | undefined
  const load = async (): Promise<Sender> => (await import('./sender.ts')).createSender(options)
  return {
    send: async (message) => (await (loading ??= load())).send(message),
    close: async (graceMs) => (await loading)?.close(graceMs),
  }
}
