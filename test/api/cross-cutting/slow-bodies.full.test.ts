import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ErrorCode } from '../../../generated/errors.ts'
import { servedOperations } from '../../../scripts/coverage/documented.ts'
import { apis } from '../../../src/app.ts'
import { sql as query, type Run } from '../../../src/db/drizzle.ts'
import { runTransaction, type Transaction } from '../../../src/db/transaction.ts'
import { resetPassword } from '../../../src/domain/accounts/create-accounts.ts'
import { setMembership } from '../../../src/domain/accounts/change-members.ts'
import { createInvitation } from '../../../src/domain/accounts/invitations.ts'
import { endSession, signOut } from '../../../src/domain/accounts/end-sessions.ts'
import { startSession } from '../../../src/domain/accounts/start-session.ts'
import { changeKey, rotateKey } from '../../../src/domain/api-keys/change-keys.ts'
import { createEvent } from '../../../src/domain/events/create-event.ts'
import { createTaskComment } from '../../../src/domain/tasks/comments.ts'
import { createTask } from '../../../src/domain/tasks/create-task.ts'
import { createColumn } from '../../../src/domain/projects/change-columns.ts'
import { setProjectMember } from '../../../src/domain/projects/change-members.ts'
import { sendTestEvent } from '../../../src/domain/webhooks/send-test-event.ts'
import type { Fixture, FixtureKey } from '../../../src/seeds/fixture.ts'
import type { Answer, Caller } from '../../support/app/app.ts'
import { documents, expectDocumented } from '../../support/contract/contract.ts'
import { sendHalf } from '../../support/network/half-request.ts'
import { operatorOf, useKeys } from '../../support/world/keys.ts'
import { waitForLocks } from '../../support/database/locks.ts'
import { describeBody, operations, validRequest, type Documented } from '../../support/contract/operations.ts'
import { recordImport } from '../../support/imports/record-import.ts'
import { expectRefusal } from '../../support/contract/refusal.ts'
import { allRowsOf, writtenTables } from '../../support/database/rows.ts'
import { codeAt } from '../../support/world/second-factor.ts'
import { setPassword, password } from '../../support/world/settings.ts'
import { giveEndpoint } from '../../support/world/webhooks.ts'
import { useWorld } from '../../support/world/world.ts'

/*
 * A write commits nothing if its key or session has ended by the commit, for every write of every contract (product.md
 * 3.16). Each request waits for the second half of its body or, without a body, for locks on its tables.
 */

const lookup = () => Promise.resolve(['93.184.216.34'])
const scene = useWorld({ lookup })
const { app, clock, sql, commit } = scene
const { mint } = useKeys(scene)

type Write = (typeof servedOperations)[number] & { security: { scheme: string; requires: readonly string[] } }
const isWrite = (operation: (typeof servedOperations)[number]): operation is Write =>
  operation.method !== 'get' && operation.security !== null

/** A separate world for the operation, with the credentials of its admin. */
interface Given {
  own: Fixture
  key: FixtureKey
  session: { id: string; token: string }
  email: string
}

interface Change {
  /** Title of the change: what the caller loses. */
  title: string
  make: (tx: Transaction, now: Date, given: Given) => unknown
  /** Code with which a new request is then refused. */
  code: ErrorCode
  param?: string
}

const setMember =
  (role: 'owner' | 'admin' | 'member', status: 'active' | 'suspended'): Change['make'] =>
  (tx, now, { own }) =>
    setMembership(tx, operatorOf(own, now), own.users.admin, { role, status })
const demote = setMember('member', 'active')
const suspend = setMember('admin', 'suspended')
const keySeconds = 3_600

