import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Transaction } from '../db/transaction.ts'
import { repeats, type Repeat } from '../db/schema.ts'
import type { Actor } from '../domain/actor.ts'
import type { ColumnMap } from '../domain/imports/import-columns.ts'
import { archivedChoices } from '../domain/imports/import-options.ts'
import type { ImportField } from '../domain/imports/known-headers.ts'
import { dateOrders } from '../domain/imports/written-dates.ts'
import { deleteTask } from '../domain/tasks/delete-task.ts'
import { moveTask } from '../domain/tasks/move-task.ts'
import { setRecurrence } from '../domain/tasks/recurrence.ts'
import { taskResource, type TaskRow } from '../domain/tasks/task-row.ts'
import { exportToFile } from './export-file.ts'
import { withDatabase, type CommandContext } from './command.ts'
import { formatImport, importFile } from './import-file.ts'
import { userOption } from './options.ts'
import { explain, requireTask } from './require.ts'

/** The fields of an imported task, as the help describes them. */
const importedFields: Record<ImportField, string> = {
  title: 'required',
  description: '',
  priority: 'low, medium, high or urgent',
  progress: 'a percentage, or a word such as Done',
  end_date: 'the due date',
  end_time: 'the due time',
  card_id: 'the name of a column of the project',
  user_ids: 'email addresses or names',
}
const fieldsHelp = Object.entries(importedFields)
  .map(([field, meaning]) => `  ${field.padEnd(12)} ${meaning}`.trimEnd())
  .join('\n')

export function addCommands(program: Command): void {
  const tasks = program.command('tasks').description('tasks')

  tasks
    .command('delete')
    .description('delete a task and its comments')
    .argument('<id>', 'task_…')
    .addOption(userOption('the user who deletes the task'))
    .action(withDatabase(remove))

  tasks
    .command('move')
    .description('move a task to another column of its project')
    .argument('<id>', 'task_…')
    .requiredOption('--card <id>', 'the column, card_…')
    .addOption(userOption('the user who moves the task'))
    .action(withDatabase(move))

  tasks
    .command('recur')
    .description('make a task recur from its due date: when it is completed, the next one is created')
    .argument('<id>', 'task_…')
    .addOption(
      new Option('--every <period>', 'how often the task recurs; none stops the recurrence')
        .choices(repeats)
        .makeOptionMandatory(),
    )
    .addOption(userOption('the user who sets the recurrence'))
    .action(withDatabase(recur))

  tasks
    .command('export')
    .description('write the tasks of a project to a CSV file, which tasks import reads back')
    .requiredOption('--project <id>', 'the project, project_…')
    .option('--out <file>', 'the file; by default standard output')
    .action(exportToFile)

  addImport(tasks)
}

function addImport(tasks: Command): void {
  tasks
    .command('import')
    .description('create a task for each record of a CSV file, skipping invalid ones')
    .argument(
      '<file>',
      'with a header line; in UTF-8, UTF-16 or Windows-1252; separated by commas, semicolons or tabs',
    )
    .requiredOption('--project <id>', 'the project, project_…')
    .addOption(userOption('the user who creates the tasks'))
    .option('--dry-run', 'check the file without writing anything')
    .option('--map <header=field>', 'map a column to a field; omit the field to ignore the column', addToMap)
    .addOption(
      new Option('--dates <order>', 'the order of day and month in dates such as 31/12/2030')
        .choices(dateOrders)
        .default('iso'),
    )
    .addOption(
      new Option('--archived <choice>', 'skip archived records, or import them as completed tasks')
        .choices(archivedChoices)
        .default('skip'),
    )
    .option('--failed <file>', 'write the records that failed to a CSV file, with the reasons')
    .option('--again', 'also create tasks for records that were imported before')
    .addOption(
      new Option(
        '--undo',
        'delete the tasks that imports of this file created in the last 30 days and nobody has changed since',
      ).conflicts(['again', 'dryRun', 'failed']),
    )
    .addHelpText(
      'after',
      `
Columns are recognized by the names that other programs use in their exports, ignoring case.
--map "Wanted by=end_date" sets the field of another column. The fields are

${fieldsHelp}

A record is recognized by its content: if the command is run again with the corrected file, it imports only records
that failed or were not reached, or whose tasks were deleted. It exits with 1 if a line failed.`,
    )
    .action(withDatabase(importFile, formatImport, { handlesInterruption: true }))
}

/** Adds a column to the map. The field is the text after the last equals sign. */
function addToMap(given: string, map: ColumnMap = {}): ColumnMap {
  const at = given.lastIndexOf('=')
  if (at === -1) throw new InvalidArgumentError('give a header and a field, as in "Due Date=end_date".')
  return { ...map, [given.slice(0, at).trim()]: given.slice(at + 1).trim() || null }
}

async function remove(context: CommandContext, id: string, { user }: { user: string }) {
  return change(context, id, user, {}, (tx, actor) => deleteTask(tx, actor, id))
}

async function move(context: CommandContext, id: string, { card, user }: { card: string; user: string }) {
  const messages = { not_found: `the project of ${id} has no column ${card}` }
  return change(context, id, user, messages, async (tx, actor) => {
    const { after } = await moveTask(tx, actor, id, { cardId: card })
    return after
  })
}

async function recur(context: CommandContext, id: string, { every, user }: { every: Repeat; user: string }) {
  const frequency = every === 'none' ? null : every
  return change(context, id, user, {}, (tx, actor) => setRecurrence(tx, actor, id, frequency))
}

/** Changes a task as the user, in the workspace of the task. */
async function change(
  { db, now, write }: CommandContext,
  taskId: string,
  userId: string,
  messages: Parameters<typeof explain>[0],
  work: (tx: Transaction, actor: Actor) => Promise<TaskRow>,
) {
  const workspaceId = await requireTask(db, taskId, userId)
  const actor = { workspaceId, userId, via: 'cli' as const, now }
  const forbidden = `${userId} may not write to the project of ${taskId}`
  return taskResource(await explain({ forbidden, ...messages }, () => write((tx) => work(tx, actor))))
}
