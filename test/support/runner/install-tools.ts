import { installPackage } from './install-package.ts'

/** Installs the tools of the slow tests first, since several files need the same tools. */
export default async function installTools(): Promise<void> {
  // A test whose tool could not be installed reports that.
  for (const folder of ['test/generators', 'test/client/runtimes', 'scripts/bench'])
    await installPackage(folder).catch(() => false)
}
