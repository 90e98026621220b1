import type { Socket } from 'node:net'

const informationalHead = /^HTTP\/1\.[01] 1\d\d[ \r]/
const headEnd = '\r\n\r\n'

/**
 * Makes undici skip a `100 Continue`, which servers may send unprompted and undici treats as an error: the socket
 * presents it as `102 Processing`, which undici skips.
 */
export function acceptContinue(socket: Socket): Socket {
  const read = socket.read.bind(socket)
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size)
    return Buffer.isBuffer(chunk) ? relabel(chunk) : chunk
  }
  return socket
}

/** Changes the status of each `100 Continue` among the informational responses at the start of a chunk. */
function relabel(chunk: Buffer): Buffer {
  let start = 0
  while (informationalHead.test(chunk.toString('latin1', start, start + 13))) {
    if (chunk.toString('latin1', start + 9, start + 12) === '100') chunk.write('102', start + 9, 'latin1')
    const end = chunk.indexOf(headEnd, start)
    if (end === -1) break
    start = end + headEnd.length
  }
  return chunk
}
