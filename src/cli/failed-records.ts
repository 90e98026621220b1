import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from '../config/environment.ts'
import type { ImportOptions } from '../domain/imports/import-options.ts'

/** Byte order mark, without which Excel does not read a file as UTF-8. */
const mark = '\uFEFF'

/**
 * A CSV file of the failed records, with the reasons in the last column. It is not created if no record
 * failed.
 */
export class FailedRecords {
  readonly #path: string
  readonly #file: number
  #isEmpty = true

  /** @throws ConfigError if the file cannot be written */
  constructor(path: string) {
    this.#path = path
    try {
      this.#file = openSync(path, 'wx')
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      const reason = code === 'EEXIST' ? 'the file already exists' : message
      throw new ConfigError(`cannot write ${resolve(path)}: ${reason}`)
    }
  }

  readonly add: NonNullable<ImportOptions['onFailed']> = (record, message, header) => {
    if (this.#isEmpty) this.#write(mark, [...header, 'Error'])
    this.#isEmpty = false
    const cells = 'text' in record ? [record.text.trimEnd()] : record.cells.slice(0, header.length)
    const missing = Array.from({ length: header.length - cells.length }, () => '')
    this.#write('', [...cells, ...missing, message])
  }

  close(): void {
    closeSync(this.#file)
    if (this.#isEmpty) rmSync(this.#path)
  }

  #write(start: string, cells: readonly string[]): void {
    writeSync(this.#file, `${start}${cells.map(quoteCell).join(',')}\r\n`)
  }
}

/** Quotes a cell that contains a quotation mark or a separator. */
const quoteCell = (cell: string): string =>
  /["\r\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
