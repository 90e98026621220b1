import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createColumn } from '../../src/domain/projects/change-columns.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { onCitus } from '../support/database/on-citus.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { addSecondFactor } from '../support/world/second-factor.ts'
import { requireSecondFactor, signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

/*
 * A request of several commits ends with the first commit after its session has lost the permission (product.md 3.16). Each
 * loss is committed with the first batch, by a deferred trigger, or while many batches are written.
 */

const { app, sql, clock, web, commit } = useWorld()

let own: Fixture
let cookie: string
let project: string
beforeAll(async () => {
  own = await app.fixture()
  project = (await commit((tx) => createProject(tx, actor(), { name: 'Kitchen' }))).id
})

const actor = () => ({ ...web(own.users.owner), workspaceId: own.workspace.id })
const userIs = (person: keyof Fixture['users']) => `user_id = '${own.users[person]}'`

interface Loss {
  title: string
  person: 'owner' | 'admin' | 'member'
  /** Whether the workspace requires a second factor before the request. */
  isRequired?: boolean
  change: () => string
  code: 'second_factor_missing' | 'session_required'
}

const ofWorkspace = (): string => `where id = '${own.workspace.id}'`
const losses: Loss[] = [
  {
    title: 'its owner has turned off a required second factor',
    person: 'owner',
    isRequired: true,
    change: () =>
      `update users set second_factor_at = null, second_factor_sealed = null where id = '${own.users.owner}'`,
    code: 'second_factor_missing',
  },
  {
    title: 'its member has become an admin without the required second factor',
    person: 'member',
    isRequired: true,
    change: () => `update memberships set role = 'admin' where ${userIs('member')}`,
    code: 'second_factor_missing',
  },
  {
    title: 'its workspace requires the second factor that its admin lacks',
    person: 'admin',
    change: () => `update workspaces set require_second_factor = true ${ofWorkspace()}`,
    code: 'second_factor_missing',
  },
  {
    title: 'its member has been suspended',
    person: 'member',
    change: () => `update memberships set status = 'suspended' where ${userIs('member')}`,
    code: 'session_required',
  },
  {
    title: 'its session has ended',
    person: 'member',
    change: () => `delete from sessions where ${userIs('member')}`,
    code: 'session_required',
  },
]

/** Signs the person in to a workspace in which nothing is lost yet. */
async function prepare({ person, isRequired }: Pick<Loss, 'person' | 'isRequired'>): Promise<Caller> {
  await sql`update workspaces set require_second_factor = false where id = ${own.workspace.id}`
  await sql`update users set second_factor_at = null where id = ${own.users.owner}`
  await sql`
    update memberships set role = 'member', status = 'active'
    where workspace_id = ${own.workspace.id} and user_id = ${own.users.member}`
  await sql`update memberships set status = 'active' where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
  await sql`delete from project_members where project_id = ${project} and user_id = ${own.users.member}`
  await sql`update projects set archived_at = null where workspace_id = ${own.workspace.id} and id = ${project}`
  cookie = await signInCookie(app, own, person)
  if (person === 'owner') await addSecondFactor(app.inSettings({ Cookie: cookie }), clock.now())
  if (isRequired) await requireSecondFactor(app, own)
  return app.inWork({ Cookie: cookie })
}

/** Makes a change when the transaction of the first of these rows commits. */
async function changeAfter(
  event: 'insert on import_batches' | 'delete on tasks',
  change: string,
): Promise<void> {
  await sql.unsafe(`
    create function lose_permission() returns trigger language plpgsql as $$ begin ${change}; return null; end $$;
    create constraint trigger lose_permission after ${event} deferrable initially deferred
      for each row execute function lose_permission()`)
  onTestFinished(async () => void (await sql`drop function lose_permission cascade`))
}

const countTasks = async (): Promise<number> =>
  (await sql`select 1 from tasks where workspace_id = ${own.workspace.id} and project_id = ${project}`).length

let lines = 0
/** Imports tasks in batches of a hundred, each with the value of another column of the file. */
const importTasks = (caller: Caller, count = 250, [header, value] = ['Notes', '']): Promise<Answer> => {
  const titles = Array.from({ length: count }, () => `Tile ${++lines},${value}\n`)
  const headers = { 'Content-Type': 'text/csv' }
  return caller.post(`/projects/${project}/imports`, `Name,${header}\n${titles.join('')}`, { headers })
}

// Citus has no triggers.
describe.skipIf(onCitus)('a request of several commits', () => {
  test.each(losses)('an import creates nothing more once $title', async (loss) => {
    const caller = await prepare(loss)
    const before = await countTasks()
    await changeAfter('insert on import_batches', loss.change())
    expectRefusal(await importTasks(caller), loss.code)
    expect(await countTasks()).toBe(before + 100)
  })

  test.each(losses)('undoing an import deletes nothing more once $title', async (loss) => {
    const caller = await prepare(loss)
    const imported = await importTasks(caller)
    const before = await countTasks()
    await changeAfter('delete on tasks', loss.change())
    expectRefusal(await caller.post(`/imports/${imported.body.data.import_id}/undo`), loss.code)
    expect(await countTasks()).toBe(before - 100)
  })

  test.each([
    [
      'its member may only view the project',
      'forbidden' as const,
      () => `insert into project_members (workspace_id, project_id, user_id, role)
        values ('${own.workspace.id}', '${project}', '${own.users.member}', 'viewer') on conflict do nothing`,
    ],
    [
      'the project is archived',
      'not_found' as const,
      () => `update projects set archived_at = now() where id = '${project}'`,
    ],
  ])('an import ends with the answer of a new request once %s', async (_what, code, change) => {
    const caller = await prepare({ person: 'member' })
    const before = await countTasks()
    await changeAfter('insert on import_batches', change())
    expectRefusal(await importTasks(caller), code)
    expect(await countTasks()).toBe(before + 100)
    expectRefusal(await importTasks(caller), code)
  })

  test('an import reads the columns of the board again once the column of its records is deleted', async () => {
    const caller = await prepare({ person: 'member' })
    const { id } = (await commit((tx) => createColumn(tx, actor(), project, { name: 'Waiting' }))) as {
      id: string
    }
    await changeAfter(
      'insert on import_batches',
      `update tasks set card_id = (select id from cards where project_id = '${project}' order by "order" limit 1)
         where card_id = '${id}'; delete from cards where id = '${id}'`,
    )
    expect((await importTasks(caller, 250, ['Status', 'Waiting'])).body.data).toMatchObject({
      created: 250,
      failed: [],
      words: [{ field: 'card_id', word: 'Waiting', count: 150 }],
    })
  })

  test('the records of a person fail, and are counted, once that person is suspended', async () => {
    const caller = await prepare({ person: 'member' })
    const { email } =
      (await sql<{ email: string }[]>`select email from users where id = ${own.users.admin}`)[0] ?? {}
    await changeAfter(
      'insert on import_batches',
      `update memberships set status = 'suspended' where ${userIs('admin')}`,
    )
    const { data } = (await importTasks(caller, 250, ['Assignee', email ?? ''])).body
    expect(data).toMatchObject({ created: 100, words: [{ field: 'user_ids', word: email, count: 150 }] })
    expect((data.failed as { field: string }[]).map(({ field }) => field)).toEqual(
      Array(150).fill('user_ids'),
    )
  })

  test('an import continues after its admin has become a member, who needs no second factor', async () => {
    const caller = await prepare({ person: 'owner', isRequired: true })
    await changeAfter(
      'insert on import_batches',
      `update memberships set role = 'member' where ${userIs('owner')};
       update users set second_factor_at = null where id = '${own.users.owner}'`,
    )
    expect((await importTasks(caller)).body.data).toMatchObject({ created: 250, failed: [] })
  })
})

describe.runIf(onCitus)('a request of a hundred commits', () => {
  const suspend = () => sql.unsafe(`update memberships set status = 'suspended' where ${userIs('member')}`)

  test('creates and deletes nothing more once its member is suspended meanwhile', async () => {
    const caller = await prepare({ person: 'member' })
    const before = await countTasks()
    const refused = importTasks(caller, 10_000)
    await waitFor(async () => (await countTasks()) > before)
    await suspend()
    expectRefusal(await refused, 'session_required')
    expect(await countTasks()).toBeLessThan(before + 10_000)

    const again = await prepare({ person: 'member' })
    const imported = await importTasks(again, 10_000)
    const all = await countTasks()
    const undone = again.post(`/imports/${imported.body.data.import_id}/undo`)
    await waitFor(async () => (await countTasks()) < all)
    await suspend()
    expectRefusal(await undone, 'session_required')
    expect(await countTasks()).toBeGreaterThan(all - 10_000)
  })
})
