import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Loaded before the server in a child process: whenever the parent sends a message, it gets the files of src that have
 * a function which was called since its last one.
 */

const root = process.cwd()
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
process.on('message', () => void filesRun().then((files) => process.send?.(files)))

async function filesRun(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const run = result.filter(
    ({ url, functions }) =>
      url.startsWith(pathToFileURL(`${root}/src/`).href) &&
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  )
  return run.map(({ url }) => relative(root, new URL(url).pathname)).sort()
}
