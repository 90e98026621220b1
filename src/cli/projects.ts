import { Option, type Command } from 'commander'
import { visibilities, type Visibility } from '../db/schema.ts'
import { archiveProject } from '../domain/projects/change-project.ts'
import { createProject } from '../domain/projects/create-project.ts'
import { listProjects, type ProjectDescription } from '../domain/projects/describe-project.ts'
import { allRows, withDatabase, type CommandContext } from './command.ts'
import { formatTable } from './format.ts'
import { parseName, userOption, workspaceOption } from './options.ts'
import { requireActiveMember, requireWorkspace, sourceFor } from './require.ts'

export function addCommands(program: Command): void {
  const projects = program.command('projects').description('projects and their boards')

  projects
    .command('create')
    .description('create a project with the columns To do, In progress and Done')
    .addOption(workspaceOption())
    .addOption(userOption('the owner of the project, an active member'))
    .requiredOption('--name <name>', 'the name of the project', parseName)
    .addOption(
      new Option('--visibility <who>', 'the visibility of the project')
        .choices(visibilities)
        .default('open' satisfies Visibility),
    )
    .action(withDatabase(create))

  projects
    .command('archive')
    .description('archive a project, which hides it from the API')
    .argument('<id>', 'project_…')
    .action(withDatabase(archive))

  projects
    .command('list')
    .description('list the projects of a workspace, newest first')
    .addOption(workspaceOption())
    .option('--archived', 'list archived projects only')
    .action(withDatabase(list, formatProjects))
}

interface CreateOptions {
  workspace?: string
  user: string
  name: string
  visibility: Visibility
}

async function create(
  { db, now, write }: CommandContext,
  { workspace, user, name, visibility }: CreateOptions,
) {
  const workspaceId = await requireActiveMember(db, workspace, user)
  const actor = { workspaceId, userId: user, via: 'cli' as const, now }
  const { id, cards } = await write((tx) => createProject(tx, actor, { name, visibility }))
  return { id, name, visibility, archived: false, cards: cards.map(printedColumn) }
}

async function archive(context: CommandContext, id: string) {
  const source = await sourceFor(context, 'project', id)
  const { name, visibility, columns } = await context.write((tx) => archiveProject(tx, source, id))
  return { id, name, visibility, archived: true, cards: columns.map(printedColumn) }
}

/** Returns the fields of a column that the commands print. */
const printedColumn = ({ id, name, is_done }: { id: string; name: string; is_done: boolean }) => ({
  id,
  name,
  is_done,
})

interface ListOptions {
  workspace?: string
  archived?: boolean
}

async function list(
  { db }: CommandContext,
  { workspace, archived = false }: ListOptions,
): Promise<ProjectDescription[]> {
  const workspaceId = await requireWorkspace(db, workspace)
  const filter = { archived, visibleOnly: false }
  return (await listProjects(db, workspaceId, filter, allRows)).rows
}

function formatProjects(projects: ProjectDescription[]): string {
  const rows = projects.map(({ id, name, private: isPrivate, created_at, task_count, columns }) => ({
    id,
    name,
    private: isPrivate,
    created_at,
    tasks: task_count,
    columns: columns.map((column) => column.name),
  }))
  return formatTable(rows, 'The workspace has no such projects.')
}
