import { invalid } from '../../errors.ts'
import { isDoneState, isYes } from './file-words.ts'
import type { Cell } from './csv-cells.ts'
import type { UnknownWords } from './import-words.ts'
import { dateOrders, isZeroDay, readWrittenDay } from './written-dates.ts'

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
  const written = text.trim()
  const percent = percentOf(written)
  if (percent !== undefined) return percent
  const isNumber = /^[\d.,]+$/.test(written)
  const isDone = isYes(text) ?? isDoneState(text) ?? (isNumber ? undefined : hasDay(written))
  if (isDone !== undefined) return isDone ? 100 : null
  throw invalid('progress', `${header} must be a whole number from 0 to 100, or Done.`)
}

/** Returns the progress of a cell that says whether the task is done, or when it was done. */
function readCompletion({ text }: Cell, words: UnknownWords): number | null {
  const written = text.trim()
  const isBare = /^\d+$/.test(written)
  const percent = isBare && Number(written) !== 100 ? undefined : percentOf(written)
  if (percent !== undefined) return percent
  const isDone = isYes(text) ?? isDoneState(text) ?? saysWhen(written)
  if (isDone === undefined) words.add('progress', text)
  return isDone ? 100 : null
}

function percentOf(written: string): number | undefined {
  const [, whole, decimals] = /^(\d{1,3})(?:[.,](\d+))? ?%?$/.exec(written) ?? []
  const hasSign = written.endsWith('%')
  if (whole === undefined || (decimals !== undefined && !hasSign && !/^0+$/.test(decimals))) return undefined
  const percent = Math.floor(Number(`${whole}.${decimals ?? 0}`))
  return percent <= 100 ? percent : undefined
}

/** Returns true for a day, false for a day that stands for none, and undefined for other texts. */
function hasDay(written: string): boolean | undefined {
  if (isZeroDay(written)) return false
  return dateOrders.some((order) => readWrittenDay(written, order) !== undefined) || undefined
}

/** A year of the time in which tasks have been completed. */
const year = /(?<!\d)(?:19[789]\d|20\d\d)(?!\d)/
/** Words with which a day is not that of the completion. */
const otherwise = /\b(?:not|never|until|before|planned|expected|estimated|due|target|reopened)\b/i

/** Returns whether a text says when something was done, in whatever spelling: it has a day or a year. */
function saysWhen(written: string): boolean | undefined {
  if (written.length > 100 || otherwise.test(written)) return undefined
  return hasDay(written) ?? (year.test(written) || undefined)
}
