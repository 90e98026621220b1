import { run } from './cli/run.ts'

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe)
process.exitCode = await run(process.argv.slice(2))

/** Ignores that the reader of a pipe has stopped early, as `head` does. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
