import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '../compat/read.ts'
import type { ReleasedFile } from './prepare.ts'

/** Writes all files as drafts, and only then replaces the originals. @throws Failure */
export async function writeFiles(files: readonly ReleasedFile[]): Promise<void> {
  const written: string[] = []
  try {
    for (const { path, content } of files) {
      await mkdir(dirname(path), { recursive: true })
      await writeBeside(path, content)
      written.push(path)
    }
    for (const path of written) await rename(besideOf(path), path)
  } finally {
    await Promise.all(written.map((path) => rm(besideOf(path), { force: true })))
  }
}

const besideOf = (path: string): string => `${path}.release`

async function writeBeside(path: string, content: string): Promise<void> {
  try {
    await writeFile(besideOf(path), content)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(`${besideOf(path)}: cannot be written (${code})`)
  }
}
