import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import { taskwireError, taskwireInProcess, taskwireJson } from '../support/app/cli.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { useWorld } from '../support/world/world.ts'

const { world, sql } = useWorld()

interface Created {
  workspace: { id: string; name: string }
  user: { id: string }
}

test('--workspace may be omitted if there is only one workspace (product.md 14.8)', async () => {
  const env = { DATABASE_URL: await emptyDatabase() }
  const read = <Result>(args: string[]) => taskwireJson<Result>(args, (all) => taskwireInProcess(all, env))
  const create = (name: string) =>
    read<Created>([
      ...['workspaces', 'create', '--name', name],
      ...['--owner-email', 'nora@fernhill.example', '--owner-name', 'Nora Lindqvist'],
    ])
  expect(await read(['workspaces', 'list'])).toEqual([])
  expect(await taskwireError(['members', 'list'], env)).toMatch(/^there is no workspace: .*workspaces create/)
  const { workspace, user } = await create('Fernhill Stonework')
  const person = ['--email', 'ida@fernhill.example', '--name', 'Ida Berg']
  const added = await read<{ id: string }>(['users', 'create', ...person, '--role', 'member'])
  await read(['members', 'set', added.id, '--role', 'admin', '--status', 'active'])
  const members = await read<Schemas['Member'][]>(['members', 'list'])
  expect(members).toMatchObject([
    { user: { id: added.id, name: 'Ida Berg' }, role: 'admin', status: 'active', last_seen_at: null },
    { user: { id: user.id }, role: 'owner' },
  ])
  const { id } = await read<{ id: string }>([
    ...['keys', 'mint', '--user', user.id, '--name', 'CI', '--scopes', 'read:tasks'],
  ])
  expect(await read(['keys', 'list'])).toMatchObject([{ id }])
  const project = ['projects', 'create', '--user', user.id, '--name', 'Launch']
  expect(await read(project)).toMatchObject({ name: 'Launch' })
  expect(await read(['projects', 'list'])).toMatchObject([{ name: 'Launch' }])
  expect(await read(['webhooks', 'list'])).toEqual([])
  const invitation = ['invitations', 'create', '--email', 'ben@fernhill.example', '--role', 'member']
  expect(await read(invitation)).toMatchObject({ email: 'ben@fernhill.example', role: 'member' })

  const second = await create('Quartz Cycles')
  expect(await read(['workspaces', 'list'])).toEqual(
    [workspace, second.workspace].map((one) => ({ ...one, state: 'active', time_zone: 'UTC' })),
  )
  const lists = ['members', 'projects', 'keys', 'webhooks'].map((name) => [name, 'list'])
  for (const command of [...lists, project, invitation]) {
    const { code, stderr } = await taskwireInProcess(command, env)
    expect([code, stderr]).toEqual([78, expect.stringMatching(/several workspaces.* --workspace/)])
  }
  expect(await read(['members', 'list', '--workspace', second.workspace.id])).toHaveLength(1)
})

test('lists are printed as tables with column headings', async () => {
  const { stdout } = await taskwireInProcess(['members', 'list', '--workspace', world.workspace.id])
  expect(stdout).toMatch(/^ID +NAME +EMAIL +ROLE +STATUS +JOINED AT +LAST SEEN AT\n/)
  expect((await taskwireInProcess(['workspaces', 'list'])).stdout).toMatch(/^ID +NAME +TIME ZONE +STATE\n/)
})

test.each([
  ['members set', (id: string) => ['members', 'set', id, '--role', 'admin', '--status', 'active']],
  ['members set', (id: string) => ['members', 'set', id, '--role', 'owner', '--status', 'suspended']],
  ['users create', (_id: string, email: string) => ['users', 'create', '--email', email, '--role', 'member']],
])('%s cannot take the last active owner from a workspace (product.md 20.5)', async (_name, command) => {
  const [{ email = '' } = {}] = await sql<{ email: string }[]>`
    select email from users where id = ${world.users.owner}`
  const [noun = '', verb = '', ...rest] = command(world.users.owner, email)
  const named = noun === 'users' ? ['--name', 'Anna'] : []
  const args = [noun, verb, ...rest, ...named, '--workspace', world.workspace.id]
  expect(await taskwireError(args)).toMatch(/^A workspace keeps at least one active owner/)
})
