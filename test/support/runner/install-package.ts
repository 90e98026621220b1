import { execFile } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs a package of tools that `npm test` does not need, unless it is up to date, and returns whether it is
 * installed. Without a registry it cannot be installed, which only CI reports as a failure.
 */
export async function installPackage(folder: string): Promise<boolean> {
  // Lock files are compared as text, because a checkout changes their times.
  const [lock, installed] = [join(folder, 'package-lock.json'), join(folder, 'node_modules/.installed.json')]
  const [wanted, present] = await Promise.all(
    [lock, installed].map((file) => readFile(file, 'utf8').catch(() => undefined)),
  )
  if (wanted === present) return true
  try {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', args, { cwd: folder })
    await copyFile(lock, installed)
    return true
  } catch (error) {
    if (process.env.CI === 'true') throw error
    console.warn(`skipped: npm cannot install the packages in ${folder}: ${(error as Error).message}`)
    return false
  }
}
