import type { Command } from 'commander'
import { ConfigError } from '../config.ts'

/** Has wrong usage of a command count as wrong configuration, which has an exit code of its own. */
export function withUsageErrors(command: Command): Command {
  return command.exitOverride((error) => {
    throw error.exitCode === 0 ? error : new ConfigError(error.message.replace(/^error: /, ''))
  })
}
