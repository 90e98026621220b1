import { Command, CommanderError } from 'commander'
import { ConfigError } from '../config.ts'
import { isDatabaseUnavailable } from '../db/errors.ts'
import { AppError, innermostMessage } from '../errors.ts'
import { addAccountCommands } from './accounts.ts'
import { addDatabaseCommands } from './database.ts'
import { CommandError, SaidError } from './command-error.ts'
import { addConformanceCommand } from './conformance.ts'
import { addKeyCommands } from './keys.ts'
import { addMcpCommand } from './mcp.ts'
import { addMemberCommands } from './members.ts'
import { addMockCommand } from './mock.ts'
import { addNewOperationCommand } from './new-operation.ts'
import { addProjectCommands } from './projects.ts'
import { addTaskCommands } from './tasks.ts'
import { addWebhookCommands } from './webhooks.ts'

const success = 0
const failure = 1
/** EX_CONFIG of sysexits.h, as the server exits. */
const badConfiguration = 78

/** Runs one command; whatever goes wrong is one line on standard error and an exit code. */
export async function run(args: string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args, { from: 'user' })
    return success
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === success) return success
    if (!(error instanceof SaidError)) console.error(`error: ${describe(error)}`)
    return error instanceof ConfigError ? badConfiguration : failure
  }
}

function createProgram(): Command {
  const program = new Command('taskwire')
    .description(
      'Operator commands of Taskwire, on the database that DATA_DIR or DATABASE_URL names, and tools of its contract.',
    )
    .usage('<command> [options]')
    .option('--json', 'print one JSON document, and nothing else, to standard output')
    .addHelpText('after', '\nDurations are a whole number with s, m, h or d: 45m, 30d.')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true })
  addDatabaseCommands(program)
  addAccountCommands(program)
  addKeyCommands(program)
  addProjectCommands(program)
  addTaskCommands(program)
  addMemberCommands(program)
  addWebhookCommands(program)
  addConformanceCommand(program)
  addMcpCommand(program)
  addMockCommand(program)
  addNewOperationCommand(program)
  return program
}

function describe(error: unknown): string {
  if (error instanceof CommanderError) {
    return error.code === 'commander.help'
      ? 'say which command; -h lists them'
      : oneLine(error.message.replace(/^error: /, ''))
  }
  if (error instanceof AppError || error instanceof CommandError || error instanceof ConfigError)
    return oneLine(error.message)
  if (isDatabaseUnavailable(error)) return `the database cannot be reached: ${innermostMessage(error)}`
  return innermostMessage(error)
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}
