import type { Actor } from '../../../src/domain/actor.ts'
import { createTaskComment } from '../../../src/domain/tasks/comments.ts'
import { createEvent } from '../../../src/domain/events/create-event.ts'
import { newId, type IdPrefix } from '../../../src/domain/ids.ts'
import { archiveProject } from '../../../src/domain/projects/change-project.ts'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import { createTask } from '../../../src/domain/tasks/create-task.ts'
import { setVisibility } from '../world/visibility.ts'
import type { UsedWorld } from '../world/world.ts'

/** The parts of a world that contain ids and create objects. */
export type Scene = Pick<UsedWorld, 'world' | 'sql' | 'commit' | 'clock'>

/** The preceding ids in the path, by kind. */
export type Parents = Partial<Record<KindName, string>>

type FindId = (scene: Scene, parents: Parents) => string | Promise<string>

/** A kind of object with ids in the API. */
interface Kind {
  prefix: IdPrefix
  /** Returns an object that the test fixture's keys can see. */
  shown: FindId
  /** Creates such an object for this call, which may consume it. */
  fresh: FindId
  /** Functions that return objects that the keys cannot see, by reason. */
  hidden: Record<string, FindId>
  /** True if the object belongs to a project, and becomes invisible with the project. */
  isInProject: boolean
}

const event = {
  title: 'Made',
  date: '2026-12-01',
  start_time: '10:00',
  end_time: '11:00',
  repeat: 'none' as const,
}
const owner = ({ world, clock }: Scene): Actor => ({
  workspaceId: world.workspace.id,
  userId: world.users.owner,
  via: 'web',
  now: clock.now(),
})
const foreigner = ({ world, clock }: Scene): Actor => ({
  workspaceId: world.foreign.workspace,
  userId: world.foreign.user,
  via: 'web',
  now: clock.now(),
})
const add = {
  project: (scene: Scene) => scene.commit((tx) => createProject(tx, owner(scene), { name: 'Made' })),
  task: (scene: Scene, project_id: string) =>
    scene.commit((tx) => createTask(tx, owner(scene), { title_text: 'Made', project_id })),
  event: (scene: Scene, project_id: string) =>
    scene.commit((tx) => createEvent(tx, owner(scene), { ...event, project_id })),
  comment: (scene: Scene, task: string) =>
    scene.commit((tx) => createTaskComment(tx, owner(scene), task, { body: 'Made' })),
}

export const kinds = {
  project: {
    prefix: 'project',
    shown: ({ world }) => world.projects.main,
    fresh: async (scene) => (await add.project(scene)).id,
    hidden: {
      'an id of another workspace': ({ world }) => world.foreign.project,
      'the id of a private project': ({ world }) => world.projects.private,
      'the id of an archived project': ({ world }) => world.projects.archived,
      'the id of the inbox': ({ world }) => world.projects.inbox,
    },
    isInProject: true,
  },
  card: {
    prefix: 'card',
    shown: ({ world }) => world.cards.todo,
    fresh: async (scene) => (await add.project(scene)).cards[0]?.id ?? '',
    hidden: {
      'an id of another workspace': ({ world }) => world.foreign.card,
      'an id in a private project': ({ world }) => world.cards.private,
      'an id in an archived project': async ({ world, sql }) => {
        const [card] = await sql<{ id: string }[]>`
          select id from cards where project_id = ${world.projects.archived} order by "order" limit 1`
        return card?.id ?? ''
      },
      'an id in the inbox': ({ world }) => world.cards.inbox,
    },
    isInProject: true,
  },
  task: {
    prefix: 'task',
    shown: ({ world }) => world.tasks.first,
    fresh: async (scene) => (await add.task(scene, scene.world.projects.main)).id,
    hidden: {
      'an id of another workspace': ({ world }) => world.foreign.task,
      'an id in a private project': ({ world }) => world.tasks.private,
      'an id in an archived project': ({ world }) => world.tasks.archived,
      'an id in the inbox': ({ world }) => world.tasks.inbox,
    },
    isInProject: true,
  },
  comment: {
    prefix: 'comment',
    shown: async (scene, { task = scene.world.tasks.first }) => (await add.comment(scene, task)).id,
    fresh: async (scene, { task = scene.world.tasks.first }) => (await add.comment(scene, task)).id,
    hidden: {
      'an id of another workspace': async (scene) => {
        const { foreign } = scene.world
        const made = await scene.commit((tx) =>
          createTaskComment(tx, foreigner(scene), foreign.task, { body: 'Theirs' }),
        )
        return made.id
      },
      'an id in a private project': async (scene) => {
        const { id } = await add.project(scene)
        const task = await add.task(scene, id)
        const comment = await add.comment(scene, task.id)
        await setVisibility(scene.sql, 'private', scene.world.workspace.id, [id])
        return comment.id
      },
    },
    isInProject: true,
  },
  event: {
    prefix: 'event',
    shown: ({ world }) => world.events.project,
    fresh: async (scene) => (await add.event(scene, scene.world.projects.main)).id,
    hidden: {
      'an id of another workspace': async (scene) =>
        (await scene.commit((tx) => createEvent(tx, foreigner(scene), event))).id,
      'an id in a private project': ({ world }) => world.events.private,
      'an id in an archived project': async (scene) => {
        const { id } = await add.project(scene)
        const made = await add.event(scene, id)
        await scene.commit((tx) => archiveProject(tx, owner(scene), id))
        return made.id
      },
    },
    isInProject: true,
  },
  user: {
    prefix: 'user',
    shown: ({ world }) => world.users.owner,
    fresh: ({ world }) => world.users.member,
    hidden: { 'an id of another workspace': ({ world }) => world.foreign.user },
    isInProject: false,
  },
} satisfies Record<string, Kind> as Record<'project' | 'card' | 'task' | 'comment' | 'event' | 'user', Kind>

export type KindName = keyof typeof kinds

/** The kinds by their name in a path, if that is not the plural of the kind. */
const aliases: Record<string, KindName> = { member: 'user' }

/** Returns the kind by its name, or throws an error that says what to add for a new kind. */
export function findKind(name: string, where: string): KindName {
  const kind = aliases[name] ?? name
  if (kind in kinds) return kind as KindName
  throw new Error(
    `${where} needs an id of the kind "${name}", which the tests do not know: add it to "kinds" in test/support/contract/ids.ts, ` +
      'with functions that return a visible one, create a fresh one and return hidden ones',
  )
}

/** Returns a copy of the contract's example with ids that the test fixture can see. */
export async function withIdsOf(scene: Scene, example: unknown, where: string): Promise<unknown> {
  if (Array.isArray(example)) return Promise.all(example.map((one) => withIdsOf(scene, one, where)))
  if (typeof example === 'object' && example !== null) {
    const entries = Object.entries(example).map(
      async ([name, value]) => [name, await withIdsOf(scene, value, where)] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }
  const prefix = typeof example === 'string' ? /^([a-z]+)_[0-9a-z]{26}$/.exec(example)?.[1] : undefined
  return prefix === undefined ? example : kinds[findKind(prefix, where)].shown(scene, {})
}

/** Returns a new id of this kind that no row has. */
export function absentId(kind: KindName, { clock }: Pick<Scene, 'clock'>): string {
  return newId(kinds[kind].prefix, clock.now())
}
