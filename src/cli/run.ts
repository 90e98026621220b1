import { escapeControls } from '../control-characters.ts'
import { Command, CommanderError } from 'commander'
import { describeIgnoredNames } from '../config.ts'
import { ConfigError } from '../config/environment.ts'
import { isDatabaseUnavailable, refusalMessages, refusesWrites } from '../db/errors.ts'
import { LockedError } from '../db/errors.ts'
import { AppError, innermostMessage } from '../errors.ts'
import { CommandError, ReportedError, UnfinishedError } from './command-error.ts'

const success = 0
const failure = 1
/** EX_CONFIG of sysexits.h, for usage and configuration errors. The server uses the same exit code. */
const usageErrorCode = 78

/** Runs one command. Reports any failure as one line on standard error and an exit code. */
export async function run(args: string[]): Promise<number> {
  try {
    const program = await createProgram(args)
    for (const line of describeIgnoredNames()) console.error(`warning: ${line}`)
    await program.parseAsync(args, { from: 'user' })
    return success
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === success) return success
    if (!(error instanceof ReportedError)) console.error(`error: ${escapeControls(describe(error))}`)
    return error instanceof ConfigError || error instanceof CommanderError ? usageErrorCode : failure
  }
}

async function createProgram(args: string[]): Promise<Command> {
  const program = new Command('taskwire')
    .description(
      'Operator commands for the Taskwire database that DATA_DIR or DATABASE_URL names, and tools for the contract.',
    )
    .usage('<command> [options]')
    .option('--json', 'print one JSON document, and nothing else, to standard output')
    .addHelpText('after', '\nDurations are a whole number with s, m, h or d: 45m, 30d.')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true })
  for (const { addCommands } of await loadCommands(args)) addCommands(program)
  return program
}

interface CommandModule {
  addCommands: (program: Command) => void
}

/** Commands that need no database. */
const tools = new Map<string, () => Promise<CommandModule>>([
  ['conformance', () => import('./conformance.ts')],
  ['mcp', () => import('./mcp.ts')],
  ['mock', () => import('./mock.ts')],
  ['new-operation', () => import('./new-operation.ts')],
])

/** Loads all commands, or only the tool that is named, because the commands for the database load slowly. */
function loadCommands(args: string[]): Promise<CommandModule[]> {
  const named = tools.get(args.find((arg) => !arg.startsWith('-')) ?? '')
  if (named) return Promise.all([named()])
  return Promise.all([
    import('./database.ts'),
    import('./doctor.ts'),
    import('./backup.ts'),
    import('./accounts.ts'),
    import('./invitations.ts'),
    import('./keys.ts'),
    import('./projects.ts'),
    import('./tasks.ts'),
    import('./members.ts'),
    import('./webhooks.ts'),
    import('./secrets.ts'),
    ...[...tools.values()].map((load) => load()),
    import('./completion.ts'),
  ])
}

function describe(error: unknown): string {
  if (error instanceof CommanderError) {
    return error.code === 'commander.help'
      ? 'a command is required; -h lists the commands'
      : oneLine(error.message.replace(/^error: /, ''))
  }
  if ([AppError, CommandError, ConfigError, LockedError].some((kind) => error instanceof kind))
    return oneLine((error as Error).message)
  if (error instanceof UnfinishedError) return `${describe(error.cause)}; ${error.message}`
  if (isDatabaseUnavailable(error)) return `the database cannot be reached: ${innermostMessage(error)}`
  const refusal = refusesWrites(error)
  return refusal ? `${refusalMessages[refusal]}: ${innermostMessage(error)}` : innermostMessage(error)
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}
