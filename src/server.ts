import { getCompileCacheDir } from 'node:module'
import packageJson from '../package.json' with { type: 'json' }
import {
  apiPrefix,
  drainGraceMs,
  localUrlOf,
  readConfig,
  siteUrlOf,
  describeIgnoredNames,
  type Config,
} from './config.ts'
import { ConfigError } from './config/environment.ts'
import { DataDirInUseError } from './db/embedded/embedded.ts'
import { isDatabaseUnavailable, refusalMessages, refusesWrites } from './db/errors.ts'
import { escapeControls } from './control-characters.ts'
import { storeSiteUrl } from './site-url.ts'
import { LockedError } from './db/errors.ts'
import type { Demo } from './seeds/demo.ts'
import { innermostMessage } from './errors.ts'
import { openLogOutput } from './log-output.ts'
import { crashOnUnexpectedErrors, createLogger } from './logger.ts'
import type { RunningServer } from './start.ts'

const exitConfigError = 78

/**
 * Time within which two signals count as one, in milliseconds: Ctrl-C under npm sends two, from the terminal and npm.
 */
const sameSignalMs = 500

const npmCheckMs = 1_000

if (process.argv[2] === 'compile') await compile()
for (const line of describeIgnoredNames()) printError(line)
const config = readConfigOrExit()
warnOfMissingOptions()
const isCluster = config.workers > 1 && config.role !== 'worker'
const output = await openLogOutput(config, isCluster)
const logger = createLogger(config, output)
const stopping = new AbortController()
const starting = start()
stopOnSignals()
stopWithNpm()
crashOnUnexpectedErrors(logger, output, async () => (await starting).stop(0))
try {
  const running = await starting
  if (config.databaseUrl === undefined) {
    await storeSiteUrl(config.dataDir, siteUrlOf({ ...config, port: running.port }))
  }
  announce(running)
} catch (error) {
  if (stopping.signal.aborted) await endUnstarted()
  await exitUnstarted(error)
}

/** Fills Node's compile cache with all modules of a server, then exits (docs/decisions/process.md). */
async function compile(): Promise<never> {
  warnOfUnusedCache()
  await Promise.all([
    import('./start.ts'),
    import('./cluster/primary.ts'),
    import('./cluster/process.ts'),
    import('./delivery/sender.ts'),
    import('nodemailer'),
    import('./http/budgets/redis-budgets.ts'),
    import('./seeds/demo-process.ts'),
    import('./tracing/sdk.ts'),
  ])
  process.exit(isCacheUnused() ? 1 : 0)
}

function readConfigOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    printError(error.message)
    process.exit(exitConfigError)
  }
}

/** Warns if the options of `npm start` are missing, which Node takes only from its command line. */
function warnOfMissingOptions(): void {
  const options = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
  const missing = options.filter((option) => !process.execArgv.includes(option))
  if (!process.env.NODE_COMPILE_CACHE) missing.unshift('NODE_COMPILE_CACHE')
  warnOfUnusedCache()
  if (missing.length === 0) return
  console.error(
    `Started without ${missing.join(' ')}, which "npm start" passes to Node: memory usage is higher`,
  )
}

/** Warns if Node cannot use the directory of its compile cache, for example because another user has created it. */
function warnOfUnusedCache(): void {
  if (!isCacheUnused()) return
  printError(
    `Node cannot use NODE_COMPILE_CACHE=${process.env.NODE_COMPILE_CACHE}, so memory usage is higher: ` +
      'run "npm run compile" as this user, who must be able to write there',
  )
}

function isCacheUnused(): boolean {
  const { NODE_COMPILE_CACHE, NODE_DISABLE_COMPILE_CACHE } = process.env
  return !!NODE_COMPILE_CACHE && !NODE_DISABLE_COMPILE_CACHE && getCompileCacheDir() === undefined
}

/** Starts the server. Loads only the modules of a primary or of a single process, to save memory. */
async function start(): Promise<RunningServer> {
  const { signal } = stopping
  if (!isCluster) return (await import('./start.ts')).startServer(config, logger, signal)
  return (await import('./cluster/primary.ts')).startCluster(config, logger, signal)
}

/**
 * Drains the server on the first signal, and ends the process on the second. A signal during startup aborts waits, or
 * drains the server once it has started.
 */
function stopOnSignals(): void {
  let firstAt: number | undefined
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt <= sameSignalMs) return
      await output.end()
      process.exit(1)
    }
    firstAt = Date.now()
    logger.info({ signal }, 'stopping')
    stopping.abort()
    const running = await starting.catch(() => undefined)
    if (!running) return
    await running.stop(drainGraceMs)
    await output.end()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** Stops as on SIGTERM when the parent npm process of `npm start` has exited, since a killed npm forwards no signal. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, npmCheckMs).unref()
}

/**
 * Prints the demo and the URL after the startup log, since scripts wait for the line with the URL and read the lines
 * before it.
 */
function announce({ port, demo }: RunningServer): void {
  const url = localUrlOf({ ...config, port })
  const ready = `Taskwire is listening on ${url}`
  output.print(demo ? `${introduce(config.publicUrl ?? url, demo)}\n${ready}\n` : `${ready}\n`)
}

function introduce(url: string, { email, password, key, projectId }: Demo): string {
  return `
The database was empty, and now has a demo workspace. These credentials are shown only once.

  Board     ${url}/work/projects/${projectId}
  Settings  ${url}/settings/start
  API       ${url}${apiPrefix}
  Login     ${email}
  Password  ${password}

An API key for the workspace, ready to paste:

export TASKWIRE_KEY=${key}
`
}

/** Ends a process that was stopped during its start. */
async function endUnstarted(): Promise<never> {
  await output.end()
  process.exit(0)
}

/** Prints one line that tells the operator how to fix the problem. Logs an unexpected error in full at level debug. */
async function exitUnstarted(error: unknown): Promise<never> {
  const { code, message, hostname, syscall } = error as NodeJS.ErrnoException & { hostname?: string }
  const refusal = refusesWrites(error)
  if (code === 'EADDRINUSE') printError(`Port ${config.port} of ${config.host} is in use by another process`)
  // A link-local IPv6 address (fe80::) without its interface (zone ID) fails with EINVAL.
  else if (
    hostname === config.host ||
    code === 'EADDRNOTAVAIL' ||
    (code === 'EINVAL' && syscall === 'listen')
  )
    printError(`HOST=${config.host} is not an address of this machine: ${code}`)
  else if (error instanceof DataDirInUseError || code === 'EACCES') printError(message)
  else if (error instanceof LockedError) printError(`Taskwire cannot start: ${message}`)
  else if (isDatabaseUnavailable(error))
    printError(
      `The database cannot be reached: ${innermostMessage(error)} (waited for DATABASE_WAIT_SECONDS=${config.databaseWaitSeconds})`,
    )
  else if (refusal)
    printError(`Taskwire cannot start: ${refusalMessages[refusal]}: ${innermostMessage(error)}`)
  else {
    printError(`Taskwire cannot start: ${innermostMessage(error)}`)
    logger.debug({ err: error }, 'cannot start')
  }
  await output.end()
  process.exit(1)
}

/** Prints a line that may contain untrusted text, such as a value that PostgreSQL's message quotes. */
function printError(line: string): void {
  console.error(escapeControls(line))
}
