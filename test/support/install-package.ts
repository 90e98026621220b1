import { execFile } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs a package of tools that `npm ci && npm test` does not need, where it is not installed or is that of another lock file, and says
 * whether it is there. Without a registry that is no failure, but in CI.
 */
export async function installPackage(folder: string): Promise<boolean> {
  // What was installed is compared as text: a checkout gives files the time of the checkout.
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
    console.warn(`skipped: what npm cannot install in ${folder}: ${(error as Error).message}`)
    return false
  }
}
