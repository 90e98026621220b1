import packageJson from '../package.json' with { type: 'json' }
import { apiPrefix } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { DataDirInUseError } from './db/embedded/embedded.ts'
import { isDatabaseUnavailable } from './db/errors.ts'
import type { Demo } from './seeds/demo.ts'
import { innermostMessage } from './errors.ts'
import { createLogger, flushLog, openLogOutput } from './logger.ts'
import { startServer, type RunningServer } from './start.ts'

const exitConfigError = 78

/** Ctrl-C under npm arrives twice, from the terminal and from npm: what comes this soon is the same signal. */
const sameSignalMs = 500

const config = readConfigOrExit()
warnOfMissingOptions()
const logger = createLogger(config, await openLogOutput(config))
const starting = startServer(config, logger)
stopOnSignals()
crashOnUnexpectedErrors()
try {
  announce(await starting)
} catch (error) {
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

/** What `npm start` gives to Node cannot be made up for once it runs. */
function warnOfMissingOptions(): void {
  const options = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
  const missing = options.filter((option) => !process.execArgv.includes(option))
  if (missing.length === 0) return
  console.error(`Started without ${missing.join(' ')}, which "npm start" gives to Node: more memory is used`)
}

/** The first signal drains; the second does not wait for that. One that comes during the start waits for its end. */
function stopOnSignals(): void {
  let firstAt: number | undefined
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > sameSignalMs) process.exit(1)
      return
    }
    firstAt = Date.now()
    logger.info({ signal }, 'stopping')
    const running = await starting.catch(() => undefined)
    if (!running) return
    await running.stop()
    await flushLog(logger)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** Nothing can be relied upon any more, but the built-in database should not be left behind alone. */
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

/** To standard output whatever the log level, and at once: scripts wait for the line and read what stands before it. */
function announce({ url, demo }: RunningServer): void {
  const ready = `Taskwire is listening on ${url}`
  console.log(demo ? `${introduce(config.publicUrl ?? url, demo)}\n${ready}` : ready)
}

function introduce(url: string, { email, password, key }: Demo): string {
  return `
The database was empty: it now holds a demo workspace. This is shown only once.

  API       ${url}${apiPrefix}
  Login     ${email}
  Password  ${password}

An API key of it, ready to paste:

export TASKWIRE_KEY=${key}
`
}

/** One clear line for what an operator can mend; the whole error for what he cannot. */
function exitUnstarted(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    console.error(`Port ${config.port} of ${config.host} is taken by another process`)
  else if (error instanceof DataDirInUseError || code === 'EACCES') console.error(message)
  else if (isDatabaseUnavailable(error))
    console.error(`The database cannot be reached: ${innermostMessage(error)}`)
  else {
    console.error(`Taskwire cannot start: ${innermostMessage(error)}`)
    logger.debug({ err: error }, 'cannot start')
  }
  process.exit(1)
}
