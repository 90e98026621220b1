import { globSync, readFileSync } from 'node:fs'
import { oneWorkspace } from '../../../src/db/citus/scope.ts'
import { and, asc, eq, gt } from '../../../src/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../src/db/transaction.ts'
import { origins, webhookEvents, type Origin } from '../../../src/db/schema.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { Actor } from '../../../src/domain/actor.ts'
import { changeKey, mintKey, rotateKey } from '../../../src/domain/api-keys/change-keys.ts'
import { deleteTaskComment, updateTaskComment } from '../../../src/domain/tasks/change-comment.ts'
import { changeTasks } from '../../../src/domain/tasks/change-tasks.ts'
import { createTaskComment } from '../../../src/domain/tasks/comments.ts'
import { createTask } from '../../../src/domain/tasks/create-task.ts'
import { deleteTask } from '../../../src/domain/tasks/delete-task.ts'
import { createEvent } from '../../../src/domain/events/create-event.ts'
import { deleteEvent } from '../../../src/domain/events/delete-event.ts'
import { updateEvent } from '../../../src/domain/events/update-event.ts'
import { newId } from '../../../src/domain/ids.ts'
import { changeMember, removeMember, setMembership } from '../../../src/domain/accounts/change-members.ts'
import { changeWorkspace } from '../../../src/domain/accounts/workspaces.ts'
import { describeFormerPlace, readFormerPlace } from '../../../src/domain/tasks/former-place.ts'
import { moveTask } from '../../../src/domain/tasks/move-task.ts'
import { createColumn, deleteColumn, updateColumn } from '../../../src/domain/projects/change-columns.ts'
import { removeProjectMember, setProjectMember } from '../../../src/domain/projects/change-members.ts'
import { archiveProject, updateProject } from '../../../src/domain/projects/change-project.ts'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import { rollForwardCompleted, setRecurrence } from '../../../src/domain/tasks/recurrence.ts'
import { fireDueReminders } from '../../../src/domain/tasks/reminders.ts'
import { updateTask } from '../../../src/domain/tasks/update-task.ts'
import { rotateEndpointSecret, updateEndpoint } from '../../../src/domain/webhooks/change-endpoints.ts'
import { recoverDeliveries } from '../../../src/domain/webhooks/resend-deliveries.ts'
import { useWorld } from '../../support/world/world.ts'
import { operatorOf } from '../../support/world/keys.ts'
import { giveEndpoint } from '../../support/world/webhooks.ts'

/*
 * Every change that an API client could see emits a webhook event, whatever its origin, and nothing else does.
 */

const { app, world, clock } = useWorld()
let endpointId: string
beforeAll(async () => {
  endpointId = (await giveEndpoint(app, world.workspace.id, 'https://receiver.example/hook')).id
})

interface Scenario {
  writes: string
  title: string
  /** Prepares the change in an earlier transaction. */
  given?: (tx: Transaction, actor: Actor) => Promise<string>
  act: (tx: Transaction, actor: Actor, id: string) => Promise<unknown>
  expected: string[] | ((origin: Origin) => string[])
}

const task = (fields: object = {}) => ({
  title_text: 'emitted',
  project_id: world.projects.second,
  ...fields,
})
const existing =
  (fields: object = {}) =>
  async (tx: Transaction, actor: Actor): Promise<string> =>
    (await createTask(tx, actor, task(fields))).id
