import { Option, type Command } from 'commander'
import type { Transaction } from '../db/transaction.ts'
import { repeats, type Repeat } from '../db/schema.ts'
import type { Actor } from '../domain/actor.ts'
import { deleteTask } from '../domain/tasks/delete-task.ts'
import { moveTask } from '../domain/tasks/move-task.ts'
import { setRecurrence } from '../domain/tasks/recurrence.ts'
import { taskResource, type TaskRow } from '../domain/tasks/task-row.ts'
import { withDatabase, type CommandContext } from './command.ts'
import { formatImport, importFile } from './import-file.ts'
import { userOption } from './options.ts'
import { explain, requireTask } from './require.ts'

export function addCommands(program: Command): void {
  const tasks = program.command('tasks').description('Tasks')

  tasks
    .command('delete')
    .description('delete a task and its comments')
    .argument('<id>', 'task_…')
    .addOption(userOption('who deletes it'))
    .action(withDatabase(remove))

  tasks
    .command('move')
    .description('move a task to another column of its project')
    .argument('<id>', 'task_…')
    .requiredOption('--card <id>', 'the column, card_…')
    .addOption(userOption('who moves it'))
    .action(withDatabase(move))

  tasks
    .command('recur')
    .description('make a task recur from its due date: when it is completed, the next one is created')
    .argument('<id>', 'task_…')
    .addOption(
      new Option('--every <period>', 'how often; none stops it').choices(repeats).makeOptionMandatory(),
    )
    .addOption(userOption('who sets it'))
    .action(withDatabase(recur))

  tasks
    .command('import')
    .description('create a task for each record of a CSV file, skipping invalid ones')
    .argument('<file>', 'comma-separated, UTF-8, with a header line')
    .requiredOption('--project <id>', 'the project, project_…')
    .addOption(userOption('who creates them'))
    .option('--again', 'also create tasks for lines that were imported before')
    .addHelpText(
      'after',
      `
Columns: title_text (required), description, priority, progress, end_date, end_time,
card (the name of a column of the project) and assignees (e-mail addresses, ; between them).

Run again with the same file, it imports what failed or was not reached: what has been imported counts and is not
created twice.`,
    )
    .action(withDatabase(importFile, formatImport, { handlesInterruption: true }))
}

async function remove(context: CommandContext, id: string, { user }: { user: string }) {
  return change(context, id, user, {}, (tx, actor) => deleteTask(tx, actor, id))
}

async function move(context: CommandContext, id: string, { card, user }: { card: string; user: string }) {
  const messages = { not_found: `the project of ${id} has no column ${card}` }
  return change(context, id, user, messages, (tx, actor) => moveTask(tx, actor, id, card))
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
  const forbidden = `${userId} may not write in the project of ${taskId}`
  return taskResource(await explain({ forbidden, ...messages }, () => write((tx) => work(tx, actor))))
}
