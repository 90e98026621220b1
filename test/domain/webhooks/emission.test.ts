import { globSync, readFileSync } from 'node:fs'
import { and, asc, eq, gt } from '../../../src/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../src/db/transaction.ts'
import { origins, webhookEvents, type Origin } from '../../../src/db/schema.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { Actor } from '../../../src/domain/actor.ts'
import {
  disableKey,
  enableKey,
  mintKey,
  revokeKey,
  rotateKey,
} from '../../../src/domain/api-keys/change-keys.ts'
import { createTaskComment } from '../../../src/domain/comments.ts'
import { createTask } from '../../../src/domain/tasks/create-task.ts'
import { deleteTask } from '../../../src/domain/tasks/delete-task.ts'
import { createEvent } from '../../../src/domain/events/events.ts'
import { newId } from '../../../src/domain/ids.ts'
import { setMembership } from '../../../src/domain/accounts/members.ts'
import { moveTask } from '../../../src/domain/tasks/move-task.ts'
import { archiveProject, createProject } from '../../../src/domain/projects/projects.ts'
import { rollForwardCompleted, setRecurrence } from '../../../src/domain/tasks/recurrence.ts'
import { fireDueReminders } from '../../../src/domain/tasks/reminders.ts'
import { updateTask } from '../../../src/domain/tasks/update-task.ts'
import {
  disableEndpoint,
  enableEndpoint,
  rotateEndpointSecret,
  updateEndpoint,
} from '../../../src/domain/webhooks/change-endpoints.ts'
import { recoverDeliveries } from '../../../src/domain/webhooks/resend-deliveries.ts'
import { useWorld } from '../../support/world.ts'
import { operatorOf } from '../../support/keys.ts'
import { giveEndpoint } from '../../support/webhooks.ts'

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
const event = (fields: object = {}) => ({
  title: 'emitted',
  date: '2031-01-01',
  start_time: '09:00',
  end_time: '10:00',
  repeat: 'none' as const,
  ...fields,
})
const exceptImport = (type: string) => (origin: Origin) => (origin === 'import' ? [] : [type])
const key = async (tx: Transaction, actor: Actor): Promise<string> =>
  (await mintKey(tx, actor, { name: 'emission', scopes: [] })).id

/** Changes the origin to the web editor, for targets that are hidden from the API. */
const byPerson = (actor: Actor): Actor => ({ ...actor, via: actor.via === 'api' ? 'web' : actor.via })

/** Returns a change that an API client does not see. */
const silent = (writes: string, act: Scenario['act'], given?: Scenario['given']): Scenario => ({
  writes,
  title: 'which the API does not show',
  act,
  expected: [],
  ...(given && { given }),
})

