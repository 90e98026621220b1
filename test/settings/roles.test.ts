import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/settings.operations.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { settingsPrefix, type Answer, type Caller } from '../support/app/app.ts'
import { settingsContract } from '../support/contract/contract.ts'
import { sendHalf } from '../support/network/half-request.ts'
import { operatorOf } from '../support/world/keys.ts'
import { pageOf } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signIn, signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

/* Every operation by every role. The table is built from the contract, so it includes new operations. */

const { app, world, full, clock, commit } = useWorld()

interface Documented {
  requestBody?: { content: { 'application/json': { examples: Record<string, { value: object }> } } }
}

const all = Object.values(operations).map(({ operationId, method, path, security }) => {
  const { requestBody } = settingsContract.paths[path]![method] as Documented
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {})
  const requires: readonly string[] | undefined = security?.requires
  return { operationId, method, path, requires, body: example?.value }
})
type Operation = (typeof all)[number]

/** Sends an operation with the contract's example and the given ids, or ids that do not exist. */
const send = (caller: Pick<Caller, 'call'>, { method, path, body }: Operation, ids = {}): Promise<Answer> =>
  caller.call(method.toUpperCase(), idsIn(path, ids), body ? { body } : {})
const idsIn = (path: string, ids: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x')

const levels = { owner: ['owner', 'admin'], admin: ['admin'], member: [] } as const
const roles = ['owner', 'admin', 'member'] as const

describe.each(all)('$operationId', (operation) => {
  const { requires } = operation
  test.each(roles)(
    'an operation may be called by an active %s if and only if the contract allows it (product.md 18.2, 20.1)',
    async (role) => {
      const answer = await send(await signIn(app, world, role), operation)
      const mayCall = (requires ?? []).every((one) => (levels[role] as readonly string[]).includes(one))
      if (mayCall) expect([answer.body?.error?.code, answer.status]).not.toContain('forbidden')
      else expectRefusal(answer, 'forbidden')
    },
  )

  test.runIf(requires)(
    'an operation refuses a person without a session with 401 (product.md 18.1)',
    async () => {
      expectRefusal(await send(app.inSettings({}), operation), 'session_required')
      expectRefusal(await send(suspended, operation), 'session_required')
    },
  )

  test.runIf(requires && operation.path.includes('{'))(
    'an operation shows nothing of this workspace to an owner of another workspace',
    async () => {
      const id = existing[operation.path.split('/')[1] ?? '']
      expect(id, 'add the id of an object that the operation needs to "existing"').toBeDefined()
      const ids = { id: id ?? '', user_id: world.users.member }
      expectRefusal(await send(stranger, operation, ids), 'not_found')
    },
  )
})

/** The owner of another workspace. */
let stranger: Caller
/** Ids of objects of this workspace, by the first part of their path. */
const existing: Record<string, string> = { members: '' }
beforeAll(async () => {
  stranger = await signIn(app, await app.fixture())
  const owner = await signIn(app, world)
  const endpoint = await giveEndpoint(app, world.workspace.id, 'https://receiver.example/')
  await full.post('/tasks', { title_text: 'announced', project_id: world.projects.second })
  const { body: invitation } = await owner.post('/invitations', {
    email: 'guest@fernhill.example',
    role: 'member',
  })
  const firstOf = async (path: string) => pageOf(await owner.get(path)).data[0]?.id ?? ''
  await waitFor(async () => (await firstOf('/requests')) !== '')
  Object.assign(existing, {
    keys: world.keys.full.id,
    projects: world.projects.main,
    columns: world.cards.todo,
    'webhook-endpoints': endpoint.id,
    invitations: (invitation.data as { id: string }).id,
    deliveries: await firstOf(`/webhook-endpoints/${endpoint.id}/deliveries`),
    requests: await firstOf('/requests'),
    sessions: await firstOf('/sessions'),
  })
})

/** A caller with a session from before the suspension. */
let suspended: Caller
beforeAll(async () => {
  const set = (status: 'active' | 'suspended') =>
    commit((tx) =>
      setMembership(tx, operatorOf(world, clock.now()), world.users.suspended, { role: 'admin', status }),
    )
  await set('active')
  suspended = await signIn(app, world, 'suspended')
  await set('suspended')
})

test('a write needs the required role when it commits, not when it begins (product.md 3.16)', async () => {
  const own = await app.fixture()
  const Cookie = await signInCookie(app, own)
  const url = `${app.url}${settingsPrefix}/workspace`
  const write = { url, method: 'PATCH', headers: { Cookie }, body: { name: 'Too late' } }
  const finish = await sendHalf(app.context.admission.bodies, write)
  const source = operatorOf(own, clock.now())
  await commit(async (tx) => {
    await setMembership(tx, source, own.users.admin, { role: 'owner', status: 'active' })
    await setMembership(tx, source, own.users.owner, { role: 'admin', status: 'active' })
  })
  expectRefusal(await finish(), 'forbidden')
})
