import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml'
import type { YamlFile } from './yaml-file.ts'

type Pointer = readonly (string | number)[]

/** Insertions into a YAML file, which leave every other byte unchanged. */
export class YamlEdits {
  readonly #file: YamlFile
  readonly #insertions: { offset: number; text: string }[] = []

  constructor(file: YamlFile) {
    this.#file = file
  }

  get text(): string {
    const { text } = this.#file
    const sorted = this.#insertions.toSorted((a, b) => a.offset - b.offset)
    const pieces = sorted.map(
      ({ offset, text: added }, i) => text.slice(sorted[i - 1]?.offset ?? 0, offset) + added,
    )
    return pieces.join('') + text.slice(sorted.at(-1)?.offset ?? 0)
  }

  /**
   * Adds an entry to a map, after the last key that comes before it; at the end in flow style.
   * @param lines the entry's lines without indentation; one line in flow style
   * @param comesBefore tells whether a key precedes the new one
   */
  addEntry(map: Pointer, lines: readonly string[], comesBefore: (key: string) => boolean): void {
    const node: unknown = this.#file.tree.getIn(map, true)
    const [first] = isMap(node) ? node.items : []
    if (!isMap(node) || !first) throw new Error(`${map.join('/')} is not a map with entries`)
    if (node.flow) {
      this.#insert(endOf(node.items.at(-1)?.value), `, ${lines.join()}`)
      return
    }
    const previous = node.items.findLast(({ key }) => isScalar(key) && comesBefore(String(key.value)))
    const indentation = ' '.repeat(this.#columnOf(startOf(first.key)))
    const offset = previous ? this.#lineEnd(endOf(previous.value)) : this.#lineStart(startOf(first.key))
    this.#insert(offset, lines.map((line) => `${indentation}${line}\n`).join(''))
  }

  /** Adds a plain string to a list, after the last item that comes before it. */
  addItem(list: Pointer, item: string, comesBefore: (item: string) => boolean): void {
    const node: unknown = this.#file.tree.getIn(list, true)
    if (!isSeq(node)) throw new Error(`${list.join('/')} is not a list`)
    const [first] = node.items
    const previous = node.items.findLast((one) => isScalar(one) && comesBefore(String(one.value)))
    if (node.flow || !first) {
      if (previous) this.#insert(endOf(previous), `, ${item}`)
      else this.#insert(startOf(first ?? node) + (first ? 0 : 1), first ? `${item}, ` : item)
      return
    }
    const start = this.#lineStart(startOf(first))
    const dash = this.#file.text.indexOf('-', start)
    const offset = previous ? this.#lineEnd(endOf(previous)) : start
    this.#insert(offset, `${' '.repeat(dash - start)}- ${item}\n`)
  }

  #insert(offset: number, text: string): void {
    this.#insertions.push({ offset, text })
  }

  #lineStart(offset: number): number {
    return this.#file.text.lastIndexOf('\n', offset - 1) + 1
  }

  /** Returns the offset after the line in which a node ends. A block ends after its line break. */
  #lineEnd(end: number): number {
    const last = this.#file.text.slice(0, end).trimEnd().length
    const next = this.#file.text.indexOf('\n', last)
    return next === -1 ? this.#file.text.length : next + 1
  }

  #columnOf(offset: number): number {
    return offset - this.#lineStart(offset)
  }
}

const rangeOf = (node: unknown): Node['range'] => (isNode(node) ? node.range : undefined)
const startOf = (node: unknown): number => rangeOf(node)?.[0] ?? 0
const endOf = (node: unknown): number => rangeOf(node)?.[1] ?? 0
