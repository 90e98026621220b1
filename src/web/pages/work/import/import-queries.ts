import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { Problem } from '../../../api/problem.ts'
import type { ChosenFile } from './chosen-file.ts'

export type ImportResult = WorkSchemas['ImportResponse']['data']
export type ImportColumn = WorkSchemas['ImportColumn']
export type ImportField = WorkSchemas['ImportField']
export type ImportFailure = WorkSchemas['ImportFailure']
export type ImportDates = WorkSchemas['ImportDates']
export type ImportArchived = WorkSchemas['ImportArchived']
export type ImportUndo = WorkSchemas['ImportUndo']

/** The choices that determine how a file is read. */
export interface Reading {
  /** The field chosen for each header; null if the column is ignored. */
  map: ReadonlyMap<string, ImportField | null>
  dates: ImportDates
  archived: ImportArchived
}

export const initialReading: Reading = { map: new Map(), dates: 'iso', archived: 'skip' }

/** Maximum number of times that a check waits until another import of the person has ended. */
const maxWaits = 20

/** Checks a file as it would be imported. Nothing is written. */
export const checkQuery = (project: string, file: ChosenFile, reading: Reading) =>
  queryOptions({
    queryKey: [
      'post',
      '/work/v1/imports',
      project,
      file.id,
      reading.dates,
      reading.archived,
      [...reading.map],
    ],
    queryFn: ({ signal }) => send(project, file, reading, { isDryRun: true, signal }),
    // Shows the columns while they are checked with another field.
    placeholderData: keepPreviousData,
    retry: (failures, error) => Problem.of(error).status === 503 && failures < maxWaits,
    retryDelay: (_failures, error) => 1_000 * (Problem.of(error).retryAfterSeconds ?? 2),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })

export const importFile = (project: string, file: ChosenFile, reading: Reading): Promise<ImportResult> =>
  send(project, file, reading, { isDryRun: false })

/** Deletes the tasks of an import that were not changed since. */
export async function undoImport(id: string): Promise<ImportUndo> {
  const { data } = await work.POST('/work/v1/imports/{id}/undo', { params: { path: { id } } })
  if (!data) throw Problem.unreachable()
  return data.data
}

async function send(
  project: string,
  { bytes }: ChosenFile,
  { map, dates, archived }: Reading,
  { isDryRun, signal }: { isDryRun: boolean; signal?: AbortSignal },
): Promise<ImportResult> {
  const query = {
    dates,
    archived,
    ...(map.size > 0 && { map: JSON.stringify(Object.fromEntries(map)) }),
    ...(isDryRun && { dry_run: true }),
  }
  const { data } = await work.POST('/work/v1/projects/{id}/imports', {
    params: { path: { id: project }, query },
    headers: { 'Content-Type': 'text/csv' },
    // The body is the bytes of the file. The server detects their encoding.
    body: '',
    bodySerializer: () => bytes,
    ...(signal && { signal }),
  })
  if (!data) throw Problem.unreachable()
  return data.data
}
