import { constants } from 'node:fs'
import { access, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '../config/environment.ts'

/**
 * Throws if the file cannot be written, before any work is done.
 * @param what names the file in the message: `the report`
 */
export async function requireWritable(path: string, what: string): Promise<void> {
  try {
    await access(dirname(path), constants.W_OK)
    const existing = await stat(path).catch(() => undefined)
    // A rename would replace a device or a pipe by a file.
    if (existing && !existing.isFile())
      throw new Error(existing.isDirectory() ? 'it is a directory' : 'it is not a file')
  } catch (error) {
    throw new ConfigError(`${what} ${path} cannot be written: ${(error as Error).message}`)
  }
}

/** Writes the whole file, or nothing if that fails. */
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