/** Changes by security scheme. */
const changes: Record<string, Change[]> = {
  apiKey: [
    {
      title: 'its key has been revoked',
      make: (tx, now, { own, key }) => changeKey(tx, operatorOf(own, now), key.id, { revoked: true }),
      code: 'api_key_required',
    },
    {
      title: 'its key has been disabled',
      make: (tx, now, { own, key }) => changeKey(tx, operatorOf(own, now), key.id, { disabled: true }),
      code: 'api_key_disabled',
    },
    {
      title: 'its key has been rotated without an overlap',
      make: (tx, now, { own, key }) => rotateKey(tx, operatorOf(own, now), key.id, 0),
      code: 'api_key_required',
    },
    {
      title: 'its key has lost the scope',
      make: (tx, _now, { key }) =>
        tx.execute(query`update api_keys set scopes = '{read:projects}' where id = ${key.id}`),
      code: 'scope_required',
      param: 'scope',
    },
    { title: 'its key’s creator has been demoted', make: demote, code: 'api_key_required' },
    { title: 'its key’s creator has been suspended', make: suspend, code: 'api_key_required' },
    {
      title: 'its key’s expiry has been set to now',
      make: (tx, now, { key }) =>
        tx.execute(query`update api_keys set expires_at = ${now.toISOString()} where id = ${key.id}`),
      code: 'api_key_required',
    },
    { title: 'its key has expired', make: () => clock.advance(keySeconds), code: 'api_key_required' },
  ],
  session: [
    {
      title: 'its user has signed out',
      make: (tx, _now, { session }) => signOut(tx, session.token),
      code: 'session_required',
    },
    {
      title: 'its session has been ended',
      make: (tx, _now, { own, session }) => endSession(tx, own.users.admin, session.id),
      code: 'session_required',
    },
    {
      title: 'its user’s password has been reset',
      make: (tx, now, { email }) => resetPassword(tx, { userId: null, via: 'cli', now }, email),
      code: 'session_required',
    },
    {
      title: 'its session has been idle for too long',
      make: () => clock.advance(app.context.config.sessionTtlSeconds),
      code: 'session_required',
    },
    { title: 'its user has been suspended', make: suspend, code: 'session_required' },
  ],
}

/** The loss of a role, which only affects operations that require that role. */
const changesOfRole: Change[] = [{ title: 'its user has been demoted', make: demote, code: 'forbidden' }]

/** A new requirement of the workspace, which affects operations that require a role. */
const changesOfWorkspace: Change[] = [
  {
    title: 'its workspace requires the second factor that its user lacks',
    make: async (tx, _now, { own: { workspace } }) => {
      await tx.execute(query`update workspaces set require_second_factor = true where id = ${workspace.id}`)
      onTestFinished(
        () =>
          void sql`update workspaces set require_second_factor = false where id = ${workspace.id}`.execute(),
      )
    },
    code: 'second_factor_missing',
  },
]

function endingChanges({ operationId, body, security }: Write): Change[] {
  const known = changes[security.scheme]
  if (!known)
    throw new Error(
      `${operationId} has the security scheme ${security.scheme}: add the ways in which its callers can lose access to "changes"`,
    )
  const needsRole = security.scheme === 'session' && security.requires.length > 0
  const all = needsRole ? [...known, ...changesOfRole, ...changesOfWorkspace] : known
  // Each write is tested with one change, and one write of each scheme with all changes.
  if (body && needsRole !== (security.scheme === 'apiKey') && !tried.has(security.scheme)) {
    tried.add(security.scheme)
    return all
  }
  return all.slice(0, 1)
}

/** Security schemes for which one write has already been tested with every change. */
const tried = new Set<string>()

const hasBody = ({ body, textBody }: Write): boolean => Boolean(body ?? textBody)

const isOpenToEveryRole = ({ security: { scheme, requires } }: Write): boolean =>
  scheme === 'session' && requires.length === 0

