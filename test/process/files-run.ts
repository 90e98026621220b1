import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Preloaded in a server that is a child process: for each message of the parent, it sends the files of src in which a
 * function was called since the last message.
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