const recurring = async (tx: Transaction, actor: Actor): Promise<string> => {
  const id = await existing({ end_date: '2031-01-31' })(tx, actor)
  await setRecurrence(tx, actor, id, 'monthly')
  return id
}
const anyTask = existing()
/** Adds a comment to a new task, and returns both ids. */
const aComment = async (tx: Transaction, actor: Actor): Promise<string> => {
  const task = await anyTask(tx, actor)
  return `${task} ${(await createTaskComment(tx, actor, task, { body: 'x' })).id}`
}
const commentIn = (ids: string): { taskId: string; id: string } => {
  const [taskId = '', id = ''] = ids.split(' ')
  return { taskId, id }
}
const event = (fields: object = {}) => ({
  title: 'emitted',
  date: '2031-01-01',
  start_time: '09:00',
  end_time: '10:00',
  repeat: 'none' as const,
  ...fields,
})
const anyEvent: Scenario['given'] = async (tx, actor) => (await createEvent(tx, actor, event())).id
const unlessImported = (type: string) => (origin: Origin) => (origin === 'import' ? [] : [type])
const key = async (tx: Transaction, actor: Actor): Promise<string> =>
  (await mintKey(tx, actor, { name: 'emission', scopes: [] })).id

/** Adds a column with a task. */
const column = async (tx: Transaction, actor: Actor): Promise<string> => {
  const { id } = await createColumn(tx, actor, world.projects.main, { name: 'emission' })
  await createTask(tx, { ...actor, via: 'import' }, { title_text: 'emitted', card_id: id })
  return id
}

/** Changes the origin to the web editor, because the API hides the target. */
const byPerson = (actor: Actor): Actor => ({ ...actor, via: actor.via === 'api' ? 'web' : actor.via })
/** Changes the origin to an operator command, because neither the API nor the web editor shows archived projects. */
const byOperator = (actor: Actor): Actor => ({
  ...actor,
  via: ['api', 'web'].includes(actor.via) ? 'cli' : actor.via,
})

const emits = (
  writes: string,
  title: string,
  expected: Scenario['expected'],
  act: Scenario['act'],
  given?: Scenario['given'],
): Scenario => ({ writes, title, expected, act, ...(given && { given }) })

/** Returns a change that an API client does not see. */
const silent = (writes: string, act: Scenario['act'], given?: Scenario['given']): Scenario =>
  emits(writes, 'which the API does not show', [], act, given)

