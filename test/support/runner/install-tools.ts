import { installPackage } from './install-package.ts'

/** Installs the tools of the slow tests before these run, since several files need the same ones. */
export default async function installTools(): Promise<void> {
  // A test that needs what could not be installed says so.
  for (const folder of ['test/generators', 'test/client/runtimes', 'scripts/bench'])
    await installPackage(folder).catch(() => false)
}
