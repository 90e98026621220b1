import { randomBytes } from 'node:crypto'
import { and, eq } from '../db/drizzle.ts'
import { scopes, type Schemas, type Scope } from '../../generated/openapi.operations.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import {
  comments,
  projectMembers,
  users,
  workspaces,
  type MembershipStatus,
  type WorkspaceRole,
} from '../db/schema.ts'
import { runTransaction } from '../db/transaction.ts'
import type { Actor } from '../domain/actor.ts'
import { changeKey, mintKey } from '../domain/api-keys/change-keys.ts'
import { blankTask } from '../domain/task-fields.ts'
import { createTaskComment } from '../domain/tasks/comments.ts'
import { createTask, insertTask } from '../domain/tasks/create-task.ts'
import { dayOf } from '../domain/dates.ts'
import { createEvent } from '../domain/events/create-event.ts'
import { discussion, mainTasks, type Content } from './fixture-content.ts'
import { newId } from '../domain/ids.ts'
import { setMembership } from '../domain/accounts/change-members.ts'
import { hashPassword } from '../crypto/passwords.ts'
import { archiveProject, writeVisibility } from '../domain/projects/change-project.ts'
import { createProject, type NewProject } from '../domain/projects/create-project.ts'
import { findProject } from '../domain/projects/describe-project.ts'
import { setRecurrence } from '../domain/tasks/recurrence.ts'

export interface FixtureKey {
  id: string
  secret: string
}

type KeyName = 'full' | Scope | 'disabled' | 'revoked' | 'expired' | 'admin'

/** The ids of the test world that docs/commands.md describes. */
export interface Fixture {
  workspace: { id: string; name: string }
  /** The owner's login for the settings area. */
  login: { email: string; password: string }
  users: Record<'owner' | 'admin' | 'member' | 'pending' | 'suspended', string>
  projects: Record<
    'main' | 'second' | 'no_open_column' | 'viewer_only' | 'private' | 'archived' | 'inbox',
    string
  >
  cards: Record<'todo' | 'doing' | 'done' | 'private' | 'inbox' | 'viewer_only', string>
  tasks: Record<'first' | 'completed' | 'untitled' | 'recurring' | 'private' | 'archived' | 'inbox', string>
  events: Record<'workspace' | 'project' | 'private', string>
  keys: Record<KeyName, FixtureKey>
  foreign: {
    workspace: string
    project: string
    card: string
    task: string
    user: string
    key: FixtureKey
  }
}

/** Creates a complete fixture that shares nothing with other fixtures. Calls may run concurrently. */
export async function createFixture(db: Database, now: Date): Promise<Fixture> {
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return runTransaction(db, async (tx) => {
    const tick = clockUpTo(now)
    const workspace = await addWorkspace(tx, tick(), 'Alder & Finch')
    const owner = await addUser(tx, tick(), 'Anna Keller', passwordHash)
    const world = {
      tx,
      tick,
      workspaceId: workspace.id,
      users: await addMembers(tx, tick, workspace.id, owner.id),
    }

    const main = await addMainProject(world, now)
    const others = await addOtherProjects(world)
    return {
      workspace,
      login: { email: owner.email, password },
      users: world.users,
      projects: { main: main.project, ...others.projects },
      cards: { ...main.cards, ...others.cards },
      tasks: { ...main.tasks, ...others.tasks },
      events: { ...(await addEvents(world, main.project, now)), private: others.privateEvent },
      keys: await addKeys(world),
      foreign: await addForeignWorkspace(tx, tick),
    }
  })
}

type Tick = () => Date

/**
 * Returns ascending times from three days ago on, so that no two rows of a list have the same time, and none is in the
 * future.
 */
function clockUpTo(now: Date): Tick {
  let time = now.getTime() - 3 * 86_400_000
  return () => new Date((time += 10 * 60_000))
}

async function addWorkspace(tx: Transaction, at: Date, name: string): Promise<{ id: string; name: string }> {
  const id = newId('ws', at)
  await tx.insert(workspaces).values({ id, name, created_at: at.toISOString() })
  return { id, name }
}

async function addUser(
  tx: Transaction,
  at: Date,
  name: string,
  password_hash: string | null = null,
): Promise<{ id: string; email: string }> {
  const id = newId('user', at)
  const email = `${name.replace(/ .*/, '').toLowerCase()}.${id.slice(-12)}@example.com`
  await tx.insert(users).values({ id, name, email, password_hash, created_at: at.toISOString() })
  return { id, email }
}

interface World {
  tx: Transaction
  tick: Tick
  workspaceId: string
  users: Fixture['users']
}

