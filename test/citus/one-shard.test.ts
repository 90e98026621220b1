import type { Sql } from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { contract, settingsContract, workContract } from '../support/contract/contract.ts'
import { cookieOf, password, setPassword, signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* A tenant's request only queries the shard of that tenant, so no other node can delay it or make it fail. */

const { app, world, sql, queries, full } = useWorld()
let owner: Caller
let worker: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
  worker = await signInToWork(app, world)
})

/**
 * Pattern of statements that are not checked: commands; inserts of literal values, which Citus routes by workspace; and
 * key uses, which are written for all workspaces in the background.
 */
const isOther =
  /^\s*(begin|commit|rollback|set|listen|notify|insert into|update api_key_secrets s set last_used_at)\b/i

/** Runs the work, and returns its statements that query more than one shard. */
async function statementsOnSeveralShards(work: () => Promise<unknown>): Promise<string[]> {
  queries.length = 0
  await work()
  const sent = [...new Set(queries)].filter((text) => !isOther.test(text))
  expect(sent.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const text of sent) if ((await countTasks(sql, text)) > 1) found.push(text)
  return found
}

/** Returns the maximum number of shards that a part of a statement queries. */
async function countTasks(sql: Sql, text: string): Promise<number> {
  const reserved = await sql.reserve()
  await reserved.unsafe(`prepare asked as ${text}`)
  try {
    const [{ types = [] } = {}] = await reserved.unsafe<{ types: string[] }[]>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'`,
    )
    const values = types.map(exampleOf).join()
    const plan = await reserved
      .unsafe(`explain execute asked${values && `(${values})`}`)
      .catch(ignoreRowVersionError)
    const lines = plan.map((row) => String(row['QUERY PLAN']))
    return Math.max(0, ...lines.map((line) => Number(/Task Count: (\d+)/.exec(line)?.[1] ?? 0)))
  } finally {
    await reserved.unsafe('deallocate asked')
    reserved.release()
  }
}

/** Ignores the error of EXPLAIN for statements that read `xmin`, which query a single shard. */
function ignoreRowVersionError(error: unknown): [] {
  if (!/^invalid attnum/.test((error as Error).message)) throw error
  return []
}

/** Returns a literal of a type: the id of a workspace if it is text, since null would query no shard. */
function exampleOf(type: string): string {
  if (type === 'text') return `'${world.workspace.id}'`
  return 'null'
}

/** The contracts whose reads are tried, with a caller and the ids of paths. */
const contracts = [
  {
    name: 'public',
    document: contract,
    caller: () => full,
    ids: (): Record<string, string> => ({
      '/tasks/{id}': world.tasks.first,
      '/projects/{id}/cards': world.projects.main,
      '/tasks/{id}/comments': world.tasks.first,
    }),
  },
  {
    name: 'settings',
    document: settingsContract,
    caller: () => owner,
    ids: (): Record<string, string> => ({
      '/keys/{id}': world.keys.full.id,
      '/keys/{id}/usage': world.keys.full.id,
      '/projects/{id}': world.projects.main,
    }),
  },
  {
    name: 'work',
    document: workContract,
    caller: () => worker,
    ids: (): Record<string, string> => ({ '/projects/{id}': world.projects.main }),
  },
]

const reads = contracts.flatMap(({ name, document, caller, ids }) =>
  Object.entries(document.paths as Record<string, object>)
    .filter(([path, item]) => 'get' in item && path !== '/changes')
    .map(([path]) => ({
      title: `${name} GET ${path}`,
      read: () => caller().get(path.replace(/\{\w+\}/, ids()[path] ?? 'none')),
    })),
)

test.each(reads)('$title queries one shard', async ({ read }) => {
  expect(await statementsOnSeveralShards(read)).toEqual([])
})

describe('settings requests with a session', () => {
  let email: string
  let visitor: Caller
  beforeAll(async () => {
    email = await setPassword(app, world, 'admin')
    visitor = app.inSettings({})
  })
  const signedIn = async () =>
    app.inSettings({ Cookie: cookieOf(await visitor.post('/session', { email, password })) })

  test.each<[what: string, work: () => Promise<{ status: number }>]>([
    ['signing in', () => visitor.post('/session', { email, password })],
    ['signing in with a wrong password', () => visitor.post('/session', { email, password: 'wrong' })],
    ['switching the workspace', () => owner.patch('/session', { workspace_id: world.workspace.id })],
    ['changing a key', () => owner.patch(`/keys/${world.keys.admin.id}`, { name: 'Other' })],
    ['creating a project', () => owner.post('/projects', { name: 'Other' })],
    [
      'inviting a person',
      () => owner.post('/invitations', { email: 'one@fernhill.example', role: 'member' }),
    ],
    [
      'changing the password',
      async () => {
        const change = { current_password: password, new_password: 'nine stones in the garden' }
        return (await signedIn()).post('/password', change)
      },
    ],
    [
      'signing out',
      async () => {
        await setPassword(app, world, 'admin')
        return (await signedIn()).delete('/session')
      },
    ],
  ])('%s queries one shard', async (_what, work) => {
    const answers: number[] = []
    expect(await statementsOnSeveralShards(async () => answers.push((await work()).status))).toEqual([])
    expect(answers[0]).toBeLessThan(500)
  })
})
