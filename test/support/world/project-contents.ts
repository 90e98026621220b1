import { createEvent } from '../../../src/domain/events/create-event.ts'
import { setProjectMember } from '../../../src/domain/projects/change-members.ts'
import { updateProject } from '../../../src/domain/projects/change-project.ts'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import { blankTask } from '../../../src/domain/task-fields.ts'
import { createTaskComment } from '../../../src/domain/tasks/comments.ts'
import { createTask, insertTask } from '../../../src/domain/tasks/create-task.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { TestApp } from '../app/app.ts'
import { recordImport } from '../imports/record-import.ts'
import type { UsedWorld } from './world.ts'

export const projectKinds = ['open', 'private', 'archived', 'inbox'] as const
export type ProjectKind = (typeof projectKinds)[number]

/** Ids of a project, its contents and a person, by the path segment that precedes each id. */
export type ProjectContents = Record<string, string>

/**
 * Creates a project of the owner with a column, a task and an event.
 * @param role the member's explicit role in it; undefined if there is none
 */
export async function createProjectContents(
  { app, world, commit }: { app: TestApp; world: Fixture; commit: UsedWorld['commit'] },
  name: ProjectKind,
  role?: 'manager' | 'editor' | 'viewer',
): Promise<ProjectContents> {
  const { owner, member } = world.users
  const actor = { workspaceId: world.workspace.id, userId: owner, via: 'cli' as const, now: app.clock.now() }
  const is_inbox = name === 'inbox'
  return commit(async (tx) => {
    const { id, cards } = await createProject(tx, actor, { name: `Project ${name}`, is_inbox })
    const [card = null] = cards
    const task = is_inbox
      ? insertTask(tx, actor, { projectId: id, visible: false, endpoints: [] }, card, taskFields)
      : await createTask(tx, actor, { title_text: 'Sand the floor', card_id: card?.id ?? '' })
    const comment = await createTaskComment(tx, actor, task.id, { body: 'Which grain?' })
    const event = is_inbox ? undefined : await createEvent(tx, actor, { ...eventFields, project_id: id })
    const imported = is_inbox ? 'import_none' : await recordImport(tx, actor, id)
    if (role && !is_inbox) await setProjectMember(tx, actor, id, member, role)
    if (name === 'private') await updateProject(tx, actor, id, { private: true })
    if (name === 'archived') await updateProject(tx, actor, id, { archived: true })
    return {
      projects: id,
      columns: card?.id ?? '',
      tasks: task.id,
      comments: comment.id,
      events: event?.id ?? '',
      people: owner,
      imports: imported,
    }
  })
}

/** The fields of a task that has only a title. */
export const taskFields = { ...blankTask, title: 'Sand the floor' }

const eventFields = {
  title: 'Delivery of the oak',
  date: '2030-05-02',
  start_time: '09:00',
  end_time: '10:00',
  repeat: 'none',
} as const