describe.each(servedOperations.filter(isWrite))('$contract $operationId', (operation) => {
  let own: Fixture
  let ids: Record<string, string>
  beforeAll(async () => {
    own = await app.fixture()
    ids = await makeIds(own)
    // A workspace to switch to, whatever the role in the current one.
    const source = { ...operatorOf(own, clock.now()), workspaceId: own.foreign.workspace }
    await commit((tx) => setMembership(tx, source, own.users.admin, { role: 'admin', status: 'active' }))
  })

  test.each(endingChanges(operation))(
    'a slow upload writes nothing once $title, and gets the response of a new request (product.md 3.16)',
    async ({ make, code, param }) => {
      const given = await admit(own)
      const [held, next] = [await compose(operation, given, ids), await compose(operation, given, ids)]
      const { before, answer } = await hold(operation, held, given, make)
      expectRefusal(answer, code, { param })
      expect(await rowsOf(given)).toEqual(before)
      expect(outcomeOf(answer)).toEqual(outcomeOf(await send(operation, next)))
    },
  )

  test.each(isOpenToEveryRole(operation) ? changesOfRole : [])(
    'a slow upload is still permitted after $title, and gets the response of a new request',
    async ({ make }) => {
      const given = await admit(own)
      const { answer } = await hold(operation, await compose(operation, given, ids), given, make)
      expect(outcomeOf(answer)).toEqual(
        outcomeOf(await send(operation, await compose(operation, given, ids))),
      )
    },
  )

  test('a slow upload with an unknown field succeeds if its caller is still permitted', async () => {
    const given = await admit(own)
    const request = await compose(operation, given, ids)
    const { before, answer } = await hold(operation, request, given, () => undefined)
    expect(Object.keys(operation.responses), answer.text).toContain(String(answer.status))
    const hint = `${operation.operationId} changes nothing with this body: add one that does to "bodyOf"`
    expect(await rowsOf(given), hint).not.toEqual(before)
  })
})

/** Mints a key and opens a session for the admin, who gets every role and an unread notification. */
async function admit(own: Fixture): Promise<Given> {
  const email = await setPassword(app, own, 'admin')
  await commit((tx) => setMember('owner', 'active')(tx, clock.now(), { own } as Given) as Promise<unknown>)
  const expiresAt = new Date(clock.now().getTime() + keySeconds * 1000)
  const key = await mint(own, expiresAt, own.users.admin)
  await sql`
    insert into notifications (workspace_id, id, user_id, type, subject_id, via, created_at)
    values (${own.workspace.id}, ${crypto.randomUUID()}, ${own.users.admin}, 'task.updated', ${own.tasks.first},
      'web', ${clock.now().toISOString()})`
  return { own, key, session: await newSession(own), email }
}

async function newSession(own: Fixture): Promise<Given['session']> {
  const userId = own.users.admin
  const [user] = await sql<{ passwordHash: string; hasSecondFactor: boolean }[]>`
    select password_hash as "passwordHash", second_factor_at is not null as "hasSecondFactor"
    from users where id = ${userId}`
  if (!user) throw new Error('the admin does not exist')
  const signedIn = { ...user, userId, workspaceId: own.workspace.id }
  return commit((tx) => startSession(tx, signedIn, { ip: '127.0.0.1', userAgent: null }, clock.now()))
}

/** Creates resources, and returns their ids by the path segment before them. */
async function makeIds(own: Fixture): Promise<Record<string, string>> {
  const { id } = await giveEndpoint(app, own.workspace.id, 'https://hooks.example.com/')
  const sent = await commit((tx) => sendTestEvent(tx, operatorOf(own, clock.now()), id))
  await sql`update webhook_deliveries set status = 'held', next_attempt_at = null where id = ${sent.id}`
  const source = operatorOf(own, clock.now())
  const { main } = own.projects
  const column = await commit((tx) => createColumn(tx, source, main, { name: 'Later' }))
  await commit((tx) => setProjectMember(tx, source, main, own.users.member, 'editor'))
  return {
    'webhook-endpoints': id,
    deliveries: sent.id,
    members: own.users.member,
    projects: main,
    columns: column.id,
  }
}

interface Request {
  path: string
  options: { headers: Record<string, string>; body?: unknown }
}

