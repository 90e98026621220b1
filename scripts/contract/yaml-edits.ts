import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml'
import type { YamlFile } from './yaml-file.ts'

type Pointer = readonly (string | number)[]

/** Additions to a YAML file. All else stays as it is, to the byte. */
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
   * Adds an entry to a map, after the last of those that come before it, or at the end of one in flow style.
   * @param lines the lines of the entry, without the indentation of the map; one line for a map in flow style
   * @param comesBefore whether a key of the map belongs before the new one
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

  /** Adds a plain string to a list, after the last of those that come before it. */
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

  /** The offset after the line in which a node ends. The end of a block is already after its line break. */
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
