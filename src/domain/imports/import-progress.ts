import { invalid } from '../../errors.ts'
import { completionIn, isDoneState, isOpenCategory, isYes } from './file-words.ts'
import type { FieldColumn, Header } from './import-columns.ts'
import type { UnknownWords } from './import-words.ts'
import { foldText, type Cell } from './row-cells.ts'
import { hasDay } from './written-dates.ts'

/**
 * Returns the progress that cells of progress and of completion say: 100 if any means that the task is done, otherwise a
 * percentage; null if they mean that it is not done; undefined without cells.
 * @throws AppError validation_error for a progress that is no percentage
 */
export function readProgress(cells: readonly Cell[], words: UnknownWords): number | null | undefined {
  if (cells.length === 0) return undefined
  const read = cells.map((cell) => readCell(cell, words))
  return read.includes(100) ? 100 : (read.find((one) => one !== null) ?? null)
}

function readCell(cell: Cell, words: UnknownWords): number | null {
  if (cell.kind === 'completion') return readCompletion(cell, words)
  if (cell.kind === 'category') return readCategory(cell, words)
  const share = cell.kind === 'fraction' ? fractionOf(cell.text) : undefined
  return share === undefined ? readPercentage(cell) : Math.floor(share * 100)
}

/** Returns the progress of a cell that has a percentage, a word or a date. */
function readPercentage({ header, text }: Cell): number | null {
  const percent = percentOf(text)
  if (percent !== undefined) return percent
  const isNumber = /^[\d.,]+$/.test(text)
  const isDone = isYes(text) ?? isDoneState(text) ?? (isNumber ? undefined : hasDay(text))
  if (isDone !== undefined) return isDone ? 100 : null
  throw invalid('progress', `${header} must be a whole number from 0 to 100, or Done.`)
}

/** Returns the progress of a cell that says whether the task is done, or when it was done. */
function readCompletion({ text: written }: Cell, words: UnknownWords): number | null {
  // Programs write 1.0 for yes if other cells of the column are empty.
  const [, whole] = /^(\d+)(?:[.,]0+)?$/.exec(written) ?? []
  const text = whole ?? written
  const percent = whole !== undefined && Number(whole) !== 100 ? undefined : percentOf(text)
  if (percent !== undefined) return percent
  const isDone = isYes(text) ?? isDoneState(text) ?? saysWhen(text)
  if (isDone === undefined) words.add('progress', text)
  return isDone ? 100 : null
}

/** Returns the progress of a cell that has the kind of a state, or how a task ended. */
function readCategory({ text }: Cell, words: UnknownWords): number | null {
  const isDone = isDoneState(text)
  if (isDone === undefined && !isOpenCategory(text)) words.add('progress', text)
  return isDone ? 100 : null
}

function percentOf(written: string): number | undefined {
  const [, whole, decimals] = /^(\d{1,3})(?:[.,](\d+))? ?%?$/.exec(written) ?? []
  const hasSign = written.endsWith('%')
  if (whole === undefined || (decimals !== undefined && !hasSign && !/^0+$/.test(decimals))) return undefined
  const percent = Math.floor(Number(`${whole}.${decimals ?? 0}`))
  return percent <= 100 ? percent : undefined
}

/** Returns whether a text says when something was done: it is a day, alone or behind a word such as Completed on. */
function saysWhen(text: string): boolean | undefined {
  const { isDone, rest } = completionIn(text)
  if (isDone === false) return false
  return hasDay(text) ?? (isDone && hasDay(rest))
}

/** Returns the number of a text without a sign, whose decimals may follow a comma; undefined if it is none. */
function fractionOf(text: string): number | undefined {
  return /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Finds the columns of percentages that hold fractions: all numbers are from 0 to 1, and some are between them. */
export class FractionColumns {
  #columns: FieldColumn[]
  readonly #withFraction = new Set<FieldColumn>()

  constructor({ fields }: Header) {
    this.#columns = (fields.get('progress') ?? []).filter(({ kind }) => kind === undefined)
  }

  read(cells: readonly string[]): void {
    for (const column of this.#columns) {
      const number = fractionOf(foldText(cells[column.index] ?? ''))
      if (number === undefined || number === 0 || number === 1) continue
      if (number < 1) this.#withFraction.add(column)
      else this.#columns = this.#columns.filter((one) => one !== column)
    }
  }

  /** Marks the columns, for the cells that are read from now on. */
  mark(): void {
    for (const column of this.#columns) if (this.#withFraction.has(column)) column.kind = 'fraction'
  }
}
