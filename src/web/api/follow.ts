/** Milliseconds to wait before the next attempt to connect. */
const reconnectMs = { first: 2_000, most: 60_000 }

/** Milliseconds without a byte after which a connection counts as lost. The server sends a comment every 15 seconds. */
const silenceMs = 40_000

interface Follower {
  /** Called with the text of a message. */
  onMessage: (data: string) => void
  /**
   * Called when the session may have changed: before the first stream opened, or because the server ended a
   * stream.
   */
  checkSession: () => void
  onReconnect: () => void
  /** Called with true when the connection is lost, and with false when it is back. */
  onLost: (isLost: boolean) => void
}

/**
 * Follows a stream of changes while the page is visible: browsers open at most six connections to a server, and
 * hidden pages must not use them up. `EventSource` would not show the comments that tell an idle stream from a dead one.
 */
export function follow(
  address: string,
  { onMessage, checkSession, onReconnect, onLost }: Follower,
): () => void {
  let stream: AbortController | undefined
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let waitMs = reconnectMs.first
  let hasFollowed = false

  const connect = async (): Promise<void> => {
    const current = new AbortController()
    stream = current
    let isOpen = false
    await readStream(address, current, {
      onOpen: () => {
        isOpen = true
        waitMs = reconnectMs.first
        onLost(false)
        if (hasFollowed) onReconnect()
        else checkSession()
        hasFollowed = true
      },
      onMessage,
    }).catch(() => undefined)
    if (stream !== current) return
    onLost(true)
    if (isOpen) checkSession()
    // Changes may also have been missed before the first stream.
    hasFollowed = true
    reconnecting = setTimeout(() => void connect(), waitMs)
    waitMs = Math.min(2 * waitMs, reconnectMs.most)
  }
  const disconnect = (): void => {
    const ended = stream
    stream = undefined
    ended?.abort()
    clearTimeout(reconnecting)
  }
  const restart = (): void => {
    disconnect()
    if (document.visibilityState === 'visible') void connect()
  }
  document.addEventListener('visibilitychange', restart)
  // A connection that was open before the network went away may never end.
  window.addEventListener('online', restart)
  restart()
  return () => {
    document.removeEventListener('visibilitychange', restart)
    window.removeEventListener('online', restart)
    disconnect()
  }
}

/** Reads a stream until it ends, fails, is aborted, or is silent for too long. */
async function readStream(
  address: string,
  stream: AbortController,
  { onOpen, onMessage }: { onOpen: () => void; onMessage: (data: string) => void },
): Promise<void> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const expectMore = (): void => {
    clearTimeout(silence)
    silence = setTimeout(() => stream.abort(), silenceMs)
  }
  expectMore()
  try {
    const headers = { Accept: 'text/event-stream' }
    const { ok, body } = await fetch(address, { headers, signal: stream.signal, cache: 'no-store' })
    if (!ok || !body) return
    onOpen()
    // Not part of the first page, which does not need it.
    const { createParser } = await import('eventsource-parser')
    const parser = createParser({ onEvent: ({ data }) => onMessage(data) })
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      expectMore()
      parser.feed(chunk.value)
    }
  } finally {
    clearTimeout(silence)
  }
}
