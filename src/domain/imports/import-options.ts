import type { ColumnMap, ImportColumn } from './import-columns.ts'
import type { UnknownWord } from './import-words.ts'
import type { DateOrder } from './written-dates.ts'

export interface ImportResult {
  /** Number of records that became (or would become) tasks, without those of earlier imports. */
  created: number
  /** Number of lines that are not tasks, such as sections, and of archived records that were skipped. */
  skipped: number
  /** Number of records that an earlier import made. */
  known: number
  /** The failed records by line. */
  failed: Failure[]
  columns: ImportColumn[]
  words: UnknownWord[]
  /** The id by which the import can be undone; null if it created nothing. */
  import_id: string | null
}

export interface Failure {
  line: number
  /** The field of `createTask` in spec/work.yaml; null if the whole line failed. */
  field: string | null
  message: string
}

export const archivedChoices = ['skip', 'done'] as const
export type ArchivedChoice = (typeof archivedChoices)[number]

export interface ImportOptions {
  /** The fields of columns with unusual or ambiguous headers. */
  map?: ColumnMap
  dates?: DateOrder
  /** Whether archived records are skipped, which is the default, or become completed tasks. */
  archived?: ArchivedChoice
  /** Whether to only check the file, writing nothing. */
  isDryRun?: boolean
  /** Aborts the import within a few milliseconds. */
  signal?: AbortSignal
  /** Maximum number of failed records to list; by default all. */
  maxListed?: number
  /** Receives the number of the last imported line. */
  onProgress?: (line: number) => void
  /**
   * Receives each failed record: its cells (or its text if malformed), the reason and the header's cells.
   */
  onFailed?: (
    record: { cells: readonly string[] } | { text: string },
    message: string,
    header: readonly string[],
  ) => void
}
