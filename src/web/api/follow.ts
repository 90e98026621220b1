/** Milliseconds to wait before the next attempt to connect. */
const reconnectMs = { first: 2_000, most: 60_000 }

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
 * hidden pages must not use them up.
 */
export function follow(
  address: string,
  { onMessage, checkSession, onReconnect, onLost }: Follower,
): () => void {
  let source: EventSource | undefined
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let waitMs = reconnectMs.first
  let hasFollowed = false
  let isOpen = false

  const connect = (): void => {
    source = new EventSource(address)
    source.onmessage = ({ data }: MessageEvent<string>) => onMessage(data)
    source.onopen = () => {
      waitMs = reconnectMs.first
      onLost(false)
      if (hasFollowed) onReconnect()
      else checkSession()
      hasFollowed = true
      isOpen = true
    }
    source.onerror = () => {
      onLost(true)
      if (isOpen) checkSession()
      // Changes may also have been missed before the first stream.
      else hasFollowed = true
      isOpen = false
      // The browser reconnects by itself after a lost connection, but not after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return
      reconnecting = setTimeout(connect, waitMs)
      waitMs = Math.min(2 * waitMs, reconnectMs.most)
    }
  }
  const disconnect = (): void => {
    source?.close()
    clearTimeout(reconnecting)
  }
  const onVisibility = (): void => {
    disconnect()
    if (document.visibilityState === 'visible') connect()
  }
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    disconnect()
  }
}
