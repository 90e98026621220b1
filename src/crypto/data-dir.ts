import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates DATA_DIR, readable by its owner only, and missing parent directories. */
export async function createDataDir(dataDir: string): Promise<void> {
  await makeDirectory(dataDir, 0o700).catch((error: Error) => {
    throw new Error(`DATA_DIR cannot be created: ${error.message}`)
  })
}

/**
 * Creates a directory and its parents. Node's `recursive` never returns on Linux's `/proc`, which reports ENOENT for a
 * directory that cannot be created.
 */
async function makeDirectory(path: string, mode?: number): Promise<void> {
  if (await isDirectory(path)) return
  if (dirname(path) !== path) await makeDirectory(dirname(path))
  await mkdir(path, { mode }).catch(async (error: Error) => {
    // Another process may have created the directory first.
    if (!(await isDirectory(path))) throw error
  })
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() ?? false
}