const scenarios: Scenario[] = [
  emits('createTask', 'a task', unlessImported('task.created'), (tx, actor) => createTask(tx, actor, task())),
  emits('createTask', 'a task at 100 % (product.md 8.11)', unlessImported('task.created'), (tx, actor) =>
    createTask(tx, actor, task({ progress: 100 })),
  ),
  emits('createTask', 'a private task', [], (tx, actor) =>
    createTask(tx, byPerson(actor), task({ project_id: world.projects.private })),
  ),
  emits('createTask', 'an archived task', [], (tx, actor) =>
    createTask(tx, byOperator(actor), task({ project_id: world.projects.archived })),
  ),
  emits(
    'updateTask',
    'five fields (product.md 8.9)',
    ['task.updated'],
    (tx, actor, id) =>
      updateTask(tx, actor, id, {
        title_text: 'a',
        description: 'b',
        priority: 'low',
        progress: 5,
        end_date: '2031-01-01',
      }),
    anyTask,
  ),
  emits(
    'updateTask',
    'an empty PATCH (product.md 8.8)',
    [],
    (tx, actor, id) => updateTask(tx, actor, id, {}),
    anyTask,
  ),
  emits(
    'updateTask',
    'equal values (product.md 8.8)',
    [],
    (tx, actor, id) => updateTask(tx, actor, id, { title_text: 'emitted', progress: null }),
    anyTask,
  ),
  emits(
    'updateTask',
    'a reminder alone (product.md 8.9)',
    ['task.updated'],
    (tx, actor, id) => updateTask(tx, actor, id, { reminder_date: '2031-01-01T00:00:00Z' }),
    anyTask,
  ),
  emits(
    'updateTask',
    'completing',
    ['task.updated', 'task.completed'],
    (tx, actor, id) => updateTask(tx, actor, id, { progress: 100 }),
    anyTask,
  ),
  emits(
    'updateTask',
    'reopening (product.md 8.12)',
    ['task.updated'],
    (tx, actor, id) => updateTask(tx, actor, id, { progress: 99 }),
    existing({ progress: 100 }),
  ),
  emits(
    'updateTask',
    'completing a recurring task (product.md 8.13)',
    (origin) => ['task.updated', 'task.completed', ...unlessImported('task.created')(origin)],
    (tx, actor, id) => updateTask(tx, actor, id, { progress: 100 }),
    recurring,
  ),
  ...(['private', 'inbox', 'archived'] as const).map((name): Scenario => ({
    writes: 'updateTask',
    title: `a task in a project that is ${name} (product.md 12.2)`,
    act: (tx, actor) =>
      updateTask(tx, (name === 'archived' ? byOperator : byPerson)(actor), world.tasks[name], {
        title_text: actor.via,
      }),
    expected: [],
  })),
  emits(
    'moveTask',
    'a column move',
    [],
    (tx, actor, id) => moveTask(tx, actor, id, { cardId: world.cards.doing }),
    (tx, actor) => existing({ project_id: world.projects.main })(tx, actor),
  ),
  emits('deleteTask', 'a task', ['task.deleted'], (tx, actor, id) => deleteTask(tx, actor, id), anyTask),
  emits(
    'changeTasks',
    'a move that is taken back',
    [],
    async (tx, actor, id) => {
      const { before, after } = await moveTask(tx, actor, id, { cardId: world.cards.doing })
      const place = readFormerPlace(describeFormerPlace(before, after) ?? '')
      return changeTasks(tx, actor, [id], { formerPlaces: new Map(place && [[id, place]]) })
    },
    (tx, actor) => existing({ project_id: world.projects.main })(tx, actor),
  ),
  emits(
    'changeTasks',
    'a task that is completed',
    ['task.updated', 'task.completed'],
    (tx, actor, id) => changeTasks(tx, actor, [id], { progress: 100 }),
    anyTask,
  ),
  emits(
    'changeTasks',
    'a column move',
    [],
    (tx, actor, id) => changeTasks(tx, actor, [id], { card_id: world.cards.doing }),
    (tx, actor) => existing({ project_id: world.projects.main })(tx, actor),
  ),
  emits(
    'changeTasks',
    'a task that is deleted',
    ['task.deleted'],
    (tx, actor, id) => changeTasks(tx, actor, [id], 'delete'),
    anyTask,
  ),
  emits('deleteTask', 'a private task', [], async (tx, actor) =>
    deleteTask(
      tx,
      byPerson(actor),
      (await createTask(tx, byPerson(actor), task({ project_id: world.projects.private }))).id,
    ),
  ),
  silent('setRecurrence', (tx, actor, id) => setRecurrence(tx, actor, id, 'daily'), anyTask),
  emits(
    'createTaskComment',
    'a comment',
    ['comment.created'],
    (tx, actor, id) => createTaskComment(tx, actor, id, { body: 'x' }),
    anyTask,
  ),
  silent(
    'updateTaskComment',
    (tx, actor, ids) => updateTaskComment(tx, actor, commentIn(ids), 'y'),
    aComment,
  ),
  silent(
    'deleteTaskComment',
    (tx, actor, ids) => deleteTaskComment(tx, actor, commentIn(ids), 'member'),
    aComment,
  ),
  emits('createTaskComment', 'a comment on an inbox task', [], (tx, actor) =>
    createTaskComment(tx, byPerson(actor), world.tasks.inbox, { body: 'x' }),
  ),
  emits('createEvent', 'a workspace event', ['event.created'], (tx, actor) =>
    createEvent(tx, actor, event()),
  ),
  emits('createEvent', 'a project event', ['event.created'], (tx, actor) =>
    createEvent(tx, actor, event({ project_id: world.projects.main })),
  ),
  silent('updateEvent', (tx, actor, id) => updateEvent(tx, actor, id, { title: 'x' }), anyEvent),
  silent('deleteEvent', deleteEvent, anyEvent),
  emits('createProject', 'an open project', ['project.created'], (tx, actor) =>
    createProject(tx, actor, { name: 'x' }),
  ),
  emits('createProject', 'a private project', [], (tx, actor) =>
    createProject(tx, actor, { name: 'x', visibility: 'private' }),
  ),
  emits('createProject', 'an inbox', [], (tx, actor) =>
    createProject(tx, actor, { name: 'x', is_inbox: true }),
  ),
  silent(
    'archiveProject',
    archiveProject,
    async (tx, actor) => (await createProject(tx, actor, { name: 'x' })).id,
  ),
  silent(
    'updateProject',
    // Making a private project visible emits no events (product.md 22.5).
    (tx, actor, id) => updateProject(tx, actor, id, { private: false, name: 'y' }),
    async (tx, actor) => (await createProject(tx, actor, { name: 'x', visibility: 'private' })).id,
  ),
  silent('setProjectMember', (tx, actor) =>
    setProjectMember(tx, actor, world.projects.second, world.users.member, 'viewer'),
  ),
  silent(
    'removeProjectMember',
    (tx, actor) => removeProjectMember(tx, actor, world.projects.second, world.users.admin),
    async (tx, actor) => {
      await setProjectMember(tx, actor, world.projects.second, world.users.admin, 'editor')
      return ''
    },
  ),
  silent('createColumn', (tx, actor) => createColumn(tx, actor, world.projects.second, { name: 'x' })),
  silent('updateColumn', (tx, actor, id) => updateColumn(tx, actor, id, { order: 0 }), column),
  silent('deleteColumn', (tx, actor, id) => deleteColumn(tx, actor, id, world.cards.todo), column),
  silent('mintKey', key),
  silent('rotateKey', (tx, actor, id) => rotateKey(tx, actor, id, 0), key),
  silent('changeKey', (tx, actor, id) => changeKey(tx, actor, id, { revoked: true }), key),
  silent('changeKey', (tx, actor, id) => changeKey(tx, actor, id, { disabled: true }), key),
  silent('changeKey', (tx, actor, id) => changeKey(tx, actor, id, { disabled: false }), key),
  silent('changeMember', (tx, { now }) =>
    changeMember(tx, operatorOf(world, now), world.users.suspended, { role: 'admin' }),
  ),
  silent(
    'setMembership',
    (tx, { now }, id) => setMembership(tx, operatorOf(world, now), id, { role: 'admin', status: 'pending' }),
    () => Promise.resolve(world.users.pending),
  ),
  silent(
    'removeMember',
    (tx, { now }, id) => removeMember(tx, operatorOf(world, now), id),
    async (tx, { now }) => {
      const id = world.users.pending
      await setMembership(tx, operatorOf(world, now), id, { role: 'member', status: 'pending' })
      return id
    },
  ),
  silent('changeWorkspace', (tx, { now }) =>
    changeWorkspace(tx, operatorOf(world, now), { name: 'Quarry', time_zone: 'Europe/Oslo' }),
  ),
  silent('fireDueReminders', (tx, actor) =>
    fireDueReminders(tx, actor.now, { scope: oneWorkspace(actor.workspaceId), limit: 10 }),
  ),
  emits(
    'rollForwardCompleted',
    'a task that was completed before',
    ['task.created'],
    (tx, actor) => rollForwardCompleted(tx, actor.now, { scope: oneWorkspace(actor.workspaceId), limit: 10 }),
    async (tx, actor) => {
      const id = await existing({ progress: 100, end_date: '2031-01-31' })(tx, actor)
      await setRecurrence(tx, actor, id, 'monthly')
      return id
    },
  ),
  silent('updateEndpoint', (tx, actor) =>
    updateEndpoint(tx, actor, app.context.mailing, endpointId, { disabled: true }),
  ),
  emits(
    'createTask',
    'a task, for a disabled endpoint (product.md 13.9)',
    unlessImported('task.created'),
    (tx, actor) => createTask(tx, actor, task()),
  ),
  silent('updateEndpoint', (tx, actor) =>
    updateEndpoint(tx, actor, app.context.mailing, endpointId, { disabled: false }),
  ),
  silent('recoverDeliveries', (tx, actor) =>
    recoverDeliveries(tx, actor, endpointId, { since: actor.now, dryRun: false }),
  ),
  silent('rotateEndpointSecret', (tx, actor) =>
    rotateEndpointSecret(tx, actor, app.context.secrets.box, endpointId, 0),
  ),
  silent('updateEndpoint', (tx, actor) =>
    updateEndpoint(tx, actor, app.context.mailing, endpointId, { events: [] }),
  ),
]

