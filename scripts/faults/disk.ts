import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const size = '768m'
const chunkSizes = [1 << 20, 1 << 12]

/** A file system of limited size, which a file can fill. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a tmpfs. Returns undefined if this process may not mount. */
export async function mountDisk(directory: string): Promise<Disk | undefined> {
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=0700`]
  const isMounted = await run('mount', [...options, 'taskwire-faults', directory]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return undefined
  const filler = join(directory, 'filler')
  return {
    async fill() {
      await using file = await open(filler, 'w')
      for (const bytes of chunkSizes) await fillBy(Buffer.alloc(bytes), (chunk) => file.appendFile(chunk))
    },
    free: () => rm(filler, { force: true }),
    async unmount() {
      await run('umount', [directory])
    },
  }
}

async function fillBy(chunk: Buffer, append: (chunk: Buffer) => Promise<void>): Promise<void> {
  for (;;)
    try {
      await append(chunk)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
}