/** Returns a request with the ids of existing resources, and a body that changes something. */
async function compose(operation: Write, given: Given, ids: Record<string, string>): Promise<Request> {
  if (/SecondFactor|RecoveryCodes/.test(operation.operationId)) await giveAuthenticator(operation, given)
  const { path, body } =
    operation.contract === 'openapi'
      ? await composePublic(operation, given)
      : { path: await fillPath(operation, given, ids), body: bodyOf(operation, given, ids.columns ?? '') }
  const headers: Record<string, string> =
    operation.security.scheme === 'apiKey'
      ? { Authorization: `Bearer ${given.key.secret}` }
      : { Cookie: `taskwire_session=${given.session.token}` }
  if (operation.idempotent) headers['Idempotency-Key'] = crypto.randomUUID()
  if (operation.textBody) headers['Content-Type'] = operation.textBody.mediaType
  // Every write ignores fields that its contract does not have (product.md 1.10).
  const sent = operation.textBody ? body : { ...(body as object), unknown_field: 'ignored' }
  return { path, options: { headers, ...(hasBody(operation) && { body: sent }) } }
}

/** Sets up an authenticator app for the admin, and confirms it if the operation needs that. */
async function giveAuthenticator({ operationId }: Write, { own }: Given): Promise<void> {
  const isInForce = /^(renew|remove)/.test(operationId)
  await sql`
    update users set second_factor_sealed = ${app.context.secrets.box.seal(appSecret)}, second_factor_step = null,
      second_factor_at = ${isInForce ? clock.now().toISOString() : null}, recovery_codes = '{}'
    where id = ${own.users.admin}`
}
const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

async function composePublic(
  { operationId }: Write,
  { own }: Given,
): Promise<{ path: string; body: unknown }> {
  const documented = operations.find(({ id }) => id === operationId)
  if (!documented) throw new Error(`test/support/contract/operations.ts does not know ${operationId}`)
  return validRequest(documented, { ...scene, world: own })
}

async function fillPath(
  { operationId, path }: Write,
  { own, key }: Given,
  ids: Record<string, string>,
): Promise<string> {
  const task = await newTask(own)
  // The operation ends another session of the same person, changes their key, or consumes an invitation.
  const all: Record<string, string> = {
    ...ids,
    keys: key.id,
    sessions: (await newSession(own)).id,
    invitations: await newInvitation(own),
    tasks: task,
    comments: await newComment(own, task),
    imports: await commit((tx) => recordImport(tx, ownerOf(own), own.projects.main)),
    events: await newEvent(own),
  }
  return path.replaceAll(/(?<=\/([\w-]+)\/)\{\w+\}/g, (_id, kind: string) => {
    const id = all[kind]
    if (id === undefined) throw new Error(`${operationId} needs an id of "${kind}": make one in "makeIds"`)
    return id
  })
}

const newTask = async (own: Fixture): Promise<string> => {
  const task = { title_text: 'Sand the floor', project_id: own.projects.main }
  return (await commit((tx) => createTask(tx, ownerOf(own), task))).id
}

/** Creates a comment of the admin, who sends the requests. */
const newComment = async (own: Fixture, task: string): Promise<string> =>
  (
    await commit((tx) =>
      createTaskComment(tx, { ...ownerOf(own), userId: own.users.admin }, task, { body: 'Two coats' }),
    )
  ).id

const newEvent = async (own: Fixture): Promise<string> => {
  const times = { date: '2030-05-02', start_time: '09:00', end_time: '10:00', repeat: 'none' } as const
  const event = { title: 'Delivery of the oak', ...times, project_id: own.projects.main }
  return (await commit((tx) => createEvent(tx, ownerOf(own), event))).id
}

const ownerOf = (own: Fixture) => ({ ...operatorOf(own, clock.now()), userId: own.users.owner })

async function newInvitation(own: Fixture): Promise<string> {
  const invitee = { email: `${crypto.randomUUID()}@fernhill.example`, role: 'member' } as const
  const source = operatorOf(own, clock.now())
  const made = await commit((tx) => createInvitation(tx, source, invitee, app.context.mailing))
  return made.invitation.id
}

