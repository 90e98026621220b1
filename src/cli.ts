import { run } from './cli/run.ts'

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe)
process.exitCode = await run(process.argv.slice(2))

/** The reader of a pipe may stop early, as `head` does, which is not an error. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
