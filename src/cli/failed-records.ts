import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from '../config/environment.ts'
import { csvLine, failedRecord, mark, reasonHeader } from '../domain/imports/failed-records.ts'
import type { ImportOptions } from '../domain/imports/import-options.ts'

/** A CSV file of the failed records, with the reasons in a column behind theirs. It is not created if none failed. */
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
    if (this.#isEmpty) writeSync(this.#file, mark + csvLine([...header, reasonHeader]))
    this.#isEmpty = false
    writeSync(this.#file, failedRecord(record, message, header.length))
  }

  close(): void {
    closeSync(this.#file)
    if (this.#isEmpty) rmSync(this.#path)
  }
}