/**
 * Exported functions that are steps of the scenarios above, or only concern an endpoint, its deliveries, mail
 * or the activity log.
 */
const parts = [
  ...['countFailures', 'recordHealth', 'notifyFailing', 'notifyManagers', 'discardWaiting', 'planMail'],
  ...['readNotifications', 'notifyKeyChange', 'fireReminders', 'fireOccurrenceReminders'],
  ...[
    'enqueue',
    'assertKey',
    'insertTask',
    'findEndpointForUpdate',
    'countBeforeAdding',
    'lockRows',
    'lockUser',
    'lockUserForUpdate',
    'writeFactorStep',
  ],
  ...[
    'findEventToWrite',
    'findTaskForUpdate',
    'notify',
    'recordActivity',
    'recordWebhookEvent',
    'retireSecrets',
  ],
  ...['insertSuccessor', 'moveTasks', 'lockProject', 'readProjectForUpdate', 'touchProject'],
  ...['addEndpoint', 'deleteEndpoint', 'recordEndpointActivity', 'sendTestEvent'],
  ...[
    'redeliver',
    'wakeWorkers',
    'subtractFromCount',
    'createRecords',
    'rememberRecords',
    'forgetRecords',
    'storeTaskIds',
    'resealSecrets',
  ],
  ...['assertActive', 'planToken', 'writeVisibility', 'beginMove', 'resumeWorkspace', 'retireWorkspace'],
  ...[
    'createAppender',
    'deleteFoundTask',
    'findTasksForUpdate',
    'lockColumn',
    'moveBack',
    'placeAgain',
    'moveFoundTask',
    'updateFoundTask',
  ],
  ...['recordImport', 'updateWarning', 'countMail', 'announce', 'findOrCreateInbox', 'placeTask'],
]

