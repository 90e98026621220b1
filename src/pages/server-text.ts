import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A text with `{{server}}` where each response has the server's URL. */
export class ServerText {
  readonly #text: string
  /** The compressed text for the last URL. */
  #zipped: { url: string; bytes: Promise<Buffer> } | undefined
  #isCompressing = false

  constructor(text: string) {
    this.#text = text
  }

  static async read(file: string): Promise<ServerText> {
    return new ServerText(await readFile(file, 'utf8'))
  }

  fill(url: string): string {
    return this.#text.replaceAll('{{server}}', () => url)
  }

  /**
   * Returns the gzipped text, compressed once for each URL in a row. Returns undefined while it is compressed for another
   * URL, so that requests that each name another host occupy at most one thread.
   */
  zip(url: string): Promise<Buffer> | undefined {
    if (this.#zipped?.url === url) return this.#zipped.bytes
    if (this.#isCompressing) return undefined
    this.#isCompressing = true
    const bytes = compress(this.fill(url)).finally(() => (this.#isCompressing = false))
    this.#zipped = { url, bytes }
    return bytes
  }
}
