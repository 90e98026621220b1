import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { oneWorkspace } from '../../src/db/citus/scope.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import { newId } from '../../src/domain/ids.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { fireDueReminders } from '../../src/domain/tasks/reminders.ts'
import type { Caller } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { operatorOf } from '../support/world/keys.ts'

const { app, world, full, sql, commit, web } = useWorld()

interface Cause {
  type: string
  act: (caller: Caller, path: string, task: string) => Promise<unknown>
}

const causes: Cause[] = [
  { type: 'task.updated', act: (caller, path) => caller.patch(path, { title_text: 'Other' }) },
  { type: 'task.completed', act: (caller, path) => caller.patch(path, { progress: 100 }) },
  { type: 'comment.created', act: (caller, path) => caller.post(`${path}/comments`, { body: 'x' }) },
  { type: 'task.deleted', act: (_caller, _path, task) => commit((tx) => deleteTask(tx, web(), task)) },
  {
    type: 'task.reminder',
    async act(caller, path) {
      await caller.patch(path, { reminder_date: app.clock.now().toISOString() })
      await commit((tx) =>
        fireDueReminders(tx, app.clock.now(), {
          scope: oneWorkspace(web().workspaceId),
          limit: 100,
        }),
      )
    },
  },
]
const statuses = ['suspended', 'pending'] as const
const table = causes.flatMap((cause) => statuses.map((status) => ({ ...cause, status })))

test.each(table)(
  '$type notifies the assignees, except those who are $status at that time (product.md 11.3)',
  async ({ type, status, act }) => {
    const { admin, member } = world.users
    const set = (status: 'active' | 'suspended' | 'pending') =>
      commit((tx) =>
        setMembership(tx, operatorOf(world, app.clock.now()), member, { role: 'member', status }),
      )
    await set('active')
    const answer = await full.post('/tasks', {
      title_text: 'Task',
      project_id: world.projects.main,
      user_ids: [admin, member],
    })
    const { id } = (answer.body as Schemas['TaskResponse']).data
    await set(status)
    const mark = newId('notification', app.clock.now())

    await act(full, `/tasks/${id}`, id)

    const recipients = await sql`
    select user_id from notifications
    where workspace_id = ${world.workspace.id} and type = ${type} and id > ${mark}`
    expect(recipients).toEqual([{ user_id: admin }])
  },
)
