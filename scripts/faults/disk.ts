import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ignore = (): undefined => undefined

/** A file system of limited size, which a file can fill. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a tmpfs. Returns undefined if this process may not mount. */
export async function mountDisk(directory: string): Promise<Disk | undefined> {
  const options = ['-t', 'tmpfs', '-o', 'size=768m,mode=0700']
  const mounted = await run('mount', [...options, 'taskwire-faults', directory]).catch(ignore)
  if (!mounted) return undefined
  const filler = join(directory, 'filler')
  return {
    // Writes until the disk is full, and then fails.
    fill: async () => void (await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']).catch(ignore)),
    free: () => rm(filler, { force: true }),
    unmount: async () => void (await run('umount', [directory])),
  }
}
