import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '../support/command.ts'
import type { GeneratedFile } from './generate.ts'

/**
 * Writes all files that differ, or none: writes temporary files first, which then replace the files. @throws Failure
 */
export async function writeFiles(files: readonly GeneratedFile[]): Promise<void> {
  const written: string[] = []
  try {
    for (const { path, content } of files) {
      const present = await readFile(path, 'utf8').catch(() => undefined)
      if (present === content) continue
      await writeDraft(path, content)
      written.push(path)
    }
    for (const path of written) await rename(draftOf(path), path)
  } finally {
    await Promise.all(written.map((path) => rm(draftOf(path), { force: true })))
  }
}

const draftOf = (path: string): string => `${path}.draft`

async function writeDraft(path: string, content: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draftOf(path), content)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(`${draftOf(path)}: cannot be written (${code})`)
  }
}
