/** A file that is imported into an empty project, and what must become of it. */
export interface ImportCase {
  name: string
  /** Parameters of the operation, which are options of the command. */
  query?: Record<string, string>
  /** Columns of the board behind To do, In progress and Done. */
  columns?: string[]
  csv: string
  must: Expected
}

/** The parts of the response and of the tasks that matter. Tasks may be in any order. */
export interface Expected {
  /** Default: 200. */
  status?: number
  code?: string
  param?: string
  created?: number
  skipped?: number
  known?: number
  failed?: { line: number; field: string | null }[]
  /** The words that must be listed; an empty list means none. */
  words?: { field: string; word: string; count: number }[]
  tasks?: ExpectedTask[]
}

export interface ExpectedTask {
  title: string
  description?: string | null
  due_date?: string | null
  due_time?: string | null
  /** Null if the task has none. */
  priority?: string | null
  progress?: number | null
  completed?: boolean
  column?: string
  assignees?: string[]
}
