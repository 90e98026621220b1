import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createInstallation, moveUnderLoad } from '../support/world/moves.ts'

const taskCount = 100_000

test('a workspace of 100,000 tasks with a backlog of deliveries is moved under load (product.md 24.2)', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-move-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const [from, to] = [await createInstallation('large_from'), await createInstallation('large_to')]
  const { workspace, projects, users } = from.world
  const id = (prefix: string) => from.sql`${prefix} || '_' || lpad(n::text, 26, '0')`
  await from.sql`
    insert into tasks (workspace_id, id, project_id, visible, title, created_by, created_at, updated_at)
    select ${workspace.id}, ${id('task')}, ${projects.second}, true, 'Task ' || n, ${users.owner}, now(), now()
    from generate_series(1, ${taskCount}) n`
  await from.sql`
    insert into activities (workspace_id, id, type, user_id, via, project_id, subject_id, created_at)
    select ${workspace.id}, ${id('activity')}, 'task.created', ${users.owner}, 'api', ${projects.second}, ${id('task')}, now()
    from generate_series(1, ${taskCount}) n`
  const times = await moveUnderLoad(from, to, join(directory, 'large'), 2_000)
  console.log(`100,000 tasks: exported in ${times.exported} ms, imported in ${times.imported} ms`)
  const [moved] = await to.sql<{ count: string }[]>`
    select count(*) from tasks where workspace_id = ${workspace.id} and title like 'Task %'`
  expect(Number(moved?.count)).toBe(taskCount)
})
