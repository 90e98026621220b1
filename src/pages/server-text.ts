import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** Content in which `{{server}}` is replaced by the server URL for each response. */
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
   * Returns the gzipped text, cached for the last URL. Returns undefined while the text is compressed for another URL,
   * so that requests with varying hosts occupy at most one thread.
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
