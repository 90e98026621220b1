import { run } from './cli/run.ts'

let hasOutputFailed = false
process.stdout.on('error', reportOutputError)
// If standard error cannot be written, there is nowhere else to report to.
process.stderr.on('error', () => undefined)
const code = await run(process.argv.slice(2))
process.exitCode = hasOutputFailed ? 1 : code

/**
 * Reports once that an output cannot be written, for example on a full disk. A reader may stop early, as `head` does.
 */
function reportOutputError({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE' || hasOutputFailed) return
  hasOutputFailed = true
  process.exitCode = 1
  console.error(`error: the output cannot be written: ${message}`)
}