/** Returns the contract's example, with the ids of the test's world. */
function bodyOf({ contract, operationId, body, textBody }: Write, { own }: Given, column: string): unknown {
  if (textBody) return `Name\n${crypto.randomUUID()}\n`
  if (!body) return undefined
  const document = documents[contract]
  const documented = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((one) => one.operationId === operationId) as Documented | undefined
  const example = describeBody(documented?.requestBody, document)?.examples[0]
  if (example === undefined) throw new Error(`${operationId}: the contract gives no example of a body`)
  const code = codeAt(appSecret, clock.now())
  const fields: Record<string, object> = {
    setUpSecondFactor: { current_password: password },
    confirmSecondFactor: { code },
    renewRecoveryCodes: { current_password: password, code },
    removeSecondFactor: { current_password: password, code },
    updateSession: { workspace_id: own.foreign.workspace },
    changePassword: { current_password: password, new_password: password },
    recoverDeliveries: { since: '2001-01-01T00:00:00Z', dry_run: false },
    updateMe: { name: `Nora ${crypto.randomUUID()}` },
    readNotifications: { until: clock.now().toISOString() },
    // The project's editor, who is also the key's creator, may be an assignee or a guest.
    ...(contract === 'work' && {
      createTask: { card_id: column, user_ids: [own.users.member] },
      updateTask: { title: crypto.randomUUID(), version: undefined, user_ids: [own.users.member] },
      moveTask: { card_id: column, before: null },
      createTaskComment: { parent_id: null },
      createEvent: { project_id: own.projects.main, invited_users: [own.users.member] },
      updateEvent: { title: crypto.randomUUID(), version: undefined, invited_users: [own.users.member] },
    }),
  }
  return { ...(example as object), ...fields[operationId] }
}

interface Held {
  /** Rows of all tables after the change. */
  before: Record<string, string>
  answer: Answer
}

const rowsOf = ({ own }: Given, run: Run = (text, values = []) => sql.unsafe(text, values as string[])) =>
  allRowsOf(run, own.workspace.id)

/**
 * Makes the change while the request waits, after its caller was authenticated and before anything is
 * written.
 */
const hold = (operation: Write, request: Request, given: Given, make: Change['make']): Promise<Held> =>
  (hasBody(operation) ? holdDuringBody : holdWithLocks)(operation, request, given, make)

/** Holds a request after half of its body has arrived. */
async function holdDuringBody(
  operation: Write,
  { path, options: { headers, body } }: Request,
  given: Given,
  make: Change['make'],
): Promise<Held> {
  const { contract: name, method } = operation
  const url = `${app.url}${apis[name].prefix}${path}`
  const { bodies, files } = app.context.admission
  const finish = await sendHalf('textBody' in operation ? files : bodies, {
    url,
    method: method.toUpperCase(),
    headers,
    body,
  })
  await commit((tx) => Promise.resolve(make(tx, clock.now(), given)))
  const before = await rowsOf(given)
  const answer = await finish()
  expectDocumented(method, path, answer, documents[name])
  return { before, answer }
}

/** Holds a request that waits for the first table that it writes to. */
async function holdWithLocks(
  operation: Write,
  request: Request,
  given: Given,
  make: Change['make'],
): Promise<Held> {
  return runTransaction(app.context.background, async (tx) => {
    await tx.execute(query.raw(`lock table ${writtenTables.join()} in exclusive mode`))
    const answer = send(operation, request)
    const early = answer.then(({ text }) => {
      throw new Error(`${operation.operationId} got a response although its tables are locked: ${text}`)
    })
    await Promise.race([waitForLocks(sql, 1), early])
    early.catch(() => undefined)
    await make(tx, clock.now(), given)
    return { before: await rowsOf(given, tx.run), answer }
  }).then(async ({ before, answer }) => ({ before, answer: await answer }))
}

function send({ contract: name, method }: Write, { path, options }: Request): Promise<Answer> {
  const callers: Record<typeof name, () => Caller> = {
    openapi: () => app.anonymous(),
    settings: () => app.inSettings({}),
    work: () => app.inWork({}),
  }
  return callers[name]().call(method.toUpperCase(), path, options)
}

const outcomeOf = ({ status, body }: Answer): unknown => ({
  status,
  code: (body as { error?: { code: string } } | undefined)?.error?.code,
})
