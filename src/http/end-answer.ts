import type { ServerResponse } from 'node:http'

/** How long what a client still sends is read behind an answer that ends the connection. */
export const lingerMs = 1_000

/**
 * Ends a response with the last of its body. Where the connection is closed behind it while the request is still arriving,
 * the rest of that is thrown away for a moment first: closing on unread bytes would reset the connection, and most clients
 * would report that in the place of the answer.
 */
export function endAnswer(res: ServerResponse, body: string | Buffer): void {
  const { req } = res
  const isLast = !res.shouldKeepAlive || res.getHeader('Connection') === 'close'
  if (req.complete || !isLast) {
    res.end(body)
    return
  }
  res.write(body)
  const timer = setTimeout(() => res.end(), lingerMs)
  res.once('close', () => clearTimeout(timer))
  req.once('end', () => res.end()).resume()
}
