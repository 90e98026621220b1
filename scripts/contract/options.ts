import { parseArgs, type ParseArgsConfig } from 'node:util'

/** EX_CONFIG of sysexits.h, as the server and its commands exit. */
const wrongUsage = 78

/** Parses a script's arguments. Prints wrong usage, and returns undefined. */
export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>>['values'] | undefined {
  try {
    return parseArgs(config).values
  } catch (error) {
    const [message = ''] = (error as Error).message.split(/\.( |$)/)
    refuseUsage(usage, message)
    return undefined
  }
}

/** Prints one line on what is wrong and the right usage, `npm run SCRIPT …`. */
export function refuseUsage(usage: string, message: string): void {
  const [, script] = /^npm run (\S+)/.exec(usage) ?? []
  console.error(`${script}: ${message}; usage: ${usage}`)
  process.exitCode = wrongUsage
}

/** Returns the options; a mistake in them is one line, and ends the process. */
export function readOrExit<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error((error as Error).message.split('\n')[0])
    process.exit(wrongUsage)
  }
}

/** @throws Error if the option is not a whole number from `least` up */
export function wholeNumber(option: string, text: string | undefined, fallback: number, least = 0): number {
  if (text === undefined) return fallback
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
  throw new Error(`--${option} must be a whole number from ${least} up, not ${text}`)
}
