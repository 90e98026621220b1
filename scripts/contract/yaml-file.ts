import { readFile } from 'node:fs/promises'
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Pair } from 'yaml'
import { ContractError } from './finding.ts'

type Pointer = readonly (string | number)[]

/** The files that were read, by their text: contracts refer to each other. */
const parsed = new Map<string, YamlFile>()

/** A YAML file with the lines of its content. */
export class YamlFile {
  readonly file: string
  readonly text: string
  readonly tree: Document.Parsed
  readonly #lines = new LineCounter()

  /** @throws ContractError if the text is not YAML */
  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.tree = parseDocument(text, { lineCounter: this.#lines })
    const [error] = this.tree.errors
    if (error) {
      const where = `${file}:${error.linePos?.[0].line ?? 1}`
      const what = error.message.replace(/ at line [^]*/, '')
      throw new ContractError([{ rule: 'yaml', where, what, fix: 'make it valid YAML' }])
    }
  }

  static async read(file: string): Promise<YamlFile> {
    const text = await readFile(file, 'utf8')
    const known = parsed.get(`${file}\n${text}`) ?? new YamlFile(file, text)
    parsed.set(`${file}\n${text}`, known)
    return known
  }

  has(pointer: Pointer): boolean {
    return this.tree.hasIn(pointer)
  }

  /** Returns the 1-based line of a position, or of its nearest existing ancestor. */
  lineOf(pointer: Pointer): number {
    for (let length = pointer.length; length > 0; length--) {
      const place = pointer.slice(0, length)
      const node: unknown = this.pair(place)?.key ?? this.tree.getIn(place, true)
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line
    }
    return 1
  }

  /** Returns the key and value at the end of a pointer. */
  pair(pointer: Pointer): Pair | undefined {
    const parent: unknown = this.tree.getIn(pointer.slice(0, -1), true)
    if (!isMap(parent)) return undefined
    return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(pointer.at(-1)))
  }
}