const table = scenarios.flatMap((scenario) => origins.map((origin) => ({ ...scenario, origin })))

test.each(table)(
  '$writes from $origin emits exactly the events of $title (product.md 11.4, 12.1, 12.2, 12.7)',
  async ({ given, act, expected, origin }) => {
    const { db } = app.context
    // Each change to a row is later than the previous one.
    const actorLater = (): Actor => {
      clock.advance(1)
      return { workspaceId: world.workspace.id, userId: world.users.owner, via: origin, now: clock.now() }
    }
    const id = given ? await runTransaction(db, (tx) => given(tx, actorLater())) : ''
    const actor = actorLater()
    const mark = newId('evt', actor.now)
    await runTransaction(db, (tx) => act(tx, actor, id))
    const emitted = await db
      .select({ type: webhookEvents.type })
      .from(webhookEvents)
      .where(and(eq(webhookEvents.workspace_id, world.workspace.id), gt(webhookEvents.id, mark)))
      .orderBy(asc(webhookEvents.id))
    expect(emitted.map(({ type }) => type)).toEqual(
      typeof expected === 'function' ? expected(origin) : expected,
    )
  },
)

test('every function of the domain that writes is in the table of this test', () => {
  // Webhooks do not report sign-ins, passwords and the request log.
  const exclude = ['src/domain/request-log', 'src/domain/accounts/!(change-members|workspaces).ts']
  const writing = globSync('src/domain/**/*.ts', { exclude }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /export (?:async )?function (\w+)(?:<[^(]*>)?\(\s*(?:tx: Transaction|plan: Plan)/g,
      ),
    ].map((match) => match[1] ?? ''),
  )
  expect(new Set(writing)).toEqual(new Set([...scenarios.map(({ writes }) => writes), ...parts]))
})
