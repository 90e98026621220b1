import { AppError } from '../../errors.ts'
import { isBlank } from '../white-space.ts'
import { frequentSeparator, separators, type Separator } from './csv-cells.ts'
import { RecordReader, type CsvRecord, type Line } from './csv-records.ts'
import { readHeader, unknownHeader, type ColumnMap, type Header } from './import-columns.ts'
import { readLines } from './text-lines.ts'

/** Opens a file from its start. A file is read several times. */
export type OpenFile = () => AsyncIterable<Uint8Array>

/** Number of lines among which the header is searched. */
const headerLines = 10
/** Number of lines that are read for that, since a header may have line breaks. */
const peekedLines = 100
/** Number of characters of a line that are searched, since all are searched at once. */
const peekedLength = 100_000

/** A CSV file with the position of its header. */
export interface CsvFile {
  header: Header
  /** The header's cells. */
  cells: readonly string[]
  /** Yields the records below the header, in groups. */
  records: () => AsyncGenerator<CsvRecord[]>
}

/**
 * Finds the header among the first ten lines, and the separator with which it has the most fields.
 * @throws AppError too_many_columns; validation_error without a title, or with `param: map`
 */
export async function openCsv(open: OpenFile, map: ColumnMap = {}): Promise<CsvFile> {
  const head = await readHead(open)
  const { found, problem } = findHeader(head, map)
  if (!found) throw problem ?? missingHeader(head, map)
  const { header, cells, separator, line } = found
  return { header, cells, records: () => readRecords(open, separator, line) }
}

/** Yields all records of a file, in groups, with its header and what is above. */
export async function* readAllRecords(open: OpenFile): AsyncGenerator<CsvRecord[]> {
  const head = await readHead(open)
  yield* readRecords(open, findHeader(head, {}).found?.separator ?? guessSeparator(head), 0)
}

/** Yields the records after a line, in groups. */
async function* readRecords(
  open: OpenFile,
  separator: Separator,
  after: number,
): AsyncGenerator<CsvRecord[]> {
  const reader = new RecordReader(separator)
  for await (const lines of readLines(open())) yield reader.read(lines).filter(({ line }) => line > after)
  yield reader.end().filter(({ line }) => line > after)
}

interface Head {
  lines: Line[]
  /** The separator that a first line `sep=;` names. */
  named: Separator | undefined
}

async function readHead(open: OpenFile): Promise<Head> {
  const lines: Line[] = []
  for await (const group of readLines(open())) {
    for (const line of group.slice(0, peekedLines - lines.length))
      lines.push({ ...line, text: line.text.slice(0, peekedLength) })
    if (lines.length >= peekedLines) break
  }
  const [, sign] = /^"?sep=([,;\t])"?$/i.exec(lines[0]?.text ?? '') ?? []
  const named = separators.find((one) => one === sign)
  if (named !== undefined) lines.shift()
  return { lines, named }
}

function guessSeparator({ lines, named }: Head): Separator {
  return named ?? frequentSeparator(lines.find(({ text }) => !isBlank(text))?.text ?? '')
}

interface Found {
  header: Header
  cells: readonly string[]
  separator: Separator
  line: number
  /** Number of columns that are imported. */
  fields: number
  /** Number of records above it. */
  above: number
}

/** A header, or the first reason why a record is none. */
interface Search {
  found?: Found | undefined
  problem?: AppError | undefined
}

function findHeader(head: Head, map: ColumnMap): Search {
  const searches = (head.named === undefined ? separators : [head.named]).map((separator) =>
    searchHeader(head, separator, map),
  )
  // The first record of a file of `exportTasks` is its header, whatever the texts of its tasks are.
  const own = searches.find(({ found }) => found?.header.exported && found.line === head.lines[0]?.number)
  if (own) return own
  const found = searches.reduce<Found | undefined>(
    (best, { found: one }) => (one && one.fields > (best?.fields ?? 0) ? one : best),
    undefined,
  )
  const problems = searches.flatMap(({ problem }) => problem ?? [])
  return { found, problem: problems.find(({ code }) => code === 'too_many_columns') ?? problems[0] }
}

/** Searches the record that is the header if cells are separated in this way. */
function searchHeader(head: Head, separator: Separator, map: ColumnMap): Search {
  const candidates: Found[] = []
  let problem: AppError | undefined
  let widest = 0
  let above = -1
  for (const { cells, line } of firstRecords(head, separator)) {
    above += 1
    try {
      const header = readHeader(cells, map)
      const fields = header?.columns.filter(({ field }) => field !== null).length ?? 0
      const isHeader = fields > 1 || (candidates.length === 0 && widest <= 1)
      if (header && isHeader) candidates.push({ header, cells, separator, line, fields, above })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      problem ??= error
    }
    widest = Math.max(widest, widthOf(cells))
  }
  const [first, ...others] = candidates
  // A line above the header, such as the name of a board, or a property with its value, is narrower.
  const isHeader = ({ cells, fields, above }: Found): boolean =>
    first !== undefined &&
    fields > first.fields &&
    widthOf(cells) > widthOf(first.cells) &&
    (first.fields === 1 || isProject(first, above))
  return { found: others.find(isHeader) ?? first, problem }
}

/** Returns whether a header is that of a project, with its name and people, which are in the one record below. */
const isProject = ({ header, above }: Found, next: number): boolean =>
  next - above === 2 &&
  header.columns.every(({ field }) => field === null || field === 'title' || field === 'user_ids')

const widthOf = (cells: readonly string[]): number => cells.filter((cell) => !isBlank(cell)).length

function* firstRecords(
  { lines, named }: Head,
  separator: Separator,
): Generator<CsvRecord & { cells: string[] }> {
  const last = headerLines + (named === undefined ? 0 : 1)
  for (const record of recordsOf(lines, separator)) {
    if (record.line > last) return
    if ('cells' in record) yield record
  }
}

function* recordsOf(lines: readonly Line[], separator: Separator): Generator<CsvRecord> {
  const reader = new RecordReader(separator)
  for (const line of lines) yield* reader.read([line])
  yield* reader.end()
}

function missingHeader(head: Head, map: ColumnMap): AppError {
  const [mapped] = Object.keys(map)
  if (mapped !== undefined) return unknownHeader(mapped)
  const [first] = recordsOf(head.lines, guessSeparator(head))
  return new AppError('validation_error', { detail: first && 'error' in first ? first.error : noTitle })
}

const noTitle =
  'The file has no column for the title: one of its first ten lines must name the columns, one of them Title, Name, Summary or another usual name.'
