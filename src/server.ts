import packageJson from '../package.json' with { type: 'json' }
import { apiPrefix } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { DataDirInUseError } from './db/embedded/embedded.ts'
import { isDatabaseUnavailable } from './db/errors.ts'
import { LockedError } from './db/migrate.ts'
import type { Demo } from './seeds/demo.ts'
import { innermostMessage } from './errors.ts'
import { createLogger, flushLog, openLogOutput } from './logger.ts'
import { startServer, type RunningServer } from './start.ts'

const exitConfigError = 78

/** Ctrl-C under npm sends a signal twice, from the terminal and from npm: within this time both count as one. */
const sameSignalMs = 500

const config = readConfigOrExit()
warnOfMissingOptions()
const logger = createLogger(config, await openLogOutput(config))
const stopping = new AbortController()
const starting = startServer(config, logger, stopping.signal)
stopOnSignals()
crashOnUnexpectedErrors()
try {
  announce(await starting)
} catch (error) {
  if (stopping.signal.aborted) await endUnstarted()
  exitUnstarted(error)
}

function readConfigOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(exitConfigError)
  }
}

/** Node takes the options of `npm start` only from its command line, so a process without them can only warn. */
function warnOfMissingOptions(): void {
  const options = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
  const missing = options.filter((option) => !process.execArgv.includes(option))
  if (missing.length === 0) return
  console.error(`Started without ${missing.join(' ')}, which "npm start" gives to Node: more memory is used`)
}

/**
 * The first signal drains the server, and a second one ends the process at once. A signal during the start ends it where
 * it waits, and otherwise drains the server once it has started.
 */
function stopOnSignals(): void {
  let firstAt: number | undefined
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > sameSignalMs) process.exit(1)
      return
    }
    firstAt = Date.now()
    logger.info({ signal }, 'stopping')
    stopping.abort()
    const running = await starting.catch(() => undefined)
    if (!running) return
    await running.stop()
    await flushLog(logger)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** The state of the process is unknown, so it ends, after it has stopped the built-in database that it may run. */
function crashOnUnexpectedErrors(): void {
  const crash = async (error: unknown): Promise<void> => {
    logger.fatal({ err: error }, 'unexpected error')
    setTimeout(() => process.exit(1), 3_000).unref()
    await starting.then((running) => running.stop(0)).catch(() => undefined)
    await flushLog(logger)
    process.exit(1)
  }
  process.once('uncaughtException', (error) => void crash(error))
  process.once('unhandledRejection', (error) => void crash(error))
}

/** Prints in one write, whatever the log level, because scripts wait for the last line and read those before it. */
function announce({ url, demo }: RunningServer): void {
  const ready = `Taskwire is listening on ${url}`
  console.log(demo ? `${introduce(config.publicUrl ?? url, demo)}\n${ready}` : ready)
}

function introduce(url: string, { email, password, key }: Demo): string {
  return `
The database was empty: it now holds a demo workspace. This is shown only once.

  Settings  ${url}/settings
  API       ${url}${apiPrefix}
  Login     ${email}
  Password  ${password}

An API key of it, ready to paste:

export TASKWIRE_KEY=${key}
`
}

/** It was told to stop while it waited. */
async function endUnstarted(): Promise<never> {
  await flushLog(logger)
  process.exit(0)
}

/** Prints one line that says what an operator can do. What is not foreseen is also logged whole, at the level debug. */
function exitUnstarted(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    console.error(`Port ${config.port} of ${config.host} is taken by another process`)
  else if (error instanceof DataDirInUseError || code === 'EACCES') console.error(message)
  else if (error instanceof LockedError) console.error(`Taskwire cannot start: ${message}`)
  else if (isDatabaseUnavailable(error))
    console.error(
      `The database cannot be reached: ${innermostMessage(error)} (waited for DATABASE_WAIT_SECONDS=${config.databaseWaitSeconds})`,
    )
  else {
    console.error(`Taskwire cannot start: ${innermostMessage(error)}`)
    logger.debug({ err: error }, 'cannot start')
  }
  process.exit(1)
}
