import { run } from './cli/run.ts'

let isUnwritten = false
process.stdout.on('error', reportUnwritten)
// If standard error cannot be written, there is nowhere else to report to.
process.stderr.on('error', () => undefined)
const code = await run(process.argv.slice(2))
process.exitCode = isUnwritten ? 1 : code

/** Reports once that an output cannot be written, as on a full disk. A reader may stop early, as `head` does. */
function reportUnwritten({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE' || isUnwritten) return
  isUnwritten = true
  process.exitCode = 1
  console.error(`error: the output cannot be written: ${message}`)
}
