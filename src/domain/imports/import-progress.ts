import { invalid } from '../../errors.ts'
import { isDoneState, isYes } from './file-words.ts'
import type { Cell } from './csv-cells.ts'
import type { UnknownWords } from './import-words.ts'
import { dateOrders, readWrittenDay } from './written-dates.ts'

/**
 * Returns the progress that cells of progress and of completion say: 100 if any means that the task is done, otherwise a
 * percentage; null if they mean that it is not done; undefined without cells.
 * @throws AppError validation_error for a progress that is no percentage
 */
export function readProgress(cells: readonly Cell[], words: UnknownWords): number | null | undefined {
  if (cells.length === 0) return undefined
  const read = cells.map((cell) => (cell.isCompletion ? readCompletion(cell, words) : readPercentage(cell)))
  return read.includes(100) ? 100 : (read.find((one) => one !== null) ?? null)
}

/** Returns the progress of a cell that has a percentage, a word or a date. */
function readPercentage({ header, text }: Cell): number | null {
  const percent = percentOf(text)
  if (percent !== undefined) return percent
  const isDone = doneOf(text)
  if (isDone !== undefined) return isDone ? 100 : null
  throw invalid('progress', `${header} must be a whole number from 0 to 100, or Done.`)
}

/** Returns the progress of a cell that says whether the task is done, or when it was done. */
function readCompletion({ text }: Cell, words: UnknownWords): number | null {
  const isBare = /^\d+$/.test(text.trim())
  const percent = isBare && Number(text) !== 100 ? undefined : percentOf(text)
  if (percent !== undefined) return percent
  const isDone = doneOf(text)
  if (isDone === undefined) words.add('progress', text)
  return isDone ? 100 : null
}

function percentOf(text: string): number | undefined {
  const [, whole, decimals] = /^(\d{1,3})(?:[.,](\d+))? ?%?$/.exec(text.trim()) ?? []
  const hasSign = text.trimEnd().endsWith('%')
  if (whole === undefined || (decimals !== undefined && !hasSign && !/^0+$/.test(decimals))) return undefined
  const percent = Math.floor(Number(`${whole}.${decimals ?? 0}`))
  return percent <= 100 ? percent : undefined
}

/** The day that Vikunja and other programs in Go export in place of no day. */
const zeroDay = '0001-01-01'

function doneOf(text: string): boolean | undefined {
  const isDone = isYes(text) ?? isDoneState(text)
  if (isDone !== undefined) return isDone
  const day = dateOrders.map((order) => readWrittenDay(text.trim(), order)).find((one) => one !== undefined)
  return day === undefined ? undefined : day !== zeroDay
}
