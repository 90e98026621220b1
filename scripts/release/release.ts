import { prepareRelease } from './prepare.ts'
import { writeFiles } from './write-files.ts'

/** Returns the files that are written, all of them or none. @throws Failure when a release may not be */
export async function release(version: string, date: string): Promise<string[]> {
  const files = await prepareRelease(version, date)
  await writeFiles(files)
  return files.map(({ path }) => path)
}
