import { prepareRelease } from './prepare.ts'
import { writeFiles } from './write-files.ts'

/** Writes all files of the release, or none, and returns them. @throws Failure if the release is refused */
export async function release(version: string, date: string): Promise<string[]> {
  const files = await prepareRelease(version, date)
  await writeFiles(files)
  return files.map(({ path }) => path)
}