const scenarios: Scenario[] = [
  {
    writes: 'createTask',
    title: 'a task',
    act: (tx, actor) => createTask(tx, actor, task()),
    expected: exceptImport('task.created'),
  },
  {
    writes: 'createTask',
    title: 'a task at 100 % (product.md 8.11)',
    act: (tx, actor) => createTask(tx, actor, task({ progress: 100 })),
    expected: exceptImport('task.created'),
  },
  {
    writes: 'createTask',
    title: 'a private task',
    act: (tx, actor) => createTask(tx, byPerson(actor), task({ project_id: world.projects.private })),
    expected: [],
  },
  {
    writes: 'createTask',
    title: 'an archived task',
    act: (tx, actor) => createTask(tx, byPerson(actor), task({ project_id: world.projects.archived })),
    expected: [],
  },
  {
    writes: 'updateTask',
    title: 'five fields (product.md 8.9)',
    given: anyTask,
    act: (tx, actor, id) =>
      updateTask(tx, actor, id, {
        title_text: 'a',
        description: 'b',
        priority: 'low',
        progress: 5,
        end_date: '2031-01-01',
      }),
    expected: ['task.updated'],
  },
  {
    writes: 'updateTask',
    title: 'an empty PATCH (product.md 8.8)',
    given: anyTask,
    act: (tx, actor, id) => updateTask(tx, actor, id, {}),
    expected: [],
  },
  {
    writes: 'updateTask',
    title: 'equal values (product.md 8.8)',
    given: anyTask,
    act: (tx, actor, id) => updateTask(tx, actor, id, { title_text: 'emitted', progress: null }),
    expected: [],
  },
  {
    writes: 'updateTask',
    title: 'a reminder alone (product.md 8.9)',
    given: anyTask,
    act: (tx, actor, id) => updateTask(tx, actor, id, { reminder_date: '2031-01-01T00:00:00Z' }),
    expected: ['task.updated'],
  },
  {
    writes: 'updateTask',
    title: 'completing',
    given: anyTask,
    act: (tx, actor, id) => updateTask(tx, actor, id, { progress: 100 }),
    expected: ['task.updated', 'task.completed'],
  },
  {
    writes: 'updateTask',
    title: 'reopening (product.md 8.12)',
    given: existing({ progress: 100 }),
    act: (tx, actor, id) => updateTask(tx, actor, id, { progress: 99 }),
    expected: ['task.updated'],
  },
  {
    writes: 'updateTask',
    title: 'completing a recurring task (product.md 8.13)',
    given: recurring,
    act: (tx, actor, id) => updateTask(tx, actor, id, { progress: 100 }),
    expected: (origin) => ['task.updated', 'task.completed', ...exceptImport('task.created')(origin)],
  },
  ...(['private', 'inbox', 'archived'] as const).map((name): Scenario => ({
    writes: 'updateTask',
    title: `a task in a project that is ${name} (product.md 12.2)`,
    act: (tx, actor) => updateTask(tx, byPerson(actor), world.tasks[name], { title_text: actor.via }),
    expected: [],
  })),
  {
    writes: 'moveTask',
    title: 'a column move',
    given: (tx, actor) => existing({ project_id: world.projects.main })(tx, actor),
    act: (tx, actor, id) => moveTask(tx, actor, id, world.cards.doing),
    expected: [],
  },
  {
    writes: 'deleteTask',
    title: 'a task',
    given: anyTask,
    act: (tx, actor, id) => deleteTask(tx, actor, id),
    expected: ['task.deleted'],
  },
  {
    writes: 'deleteTask',
    title: 'a private task',
    act: async (tx, actor) =>
      deleteTask(
        tx,
        byPerson(actor),
        (await createTask(tx, byPerson(actor), task({ project_id: world.projects.private }))).id,
      ),
    expected: [],
  },
  silent('setRecurrence', (tx, actor, id) => setRecurrence(tx, actor, id, 'daily'), anyTask),
  {
    writes: 'createTaskComment',
    title: 'a comment',
    given: anyTask,
    act: (tx, actor, id) => createTaskComment(tx, actor, id, 'x'),
    expected: ['comment.created'],
  },
  {
    writes: 'createTaskComment',
    title: 'a comment on an inbox task',
    act: (tx, actor) => createTaskComment(tx, byPerson(actor), world.tasks.inbox, 'x'),
    expected: [],
  },
  {
    writes: 'createEvent',
    title: 'a workspace event',
    act: (tx, actor) => createEvent(tx, actor, event()),
    expected: ['event.created'],
  },
  {
    writes: 'createEvent',
    title: 'a project event',
    act: (tx, actor) => createEvent(tx, actor, event({ project_id: world.projects.main })),
    expected: ['event.created'],
  },
  {
    writes: 'createProject',
    title: 'an open project',
    act: (tx, actor) => createProject(tx, actor, { name: 'x' }),
    expected: ['project.created'],
  },
  {
    writes: 'createProject',
    title: 'a private project',
    act: (tx, actor) => createProject(tx, actor, { name: 'x', visibility: 'private' }),
    expected: [],
  },
  {
    writes: 'createProject',
    title: 'an inbox',
    act: (tx, actor) => createProject(tx, actor, { name: 'x', is_inbox: true }),
    expected: [],
  },
  silent(
    'archiveProject',
    archiveProject,
    async (tx, actor) => (await createProject(tx, actor, { name: 'x' })).id,
  ),
  silent('mintKey', key),
  silent('rotateKey', (tx, actor, id) => rotateKey(tx, actor, id, 0), key),
  silent('revokeKey', revokeKey, key),
  silent('disableKey', disableKey, key),
  silent('enableKey', enableKey, key),
  silent('setMembership', (tx, { now }) =>
    setMembership(tx, operatorOf(world, now), world.users.member, { role: 'member', status: 'active' }),
  ),
  silent('fireDueReminders', (tx, { now }) => fireDueReminders(tx, now, 10)),
  {
    writes: 'rollForwardCompleted',
    title: 'a task that was completed before',
    given: async (tx, actor) => {
      const id = await existing({ progress: 100, end_date: '2031-01-31' })(tx, actor)
      await setRecurrence(tx, actor, id, 'monthly')
      return id
    },
    act: (tx, { now }) => rollForwardCompleted(tx, now, 10),
    expected: ['task.created'],
  },
  silent('disableEndpoint', (tx, actor) => disableEndpoint(tx, actor, endpointId)),
  {
    writes: 'createTask',
    title: 'a task, for a disabled endpoint (product.md 13.9)',
    act: (tx, actor) => createTask(tx, actor, task()),
    expected: exceptImport('task.created'),
  },
  silent('enableEndpoint', (tx, actor) => enableEndpoint(tx, actor, endpointId)),
  silent('recoverDeliveries', (tx, actor) =>
    recoverDeliveries(tx, actor, endpointId, { since: actor.now, dryRun: false }),
  ),
  silent('rotateEndpointSecret', (tx, actor) =>
    rotateEndpointSecret(tx, actor, app.context.secrets.box, endpointId, 0),
  ),
  silent('updateEndpoint', (tx, actor) => updateEndpoint(tx, actor, endpointId, { events: [] })),
]