async function addMembers(
  tx: Transaction,
  tick: Tick,
  workspaceId: string,
  owner: string,
): Promise<Fixture['users']> {
  const add = async (name: string) => (await addUser(tx, tick(), name)).id
  const people = {
    owner,
    admin: await add('Bruno Okafor'),
    member: await add('Clara Lindqvist'),
    pending: await add('Dario Petrov'),
    suspended: await add('Emine Yildiz'),
  }
  const join = (userId: string, role: WorkspaceRole, status: MembershipStatus) =>
    setMembership(tx, { workspaceId, userId: null, via: 'cli', now: tick() }, userId, { role, status })
  await join(people.owner, 'owner', 'active')
  await join(people.admin, 'admin', 'active')
  await join(people.member, 'member', 'active')
  await join(people.pending, 'member', 'pending')
  await join(people.suspended, 'member', 'suspended')
  return people
}

function act({ workspaceId, tick }: Pick<World, 'workspaceId' | 'tick'>, userId: string): Actor {
  return { workspaceId, userId, via: 'cli', now: tick() }
}

async function addMainProject(world: World, now: Date) {
  const { tx, users } = world
  const { project, cards } = await addProject(world, users.owner, { name: 'New kitchen' })
  const [todo = '', doing = '', done = ''] = cards
  const content = mainTasks(now)
  const first = await addTasks(world, todo, content.todo)
  await addTasks(world, doing, content.doing)
  const completed = await addTasks(world, done, content.done)
  const untitled = await addTasks(world, todo, [{ title_text: '' }])
  const recurring = await addTasks(world, todo, [{ title_text: 'Empty the recycling', end_date: dayOf(now) }])
  await setRecurrence(tx, act(world, users.owner), recurring, 'weekly')
  await addDiscussion(world, first)
  return { project, cards: { todo, doing, done }, tasks: { first, completed, untitled, recurring } }
}

const board = [
  { name: 'To do', is_done: false },
  { name: 'Doing', is_done: false },
  { name: 'Done', is_done: true },
]

async function addProject(
  world: World,
  creator: string,
  input: NewProject,
): Promise<{ project: string; cards: string[] }> {
  const { id, cards } = await createProject(world.tx, act(world, creator), { cards: board, ...input })
  return { project: id, cards: cards.map((card) => card.id) }
}

/** Creates tasks that are assigned to one person, nobody or two people in turn. Returns the id of the first task. */
async function addTasks(world: World, card_id: string, tasks: Content[]): Promise<string> {
  const { owner, admin, member } = world.users
  const assignees = [[owner], [], [member, admin], [admin]]
  let first = ''
  for (const [i, task] of tasks.entries()) {
    const user_ids = assignees[i % assignees.length] ?? []
    const { id } = await createTask(world.tx, act(world, owner), { ...task, card_id, user_ids })
    first ||= id
  }
  return first
}

async function addDiscussion(world: World, task: string): Promise<void> {
  const { tx, workspaceId, users } = world
  const authors = [users.admin, users.owner, users.member]
  let previous: string | null = null
  for (const [i, { body, isReply }] of discussion.entries()) {
    const author = authors[i % authors.length] ?? users.owner
    const { id } = await createTaskComment(tx, act(world, author), task, { body })
    if (isReply) {
      const thisComment = and(eq(comments.workspace_id, workspaceId), eq(comments.id, id))
      await tx.update(comments).set({ parent_id: previous }).where(thisComment)
    }
    previous = id
  }
}

async function addOtherProjects(world: World) {
  const { tx, users } = world
  const second = await addProject(world, users.owner, { name: 'Summer party' })
  await addTasks(world, second.cards[0] ?? '', [
    { title_text: 'Reserve the boat house', priority: 'high' },
    { title_text: 'Ask who eats what' },
    { title_text: 'Hire a piano', progress: 50 },
  ])
  const noOpenColumn = await addProject(world, users.owner, {
    name: 'Office move 2019',
    cards: [{ name: 'Done', is_done: true }],
  })
  const viewerOnly = await addViewerOnlyProject(world)
  const archived = await addProject(world, users.owner, { name: 'Old website' })
  const archivedTask = await addTasks(world, archived.cards[0] ?? '', [{ title_text: 'Renew the domain' }])
  await archiveProject(tx, act(world, users.owner), archived.project)
  const hidden = await addPrivateProject(world)
  const inbox = await addInbox(world)
  return {
    projects: {
      second: second.project,
      no_open_column: noOpenColumn.project,
      viewer_only: viewerOnly.project,
      private: hidden.project,
      archived: archived.project,
      inbox: inbox.project,
    },
    cards: { viewer_only: viewerOnly.card, private: hidden.card, inbox: inbox.card },
    tasks: { private: hidden.task, archived: archivedTask, inbox: inbox.task },
    privateEvent: hidden.event,
  }
}

