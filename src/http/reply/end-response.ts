import type { ServerResponse } from 'node:http'

/** Time for which the rest of a request is read after a response that closes the connection, in milliseconds. */
export const lingerMs = 1_000

/** Pause after each discarded chunk of up to 64 KiB, in milliseconds: 1 MiB takes two thirds of a second. */
const discardPauseMs = 40

/**
 * Ends a response. If the connection closes while the request is still arriving, reads the rest for `lingerMs` first: closing
 * with unread bytes resets the connection, and most clients would report the reset instead of the response.
 */
export function endResponse(res: ServerResponse, body: string | Buffer): void {
  const { req } = res
  if (req.complete || (res.shouldKeepAlive && res.getHeader('Connection') !== 'close')) {
    res.end(body)
    return
  }
  res.write(body)
  const timer = setTimeout(() => res.end(), lingerMs)
  res.once('close', () => clearTimeout(timer))
  req.once('end', () => res.end())
  // Reads slowly, since a client that ignores the response could otherwise occupy the process.
  req.on('data', () => {
    req.pause()
    setTimeout(() => req.resume(), discardPauseMs).unref()
  })
  // Most clients stop sending and disconnect once they have the response.
  req.socket.once('end', () => res.end())
}
