import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
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
    // A rename would replace a device or a pipe with a regular file.
    if (existing && !existing.isFile())
      throw new Error(existing.isDirectory() ? 'it is a directory' : 'it is not a file')
  } catch (error) {
    throw new ConfigError(`${what} ${path} cannot be written: ${(error as Error).message}`)
  }
}
