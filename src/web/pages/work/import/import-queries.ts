import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { Problem } from '../../../api/problem.ts'
import type { ChosenFile } from './chosen-file.ts'

export type ImportResult = WorkSchemas['ImportResponse']['data']
export type ImportColumn = WorkSchemas['ImportColumn']
export type ImportField = WorkSchemas['ImportField']
export type ImportFailure = WorkSchemas['ImportFailure']
export type ImportDates = WorkSchemas['ImportDates']

/** The choices that determine how a file is read. */
export interface Reading {
  /** The field chosen for each header; null if the column is ignored. */
  map: ReadonlyMap<string, ImportField | null>
  dates: ImportDates
}

/** Checks a file as it would be imported. Nothing is written. */
export const checkQuery = (project: string, file: ChosenFile, reading: Reading) =>
  queryOptions({
    queryKey: ['post', '/work/v1/imports', project, file.id, reading.dates, [...reading.map]],
    queryFn: ({ signal }) => send(project, file, reading, { isDryRun: true, signal }),
    // Shows the columns while they are checked with another field.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })

export const importFile = (project: string, file: ChosenFile, reading: Reading): Promise<ImportResult> =>
  send(project, file, reading, { isDryRun: false })

async function send(
  project: string,
  { bytes }: ChosenFile,
  { map, dates }: Reading,
  { isDryRun, signal }: { isDryRun: boolean; signal?: AbortSignal },
): Promise<ImportResult> {
  const query = {
    dates,
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
