import type { Command } from 'commander'
import { ConfigError } from '../config.ts'

/** Turns wrong usage of a command into a ConfigError, which has its own exit code. */
export function withUsageErrors(command: Command): Command {
  return command.exitOverride((error) => {
    throw error.exitCode === 0 ? error : new ConfigError(error.message.replace(/^error: /, ''))
  })
}