/** Adds a project of the admin's in which the owner is a viewer. */
async function addViewerOnlyProject(world: World): Promise<{ project: string; card: string }> {
  const { tx, workspaceId, users } = world
  const { project, cards } = await addProject(world, users.admin, { name: 'Accounts' })
  const [card = ''] = cards
  await createTask(tx, act(world, users.admin), { title_text: 'Close the quarter', card_id: card })
  await tx
    .insert(projectMembers)
    .values({ workspace_id: workspaceId, project_id: project, user_id: users.owner, role: 'viewer' })
  return { project, card }
}

/** Makes the project private after adding its event, because no event can be added to a private project. */
async function addPrivateProject(world: World) {
  const { tx, workspaceId, users } = world
  const { project, cards } = await addProject(world, users.owner, { name: 'Salaries' })
  const [card = ''] = cards
  const task = await addTasks(world, card, [{ title_text: 'Prepare the review talks' }])
  const event = await createEvent(tx, act(world, users.owner), {
    title: 'Salary round',
    date: dayOf(world.tick()),
    start_time: '08:00',
    end_time: '08:45',
    repeat: 'none',
    project_id: project,
  })
  const read = await findProject(tx, act(world, users.owner), project)
  await writeVisibility(tx, workspaceId, { ...read, visibility: 'private' })
  return { project, card, task, event: event.id }
}

/** Adds an inbox that is open and not archived, so that nothing but being an inbox hides it. */
async function addInbox(world: World): Promise<{ project: string; card: string; task: string }> {
  const { tx, users } = world
  const actor = act(world, users.owner)
  const inbox = await createProject(tx, actor, { name: 'Inbox', is_inbox: true })
  const [card = null] = inbox.cards
  const scope = { projectId: inbox.id, visible: false, endpoints: [] }
  const task = insertTask(tx, actor, scope, card, { ...blankTask, title: 'Call the bank back' })
  return { project: inbox.id, card: card?.id ?? '', task: task.id }
}

async function addEvents(world: World, project_id: string, now: Date) {
  const { owner, admin, member } = world.users
  const create = async (input: Schemas['CalendarEventCreate']) =>
    (await createEvent(world.tx, act(world, owner), input)).id
  return {
    workspace: await create({
      title: 'All hands',
      description: 'Numbers, news, and cake.',
      date: dayOf(now),
      start_time: '10:00',
      end_time: '10:45',
      repeat: 'weekly',
      repeat_interval: 1,
      location: 'Big room',
      color: '#2f6f4f',
      invited_users: [admin, member],
    }),
    project: await create({
      title: 'Visit of the carpenter',
      date: dayOf(now),
      start_time: '14:00',
      end_time: '15:30',
      repeat: 'none',
      timezone: 'Europe/Berlin',
      project_id,
    }),
  }
}

async function addKeys(world: World): Promise<Fixture['keys']> {
  const { tx, tick, users } = world
  const mint = (name: string, only: readonly Scope[] = scopes, creator = users.owner) =>
    addKey(tx, act(world, creator), { name, scopes: only })

  const full = await mint('Full access')
  const single = {} as Record<Scope, FixtureKey>
  for (const scope of scopes) single[scope] = await mint(`Only ${scope}`, [scope])
  const disabled = await mint('Disabled')
  await changeKey(tx, act(world, users.owner), disabled.id, { disabled: true })
  const revoked = await mint('Revoked')
  await changeKey(tx, act(world, users.owner), revoked.id, { revoked: true })
  const expired = await addKey(tx, act(world, users.owner), { name: 'Expired', scopes, expiresAt: tick() })
  const admin = await mint('Full access of the admin', scopes, users.admin)
  return { full, ...single, disabled, revoked, expired, admin }
}

async function addKey(...given: Parameters<typeof mintKey>): Promise<FixtureKey> {
  const { id, secret } = await mintKey(...given)
  return { id, secret }
}

async function addForeignWorkspace(tx: Transaction, tick: Tick): Promise<Fixture['foreign']> {
  const { id: workspaceId } = await addWorkspace(tx, tick(), 'Quartz Cycles')
  const user = (await addUser(tx, tick(), 'Farid Moreau')).id
  const source = { workspaceId, userId: null, via: 'cli', now: tick() } as const
  await setMembership(tx, source, user, { role: 'owner', status: 'active' })
  const actor = () => act({ workspaceId, tick }, user)
  const project = await createProject(tx, actor(), { name: 'Spring collection' })
  const [card] = project.cards
  const task = await createTask(tx, actor(), { title_text: 'Paint the samples', project_id: project.id })
  const key = await addKey(tx, actor(), { name: 'Full access', scopes })
  return { workspace: workspaceId, project: project.id, card: card?.id ?? '', task: task.id, user, key }
}
