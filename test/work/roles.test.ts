import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/work.operations.ts'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Operation as AnyOperation } from '../../src/contract/operation.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { resolve, workContract } from '../support/contract/contract.ts'
import type { Documented } from '../support/contract/operations.ts'
import { comparable, expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import {
  createProjectContents,
  projectKinds,
  type ProjectContents,
  type ProjectKind,
} from '../support/world/project-contents.ts'
import { requireSecondFactor, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/**
 * Every operation by every person in every kind of project. Built from the contract, so new operations are
 * included.
 */

const { app, world, clock, commit } = useWorld()

const all = Object.values<AnyOperation>(operations).map(({ operationId, method, path, security }) => {
  const { requestBody } = workContract.paths[path]![method] as Documented
  const content = Object.entries((requestBody && resolve(requestBody, workContract))?.content ?? {})
  const [mediaType, documented] = content[0] ?? []
  const [example] = Object.values(documented?.examples ?? {}).map((one) => resolve(one, workContract))
  const body = example && JSON.stringify(example.value)
  return { operationId, method, path, isForAdmins: security?.requires.includes('admin'), mediaType, body }
})
type Operation = (typeof all)[number]

/** Returns whether an operation concerns an object in a project, named by its path or body. */
const isInProject = ({ path, body = '' }: Operation): boolean =>
  path.includes('{') || /"(project|card)_/.test(body)
/** Returns whether the operation changes a column of the project. */
const concernsColumn = ({ operationId }: Operation): boolean => /Column$/.test(operationId)

/** Returns whether a person who may write in the project may not call the operation on objects of the owner. */
const isForbidden = (operation: Operation, who: string, role: Role): boolean =>
  operation.operationId === 'updateTaskComment'
    ? who !== 'owner'
    : role !== 'manager' && (concernsColumn(operation) || operation.operationId === 'deleteTaskComment')

type Role = 'manager' | 'editor' | 'viewer' | null
/**
 * The role of each person in each kind of project, all created by the owner; null if the person does not see
 * it.
 */
const roles: Record<string, Record<ProjectKind, Role>> = {
  owner: { open: 'manager', private: 'manager', archived: null, inbox: 'manager' },
  admin: { open: 'manager', private: 'manager', archived: null, inbox: null },
  member: { open: 'editor', private: null, archived: null, inbox: null },
  manager: { open: 'manager', private: 'manager', archived: null, inbox: null },
  editor: { open: 'editor', private: 'editor', archived: null, inbox: null },
  viewer: { open: 'viewer', private: 'viewer', archived: null, inbox: null },
  stranger: { open: null, private: null, archived: null, inbox: null },
}
const people = Object.keys(roles)

/** Returns the code with which an operation is refused for a person; undefined if it is served. */
function refusalOf(operation: Operation, place: ProjectKind, who: string): ErrorCode | undefined {
  const role = roles[who]?.[place] ?? null
  // An inbox has no columns, and no events.
  const isInColumn = concernsColumn(operation) || /"card_/.test(operation.body ?? '')
  const isMissing = place === 'inbox' && (isInColumn || operation.path === '/events')
  if (role === null || isMissing)
    return operation.operationId === 'createEvent' ? 'validation_error' : 'not_found'
  if (operation.method === 'get') return undefined
  return role === 'viewer' || isForbidden(operation, who, role) ? 'forbidden' : undefined
}

/** Sends an operation on the objects of a place, with the contract's example. */
function send(
  caller: Caller,
  { method, path, body, mediaType }: Operation,
  ids: ProjectContents,
): Promise<Answer> {
  const filled = path.replaceAll(/(?<=\/([\w-]+)\/)\{\w+\}/g, (_id, kind: string) => {
    const id = ids[kind]
    if (id === undefined) throw new Error(`createProjectContents must make an id of "${kind}"`)
    return id
  })
  if (body === undefined) return caller.call(method, filled)
  const named = body.replaceAll(/"(\w+?)_[0-9a-z]{26}"/g, (id, kind: string) => {
    const known = { project: ids.projects, card: ids.columns, user: ids.people }[kind]
    return known === undefined ? id : `"${known}"`
  })
  const headers = mediaType === undefined ? {} : { 'Content-Type': mediaType }
  return caller.call(method, filled, { headers, body: JSON.parse(named) as unknown })
}

let callers: Record<string, Caller>
/** A workspace whose admin lacks the second factor that it requires. */
let strict: { admin: Caller; place: ProjectContents }
beforeAll(async () => {
  const own = await app.fixture()
  const admin = await signInToWork(app, own, 'admin')
  await requireSecondFactor(app, own)
  strict = { admin, place: await createProjectContents({ app, world: own, commit }, 'open') }
  callers = {
    owner: await signInToWork(app, world),
    admin: await signInToWork(app, world, 'admin'),
    member: await signInToWork(app, world, 'member'),
    stranger: await signInToWork(app, await app.fixture()),
    'signed out': app.inWork({}),
    suspended: await signInThenSuspend(),
  }
})

/** Returns a caller with a session from before the suspension. */
async function signInThenSuspend(): Promise<Caller> {
  const set = (status: 'active' | 'suspended') =>
    commit((tx) =>
      setMembership(tx, operatorOf(world, clock.now()), world.users.suspended, { role: 'admin', status }),
    )
  await set('active')
  const suspended = await signInToWork(app, world, 'suspended')
  await set('suspended')
  return suspended
}

/** What requests that change nothing are sent on. */
const unchanged: Record<string, Promise<ProjectContents>> = {}

/** Returns a project with contents: a new one for a request that may change it. */
function projectFor(
  mayChange: boolean,
  name: ProjectKind,
  role?: Exclude<Role, null>,
): Promise<ProjectContents> {
  const create = () => createProjectContents({ app, world, commit }, name, role)
  return mayChange ? create() : (unchanged[`${name} ${role}`] ??= create())
}

describe.each(all)('$operationId', (operation) => {
  test.each(['suspended', 'signed out'])(
    'an operation refuses with 401 a person who is %s (product.md 18.1, 20.2)',
    async (who) => {
      const place = await projectFor(false, 'open')
      expectRefusal(await send(callers[who] as Caller, operation, place), 'session_required')
    },
  )

  test
    .runIf(isInProject(operation))
    .for(people.flatMap((who) => projectKinds.map((place) => [who, place] as const)))(
    'an operation answers the %s according to the role in the project: %s (product.md 25.1, 25.2)',
    async ([who, name]) => {
      const explicit = (['manager', 'editor', 'viewer'] as const).find((role) => role === who)
      if (name === 'inbox' && /^\/(events|imports)\//.test(operation.path)) return
      const refusal = refusalOf(operation, name, who)
      const place = await projectFor(refusal === undefined && operation.method !== 'get', name, explicit)
      const caller = callers[explicit ? 'member' : who] as Caller
      const answer = await send(caller, operation, place)
      if (refusal === undefined) {
        expect([401, 403, 404], answer.text).not.toContain(answer.status)
        return
      }
      const { param } = (answer.body as { error?: { param?: string } } | undefined)?.error ?? {}
      expectRefusal(answer, refusal, { param })
      if (refusal !== 'not_found') return
      const unknown = Object.fromEntries(Object.keys(place).map((kind) => [kind, 'unknown']))
      expect(comparable(answer)).toEqual(comparable(await send(caller, operation, { ...place, ...unknown })))
    },
  )

  test.runIf(!isInProject(operation)).each(['owner', 'admin', 'member', 'stranger'])(
    'an operation may be called by every active member, or only by owners and admins, such as: %s (product.md 25.1)',
    async (who) => {
      const place = await projectFor(operation.method !== 'get', 'open')
      const answer = await send(callers[who] as Caller, operation, place)
      if (operation.isForAdmins && who === 'member') expectRefusal(answer, 'forbidden')
      else expect([401, 403, 404]).not.toContain(answer.status)
    },
  )

  test('an operation refuses an admin without the required second factor (product.md 20.10)', async () => {
    expectRefusal(await send(strict.admin, operation, strict.place), 'second_factor_missing')
  })
})

test('every write requires at least the lowest role, so none is done while the workspace is moved (product.md 24.3)', () => {
  const writes = Object.values<AnyOperation>(operations).filter(({ method }) => method !== 'get')
  for (const { operationId, security } of writes)
    expect([['member'], ['admin']], operationId).toContainEqual(security?.requires)
})
