import { sql } from '../../src/db/drizzle.ts'
import type { Database } from '../../src/db/database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'

/** A workspace with many tasks, and the ids and API key for requests. */
export interface World {
  taskCount: number
  workspaceId: string
  userId: string
  apiKey: string
  projectId: string
  cardId: string
  /** Ids of a sample of tasks from all parts of the list. */
  taskIds: string[]
  /** Time at which the world was made. Half of the due dates are earlier. */
  now: Date
  /** Time by which half of the tasks had been updated for the last time. */
  middle: Date
}

export const defaultTaskCount = 10_000
const sampleSize = 320
/** Time between the last updates of two neighbouring tasks. */
const updateStepMinutes = 5

/**
 * Adds tasks to the fixture's workspace, with ids that sort before those of the fixture.
 * @param now the time that the tasks' times are relative to, which is the same for equal worlds
 */
export async function makeWorld(
  db: Database,
  fixture: Fixture,
  taskCount: number,
  now: Date,
): Promise<World> {
  const { workspace, users, projects, cards, keys } = fixture
  await addTasks(db, fixture, taskCount, now)
  await db.execute(sql`vacuum analyze`)
  await db.execute(sql`checkpoint`)
  return {
    taskCount,
    workspaceId: workspace.id,
    userId: users.owner,
    apiKey: keys.full.secret,
    projectId: projects.main,
    cardId: cards.todo,
    taskIds: Array.from({ length: sampleSize }, (_, i) => taskId(Math.floor((i * taskCount) / sampleSize))),
    now,
    middle: new Date(now.getTime() - (taskCount / 2) * updateStepMinutes * 60_000),
  }
}

function addTasks(
  db: Database,
  { workspace, users, projects, cards }: Fixture,
  taskCount: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  return runTransaction(db, async (tx) => {
    // Skips the checks of foreign keys, since the rows are known to be valid.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
    insert into tasks (workspace_id, id, project_id, card_id, visible, title, description, priority, progress,
      end_date, end_time, assignee_ids, created_by, created_at, updated_at)
    select ${workspace.id}, 'task_01' || lpad(to_hex(i), 24, '0'), ${projects.main},
      (array[${cards.todo}, ${cards.doing}, ${cards.done}]::text[])[1 + i % 3], true,
      substr(${prose}, 1 + i * 13 % 300, 16 + i % 20),
      case when i % 5 > 0 then substr(${prose}, 1 + i * 31 % 150, 100 + i * 37 % 201) end,
      (array['low', 'medium', 'high', 'urgent', null])[1 + i % 5],
      case i % 3 when 0 then null when 1 then i % 100 else 100 end,
      case when i % 2 = 0 then ${at}::date + i % 120 - 60 end, case when i % 8 = 0 then '16:30' end,
      (array[${users.owner}, ${users.admin}]::text[])[1 : i / 3 % 3], ${users.owner},
      ${at}::timestamptz - (${taskCount}::int - i) * interval '10 minutes',
      ${at}::timestamptz - (${taskCount}::int - i) * make_interval(mins => ${updateStepMinutes}::int)
    from generate_series(0, ${taskCount}::int - 1) i`)
  })
}

/** Returns the id of the n-th task that `makeWorld` adds. */
export function taskId(n: number): string {
  return `task_01${n.toString(16).padStart(24, '0')}`
}

const prose = `The supplier has two kinds of granite in stock, and the darker one would be here a week earlier. They say
that it is sealed twice, and that they come again after a year. The sample is on the windowsill, next to the plants:
put a coffee ring on it and leave it overnight. The electrician needs to know by Friday where the sockets go, and the
landlord where the pipe comes in. What we agreed on with accounting hangs next to the lift, with all heights.`
