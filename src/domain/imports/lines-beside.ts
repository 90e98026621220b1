import { AppError } from '../../errors.ts'
import { isEmpty } from './csv-cells.ts'
import type { CsvFile } from './csv-file.ts'
import type { CsvRecord } from './csv-records.ts'
import { isDoneState, isYes } from './file-words.ts'
import { isNotTask } from './import-columns.ts'
import { importFields, keyOf, knownHeaders, type ImportField } from './known-headers.ts'
import { remembered } from './remembered.ts'

/** A record of the file, and the number of its first line. */
type Line = Extract<CsvRecord, { cells: unknown }>

/** Another header in a file, such as Monday's of subitems. */
interface OtherHeader {
  titleIndex: number
  /** Whether its columns are those of the file, so that tasks follow. */
  isSame: boolean
}

/** Finds the lines that tools add beside tasks: of other types, repeated and other headers, and titles of groups. */
export class LinesBeside {
  readonly #file: CsvFile
  readonly #titleIndex: number
  /** The other header whose lines these are. */
  #other: OtherHeader | undefined
  #previous: Line | undefined

  constructor(file: CsvFile) {
    this.#file = file
    this.#titleIndex = file.header.fields.get('title')?.[0]?.index ?? 0
  }

  /**
   * Returns whether the next line of the file is no task, given the cells of the one after it.
   * @throws AppError validation_error if another header above it has its title in the same column, but others elsewhere
   */
  isNext(line: Line, after: readonly string[] | undefined): boolean {
    // A file of `exportTasks` has nothing but tasks, whatever their texts are.
    if (this.#file.header.exported) return false
    const { cells } = line
    const hasGap = this.#previous !== undefined && line.line > endOf(this.#previous) + 1
    this.#previous = line
    if (isNotTask(this.#file.header, cells)) return true
    const isTitle = hasGap && after !== undefined && this.#isHeader(after) && filledIn(cells).length === 1
    if (isTitle || this.#isHeader(cells)) {
      this.#other = undefined
      return true
    }
    const other = this.#otherHeader(cells)
    if (other) this.#other = other.isSame ? undefined : other
    return other !== undefined || this.#isOfOther(cells)
  }

  #isHeader(cells: readonly string[]): boolean {
    const { cells: names } = this.#file
    return names.length > 1 && names.every((name, index) => (cells[index] ?? '') === name)
  }

  /** Returns the header that a record is: most of its cells are usual names of different fields, one of them the title. */
  #otherHeader(cells: readonly string[]): OtherHeader | undefined {
    // Most tasks are recognized by their first cells.
    if (!cells.slice(0, minNames).some(fieldNamed)) return undefined
    const filled = filledIn(cells)
    const named = filled.flatMap(([index, cell]) => {
      const field = fieldNamed(cell)
      return field ? [{ index, field }] : []
    })
    const isHeader = new Set(named.map(({ field }) => field)).size >= minNames
    const title = named.find(({ field }) => field === 'title')
    if (!title || !isHeader || named.length * 2 <= filled.length) return undefined
    const { columns } = this.#file.header
    const isSame = named.every(({ index, field }) => columns[index]?.field === field)
    return { titleIndex: title.index, isSame }
  }

  /** Returns whether a line belongs to the other header above it. Those of subitems have no title of a task. */
  #isOfOther(cells: readonly string[]): boolean {
    if (!this.#other || isEmpty(cells[this.#titleIndex] ?? '')) return this.#other !== undefined
    if (this.#other.titleIndex === this.#titleIndex)
      throw new AppError('validation_error', { detail: 'Its columns are those of another header above it.' })
    this.#other = undefined
    return false
  }
}

/** Returns the number of the last line of a record. */
const endOf = ({ line, cells }: Line): number =>
  cells.reduce((end, cell) => end + cell.split('\n').length - 1, line)

const filledIn = (cells: readonly string[]): [index: number, cell: string][] =>
  [...cells.entries()].filter(([, cell]) => !isEmpty(cell))

/** Number of fields that a header names at least. */
const minNames = 3
const maxNameLength = 40

/** Names that are words of tasks, too, such as their types. */
const words = ['task', 'to do', 'todo', 'item', 'issue', 'card', 'content', 'note']
const isWord = (name: string): boolean =>
  words.includes(name) || isDoneState(name) !== undefined || isYes(name) !== undefined

const fields = new Map(
  importFields.flatMap((field) =>
    knownHeaders[field].flat().flatMap((name) => (isWord(name) ? [] : [[keyOf(name), field] as const])),
  ),
)

const fieldNamed = remembered((cell): ImportField | undefined =>
  cell.length > maxNameLength ? undefined : fields.get(keyOf(cell)),
)
