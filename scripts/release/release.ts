import { writeFiles } from '../contract/write-files.ts'
import { prepareRelease } from './prepare.ts'

/** Writes all files of the release, or none, and returns them. @throws Failure, WriteError */
export async function release(version: string, date: string): Promise<string[]> {
  const files = await prepareRelease(version, date)
  await writeFiles(files)
  return files.map(({ path }) => path)
}
