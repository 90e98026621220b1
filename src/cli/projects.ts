import { Option, type Command } from 'commander'
import { visibilities, type Visibility } from '../db/schema.ts'
import { archiveProject, createProject, type ProjectWithCards } from '../domain/projects/projects.ts'
import { operator, withDatabase, type Session } from './command.ts'
import { parseName, userOption, workspaceOption } from './options.ts'
import { requireActiveMember, requireProject } from './require.ts'

export function addProjectCommands(program: Command): void {
  const projects = program.command('projects').description('Projects and their boards')

  projects
    .command('create')
    .description('create a project with the columns To do, Doing and Done')
    .addOption(workspaceOption())
    .addOption(userOption('the owner of the project, an active member'))
    .requiredOption('--name <name>', 'its name', parseName)
    .addOption(
      new Option('--visibility <who>', 'who sees it')
        .choices(visibilities)
        .default('open' satisfies Visibility),
    )
    .action(withDatabase(create))

  projects
    .command('archive')
    .description('archive a project, which hides it from the API')
    .argument('<id>', 'project_…')
    .action(withDatabase(archive))
}

interface CreateOptions {
  workspace: string
  user: string
  name: string
  visibility: Visibility
}

async function create({ db, now, write }: Session, { workspace, user, name, visibility }: CreateOptions) {
  await requireActiveMember(db, workspace, user)
  const actor = { workspaceId: workspace, userId: user, via: 'cli' as const, now }
  return describe(await write((tx) => createProject(tx, actor, { name, visibility })))
}

async function archive({ db, now, write }: Session, id: string) {
  const source = { ...operator, workspaceId: await requireProject(db, id), now }
  return describe(await write((tx) => archiveProject(tx, source, id)))
}

function describe({ id, name, visibility, archived, cards }: ProjectWithCards) {
  return { id, name, visibility, archived, cards }
}
