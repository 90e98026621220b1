import type { ServerResponse } from 'node:http'

/**
 * Ends responses with their bodies. Those that are ready in one turn of the event loop are written together at its end:
 * a write that has to wake its reader costs several times what the next one does.
 */
export class BodyWriter {
  #ready: { res: ServerResponse; body: string | Buffer }[] = []

  write(res: ServerResponse, text: string): void {
    if (this.#ready.push({ res, body: encodeBody(text) }) === 1) setImmediate(() => this.#writeReady())
  }

  #writeReady(): void {
    const ready = this.#ready
    this.#ready = []
    for (const { res, body } of ready) writeBody(res, body)
  }
}

/** What is written at once of a long body. */
export const pieceBytes = 256 * 1024

/** What is to be written of a text: its bytes alone where it is long, since Node would keep both until it is sent. */
function encodeBody(text: string): string | Buffer {
  return text.length > pieceBytes ? Buffer.from(text) : text
}

/** Ends the response with this body. A long one goes in pieces, so that it shows whether the client takes it. */
function writeBody(res: ServerResponse, body: string | Buffer): void {
  if (typeof body === 'string') {
    res.end(body)
    return
  }
  let start = 0
  const write = (): void => {
    let wantsMore = true
    while (wantsMore && start + pieceBytes < body.length)
      wantsMore = res.write(body.subarray(start, (start += pieceBytes)))
    if (wantsMore) res.end(body.subarray(start))
    else res.once('drain', write)
  }
  write()
}
