import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/*
 * Runs a command, `npm run lint` for example, unless no file of the project and no dependency has changed since it last
 * succeeded.
 */

const record = 'node_modules/.cache/checks.json'
const [command = '', ...args] = process.argv.slice(2)
const name = [command, ...args].join(' ')
const state = stateOfProject()
if (state !== readRecord()[name]) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (error) console.error(error.message)
  process.exitCode = status ?? 1
  // A file that was changed during the run may not have been read as it is now.
  if (status === 0 && state === stateOfProject()) {
    mkdirSync('node_modules/.cache', { recursive: true })
    writeFileSync(record, JSON.stringify({ ...readRecord(), [name]: state }))
  }
}

/** Hashes the paths, times and sizes of all files but ignored ones, and of the list of installed dependencies. */
function stateOfProject(): string {
  const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' })
  const files = ['node_modules/.package-lock.json', ...new Set(stdout.split('\0').filter(Boolean))]
  const stamps = files.map((path) => {
    const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {}
    return `${path} ${mtimeMs} ${size}`
  })
  return createHash('sha256').update(stamps.join('\n')).digest('hex')
}

function readRecord(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