/** Exported functions that are steps of those above, or only concern an endpoint, its deliveries or the activity log. */
const parts = [
  'countFailures',
  'readNotifications',
  'notifyKeyChange',
  'changeKey',
  'fireReminders',
  'fireOccurrenceReminders',
  'enqueue',
  'assertKey',
  'insertTask',
  'findEndpointToWrite',
  'countBeforeAdding',
  'lockRows',
  'findTaskToWrite',
  'notify',
  'recordActivity',
  'recordWebhookEvent',
  'retireSecrets',
  'insertSuccessor',
  'addEndpoint',
  'deleteEndpoint',
  'recordOnEndpoint',
  'sendTestEvent',
  'redeliver',
  'wakeWorkers',
  'subtractFromCount',
  'rememberLines',
  'forgetLines',
  'resealSecrets',
]

const table = scenarios.flatMap((scenario) => origins.map((origin) => ({ ...scenario, origin })))

test.each(table)(
  '$writes from $origin emits exactly the events of $title (product.md 11.4, 12.1, 12.2, 12.7)',
  async ({ given, act, expected, origin }) => {
    const { db } = app.context
    // Each change of a row is later than the one before.
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

test('every function of the domain that writes has a row in the table', () => {
  // Webhooks do not report sign-ins, passwords and the request log.
  const exclude = ['src/domain/request-log', 'src/domain/accounts/!(members).ts']
  const writing = globSync('src/domain/**/*.ts', { exclude }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /export (?:async )?function (\w+)(?:<[^(]*>)?\(\s*(?:tx: Transaction|plan: Plan)/g,
      ),
    ].map((match) => match[1] ?? ''),
  )
  expect(new Set(writing)).toEqual(new Set([...scenarios.map(({ writes }) => writes), ...parts]))
})
