/** The tenant that makes the load, and the session of its owner. */
interface World {
  origin: string
  fixture: { projects: { second: string } }
  cookie: string
}

const lines = 1_100
const cell = 'x,y\n'.repeat(2_250)
/** A file of 10 MiB with quoted cells of 9,000 characters. */
const file = `Title,Notes\n${`a,"${cell}"\n`.repeat(lines)}`

/** Ten imports of 10 MiB at a time, of which one person may have one in flight; the others are refused with 503. */
export const imports = {
  name: 'import',
  prepare: (_world: World): Promise<void> => Promise.resolve(),
  /** Sends imports until the signal is aborted. Returns the number of responses by status. */
  load: async ({ origin, fixture, cookie }: World, signal: AbortSignal): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {}
    const url = `${origin}/api/work/v1/projects/${fixture.projects.second}/imports?dry_run=true`
    const sendNext = async (): Promise<void> => {
      while (!signal.aborted) {
        const headers = { cookie, 'content-type': 'text/csv' }
        const response = await fetch(url, { method: 'POST', headers, body: file })
        await response.arrayBuffer()
        counts[response.status] = (counts[response.status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: 10 }, sendNext))
    return counts
  },
}
