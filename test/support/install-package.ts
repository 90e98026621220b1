import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs a package of tools that `npm ci && npm test` does not need, where it is not installed or has changed, and says
 * whether it is there. Without a registry that is no failure, but in CI.
 */
export async function installPackage(folder: string): Promise<boolean> {
  const [lock, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
      stat(join(folder, file)).catch(() => undefined),
    ),
  )
  if (lock && installed && installed.mtimeMs >= lock.mtimeMs) return true
  try {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', args, { cwd: folder })
    return true
  } catch (error) {
    if (process.env.CI === 'true') throw error
    console.warn(`skipped: what npm cannot install in ${folder}: ${(error as Error).message}`)
    return false
  }
}
