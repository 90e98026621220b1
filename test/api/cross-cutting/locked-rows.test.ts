import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { Answer, Caller } from '../../support/app/app.ts'
import { waitForLocks } from '../../support/database/locks.ts'
import { onCitus } from '../../support/database/on-citus.ts'
import { validRequest, writesWithBody } from '../../support/contract/operations.ts'
import { cookieOf, setPassword, password, signInCookie } from '../../support/world/settings.ts'
import { waitFor } from '../../support/runner/wait-for.ts'
import { useWorld } from '../../support/world/world.ts'

/* Writes that wait for a locked row do not delay writes to other rows. */

const timeouts = { lockTimeoutMs: 60_000, maxWaitMs: 60_000 }
const scene = useWorld(timeouts)
const { app, world, full, sql, queries } = scene
let other: { world: Fixture; caller: Caller }
beforeAll(async () => {
  const own = await app.fixture()
  other = { world: own, caller: app.withSecret(own.keys.full.secret) }
})

const locked = [
  {
    row: 'a task',
    lock: () => ({ table: 'tasks', id: world.tasks.first }),
    write: (title_text: string) => full.patch(`/tasks/${world.tasks.first}`, { title_text }),
  },
  {
    row: 'a project',
    lock: () => ({ table: 'projects', id: world.projects.main }),
    write: (title_text: string) => full.post('/tasks', { title_text, project_id: world.projects.main }),
  },
]

const unaffected = [
  {
    whose: 'another workspace',
    given: () => ({ caller: other.caller, projectId: other.world.projects.main }),
  },
  {
    whose: 'another project of the workspace',
    given: () => ({ caller: full, projectId: world.projects.second }),
  },
]

const cases = locked.flatMap((one) => unaffected.map((other) => ({ ...one, ...other })))

describe('a locked row delays no other request (product.md 2.10)', () => {
  test.each(cases)(
    'while forty writes wait for $row, twenty creates and changes in $whose succeed',
    async ({ lock, write, whose, given }) => {
      const { caller, projectId } = given()
      const { table, id } = lock()
      const held: Answer[] = []
      let all: Promise<unknown> | undefined
      await sql.begin(async (tx) => {
        await tx`select from ${sql(table)} where workspace_id = ${world.workspace.id} and id = ${id} for update`
        all = Promise.all(
          Array.from({ length: 40 }, async (_, i) => held.push(await write(`for ${whose}, ${i}`))),
        )
        await waitForLocks(sql, 1)
        for (let i = 0; i < 10; i++) {
          const created = await caller.post('/tasks', { title_text: `free ${i}`, project_id: projectId })
          expect(created.status, created.text).toBe(201)
          const path = `/tasks/${(created.body as Schemas['TaskResponse']).data.id}`
          const changed = await caller.patch(path, { progress: i + 1 })
          expect(changed.status, changed.text).toBe(200)
        }
        expect(held.map(({ status }) => status)).toEqual([])
      })
      await all
      const statuses = held.map(({ status }) => status)
      expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([])
      expect(statuses).toHaveLength(40)
    },
  )
})

const visits = [
  {
    row: 'a user',
    what: 'sign-ins',
    lock: () => sql`users where id = ${world.users.owner}`,
    write: (email: string) => app.inSettings({}).post('/session', { email, password }),
  },
  {
    row: 'a session',
    what: 'sign-outs',
    lock: () => sql`sessions where user_id = ${world.users.owner}`,
    write: (_email: string, Cookie: string) => app.inSettings({ Cookie }).delete('/session'),
  },
]

// On Citus a lock on one user's row blocks all writes to `users`, whose copies on the nodes change together.
test.each(visits.filter(({ row }) => !onCitus || row !== 'a user'))(
  'while ten $what wait for the row of $row, other users sign in and out (product.md 2.10)',
  async ({ lock, write }) => {
    const Cookie = await signInCookie(app, world)
    const email = await setPassword(app, world)
    const otherEmail = await setPassword(app, other.world)
    const held: Answer[] = []
    let all: Promise<unknown> | undefined
    await sql.begin(async (tx) => {
      await tx`select from ${lock()} for update`
      all = Promise.all(Array.from({ length: 10 }, async () => held.push(await write(email, Cookie))))
      await waitForLocks(sql, 3)
      const signedIn = await app.inSettings({}).post('/session', { email: otherEmail, password })
      expect(signedIn.status, signedIn.text).toBe(201)
      const signedOut = await app.inSettings({ Cookie: cookieOf(signedIn) }).delete('/session')
      expect(signedOut.status, signedOut.text).toBe(204)
      expect(held.map(({ status }) => status)).toEqual([])
    })
    await all
    expect(held.filter(({ status }) => status >= 300)).toEqual([])
  },
)

const examples = writesWithBody.flatMap((operation) =>
  operation.body.examples.map((_, example) => ({ id: operation.id, operation, example })),
)

test.each(examples)(
  'the reads of $id, example $example, take no lock, so other reads can share their connection',
  async ({ operation, example }) => {
    const request = await validRequest(operation, scene, { example })
    const before = queries.length
    expect(operation.successes).toContain((await request.send(full)).status)
    const sent = queries.slice(before)
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.filter((text) => /\bfor (no key update|update|key share|share)\b/i.test(text))).toEqual([])
  },
)

test.skipIf(onCitus)(
  'a change that waits for its locked task is refused if the person becomes a viewer during the wait (product.md 5.5)',
  async () => {
    const { second } = world.projects
    const created = await full.post('/tasks', { title_text: 'of an editor', project_id: second })
    const { id } = created.body.data as Schemas['Task']
    const setRole = (role: string) => sql`
      update project_members set role = ${role}
      where workspace_id = ${world.workspace.id} and project_id = ${second} and user_id = ${world.users.owner}`
    let answer: Promise<Answer> | undefined
    await sql.begin(async (tx) => {
      await tx`select from tasks where workspace_id = ${world.workspace.id} and id = ${id} for update`
      answer = full.patch(`/tasks/${id}`, { title_text: 'of a viewer' })
      // Waits until the request has made its short attempts, and waits for the lock in its last transaction.
      await waitFor(async () => {
        const waiting = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and now() - xact_start > interval '0.3 s'`
        return waiting.length > 0
      })
      await setRole('viewer')
    })
    expect((await answer)?.body.error?.code).toBe('forbidden')
    await setRole('manager')
  },
)
