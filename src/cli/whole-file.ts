import { constants } from 'node:fs'
import { access, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from './command-error.ts'

/**
 * Throws where the file could not be written, so that nothing is done in vain.
 * @param what the file is, for the message: `the report`
 */
export async function requireWritable(path: string, what: string): Promise<void> {
  try {
    await access(dirname(path), constants.W_OK)
    const there = await stat(path).catch(() => undefined)
    // A device or a pipe would be replaced by a file.
    if (there && !there.isFile())
      throw new Error(there.isDirectory() ? 'it is a directory' : 'it is not a file')
  } catch (error) {
    throw new CommandError(`${what} ${path} cannot be written: ${(error as Error).message}`)
  }
}

/** Writes the file as a whole or not at all. */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  try {
    await writeFile(draft, text)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
