import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { GeneratedFile } from '../contract/generate.ts'

/** Writes the files that differ, or none if one cannot be written. */
export async function writeFiles(files: readonly GeneratedFile[]): Promise<void> {
  const before: { path: string; content: string | undefined }[] = []
  try {
    for (const { path, content } of files) {
      const present = await readFile(path, 'utf8').catch(() => undefined)
      if (present === content) continue
      before.push({ path, content: present })
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
  } catch (error) {
    for (const { path, content } of before)
      await (content === undefined ? rm(path, { force: true }) : writeFile(path, content)).catch(
        () => undefined,
      )
    throw error
  }
}
