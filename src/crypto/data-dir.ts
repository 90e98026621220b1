import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes DATA_DIR, for its owner alone, and the directories above it that are missing. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await makeDirectory(dataDir, 0o700).catch((error: Error) => {
    throw new Error(`DATA_DIR cannot be made: ${error.message}`)
  })
}

/**
 * Node's own way (`recursive`) never ends on a file system that lets nobody make a directory and says that there is no
 * such file, as Linux's `/proc` does.
 */
async function makeDirectory(path: string, mode?: number): Promise<void> {
  if (await isDirectory(path)) return
  if (dirname(path) !== path) await makeDirectory(dirname(path))
  await mkdir(path, { mode }).catch(async (error: Error) => {
    // Another process may have been faster.
    if (!(await isDirectory(path))) throw error
  })
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() ?? false
}
