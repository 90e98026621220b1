import { repeat, type Scenario } from './scenario.ts'

const lines = 1_100
const cell = 'x,y\n'.repeat(2_250)
/** A file of 10 MiB with quoted cells of 9,000 characters. */
const file = Buffer.from(`Title,Notes\n${`a,"${cell}"\n`.repeat(lines)}`)

/** Ten imports of 10 MiB at a time, of which one person may have one in flight; the others are refused with 503. */
export const imports: Scenario = {
  name: 'import',
  prepare: () => Promise.resolve(),
  load: ({ origin, fixture, cookie }, signal) => {
    const url = `${origin}/api/work/v1/projects/${fixture.projects.second}/imports?dry_run=true`
    const headers = { cookie, 'content-type': 'text/csv' }
    return repeat(() => fetch(url, { method: 'POST', headers, body: file }), 10, signal)
  },
}
