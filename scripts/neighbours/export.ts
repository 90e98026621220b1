import { sql } from '../../src/db/drizzle.ts'
import { repeat, type Scenario } from './scenario.ts'

/** A project of 20,000 tasks, and a member who exports it, ten requests at a time. */
export const exports: Scenario = {
  name: 'export',
  prepare: async ({ fixture: { workspace, projects, users } }, db) => {
    await db.execute(sql`
      insert into tasks (workspace_id, id, project_id, visible, card_id, title, description, assignee_ids, created_by, created_at, updated_at)
      select ${workspace.id}, 'task_01' || lpad(to_hex(i), 24, '0'), ${projects.second}, true,
        (select id from cards where project_id = ${projects.second} order by "order", id limit 1),
        'Task ' || i, 'What is to be done, and by when: ' || i, array[${users.owner}], ${users.owner}, now(), now()
      from generate_series(1, 20000) i`)
    await db.execute(sql`analyze tasks`)
  },
  load: ({ origin, fixture: { projects }, cookie }, signal) => {
    const url = `${origin}/api/work/v1/projects/${projects.second}/tasks.csv`
    return repeat(() => fetch(url, { headers: { cookie } }), 10, signal)
  },
}
