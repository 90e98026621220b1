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
