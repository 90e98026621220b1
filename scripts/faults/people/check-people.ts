import { webhookValidators } from '../../../generated/openapi.operations.ts'
import { sql } from '../../../src/db/drizzle.ts'
import type { World } from '../world.ts'
import { read, type OwnEvent, type OwnTask, type Person } from './person.ts'
import { checkNumber, numbersIn } from './shared-tasks.ts'

/** Compares the board with what was acknowledged to people. Adds violations to the findings. */
export async function checkPeople(world: World, people: readonly Person[]): Promise<void> {
  const tasks = people.flatMap(({ journal }) => journal.tasks)
  const events = people.flatMap(({ journal }) => journal.events)
  await checkOwnTasks(world, tasks)
  await checkOwnEvents(world, events)
  await checkComments(world, people)
  await checkRecord(world, [...tasks, ...events])
  await checkOutbox(world)
  for (const person of people) await checkShared(person)
  await checkColumns(world, people[0] as Person)
}

/** Checks that each task exists once as acknowledged, in its column, before the task that it was placed before. */
async function checkOwnTasks({ db, fixture, findings }: World, own: readonly OwnTask[]): Promise<void> {
  const rows = await db.execute<{ id: string; place: string; card_id: string } & Record<string, unknown>>(sql`
    select id, title, description, progress, card_id, coalesce(position, id) as place from tasks
    where workspace_id = ${fixture.workspace.id} and title like 'person %'`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const task of own) {
    const row = byId.get(task.id)
    compareRow(findings, task, row)
    if (!row) continue
    if (row.card_id !== task.column)
      findings.push(`lost: ${task.id} was moved to ${task.column}, but is in ${row.card_id}`)
    const { before } = task
    const next = before && byId.get(before.id)
    if (before && !before.isDeleted && !(next && row.place < next.place))
      findings.push(`lost: ${task.id} was put before ${before.id}`)
  }
  const known = new Set(own.map(({ id }) => id))
  for (const { id, title } of rows)
    if (!known.has(id)) findings.push(`duplicated: ${String(title)} is also ${id}`)
}

async function checkOwnEvents({ db, fixture, findings }: World, own: readonly OwnEvent[]): Promise<void> {
  const rows = await db.execute<{ id: string } & Record<string, unknown>>(sql`
    select id, title, date::text, start_time, end_time, repeat, location from events
    where workspace_id = ${fixture.workspace.id} and title like 'person %'`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const event of own) compareRow(findings, event, byId.get(event.id))
  const known = new Set(own.map(({ id }) => id))
  for (const { id, title } of rows)
    if (!known.has(id)) findings.push(`duplicated: ${String(title)} is also ${id}`)
}

/** Compares a row with what was acknowledged to its owner. */
function compareRow(
  findings: string[],
  { id, fields, isDeleted }: OwnTask | OwnEvent,
  row: Record<string, unknown> | undefined,
): void {
  if (isDeleted && row) findings.push(`lost: the deletion of ${id}`)
  if (isDeleted) return
  if (!row) return void findings.push(`lost: ${id}`)
  for (const [name, value] of Object.entries(fields))
    if (row[name] !== value) findings.push(`lost: ${name} ${value} of ${id}, which has ${String(row[name])}`)
}

/** Checks that each comment on an existing task exists once. */
async function checkComments({ db, fixture, findings }: World, people: readonly Person[]): Promise<void> {
  const rows = await db.execute<{ id: string; task_id: string; body: string }>(sql`
    select id, task_id, body from comments
    where workspace_id = ${fixture.workspace.id} and body like 'person %'`)
  const stored = rows.map(({ id, task_id, body }) => `${body}, ${id} of ${task_id}`)
  const acknowledged = people
    .flatMap(({ journal }) => journal.comments)
    .filter(({ task }) => !task.isDeleted)
    .map(({ id, task, body }) => `${body}, ${id} of ${task.id}`)
  for (const comment of new Set(acknowledged).difference(new Set(stored))) findings.push(`lost: ${comment}`)
  for (const comment of new Set(stored).difference(new Set(acknowledged)))
    findings.push(`duplicated: ${comment}`)
}

/** Checks that each change was recorded once, even if its request was repeated. */
async function checkRecord(
  { db, fixture, findings }: World,
  own: readonly (OwnTask | OwnEvent)[],
): Promise<void> {
  const rows = await db.execute<{ type: string; subject_id: string; count: number }>(sql`
    select type, subject_id, count(*)::int as count from activities
    where workspace_id = ${fixture.workspace.id} group by 1, 2`)
  const recorded = new Map(rows.map(({ type, subject_id, count }) => [`${type} ${subject_id}`, count]))
  for (const { id, changes } of own)
    for (const type of typesOfChanges) {
      const [acknowledged, count] = [changes[type] ?? 0, recorded.get(`${type} ${id}`) ?? 0]
      if (acknowledged !== count)
        findings.push(
          `recorded ${count} times: ${type} of ${id}, which was acknowledged ${acknowledged} times`,
        )
    }
}

const typesOfChanges = [
  ...['task.created', 'task.updated', 'task.completed', 'task.moved', 'task.deleted'],
  ...['event.created', 'event.updated', 'event.deleted'],
]

/** Checks that the activities and the webhook events of keys and people describe the same changes. */
async function checkOutbox({ db, fixture, findings }: World): Promise<void> {
  const workspace = fixture.workspace.id
  const types = sql.join(
    Object.keys(webhookValidators).map((type) => sql`${type}`),
    sql`, `,
  )
  const rows = await db.execute<{ type: string; id: string; activities: number; events: number }>(sql`
    select type, id, coalesce(a.count, 0) as activities, coalesce(e.count, 0) as events
    from (
      select type, subject_id as id, count(*)::int from activities
      where workspace_id = ${workspace} and via <> 'cli' and type in (${types}) group by 1, 2) a
    full join (
      select type, body::json #>> '{data,id}' as id, count(*)::int from webhook_events
      where workspace_id = ${workspace} group by 1, 2) e using (type, id)
    where a.count is distinct from e.count`)
  for (const { type, id, activities, events } of rows)
    findings.push(`${type} of ${id} has ${activities} activities and ${events} webhook events`)
}

/** Checks the note, and that the recorded moves of each shared task end in its current column. */
async function checkShared(person: Person): Promise<void> {
  const { world, board } = person
  const { data } = await read(person, `/tasks/${board.note}`)
  checkNumber(person, numbersIn(data.description))
  const workspace = world.fixture.workspace.id
  for (const id of board.shared) {
    const rows = await world.db.execute<{
      id: string
      balance: number
      isHere: boolean
      isFirst: boolean
    }>(sql`
      select c.id, t.card_id = c.id as "isHere", c.id = ${board.columns[0]} as "isFirst", (
        select coalesce(sum((a.changed_values->'column'->>1 = c.name)::int - (a.changed_values->'column'->>0 = c.name)::int), 0)::int
        from activities a where a.workspace_id = ${workspace} and a.subject_id = ${id} and a.type = 'task.moved') as balance
      from cards c join tasks t on t.workspace_id = ${workspace} and t.id = ${id}
      where c.workspace_id = ${workspace} and c.project_id = ${board.project}`)
    if (rows.length === 0) world.findings.push(`lost: ${id}`)
    for (const { id: column, balance, isHere, isFirst } of rows)
      if (balance !== Number(isHere) - Number(isFirst))
        world.findings.push(
          `the recorded moves of ${id} do not end in its column: ${column} has the balance ${balance}`,
        )
  }
}

/** Checks that every task of the project is in exactly one column, at a position of no other task, and listed once. */
async function checkColumns({ db, fixture, findings }: World, person: Person): Promise<void> {
  const { project, columns } = person.board
  const rows = await db.execute<{ id: string; title: string; card_id: string | null; place: string }>(sql`
    select id, title, card_id, coalesce(position, id) as place from tasks
    where workspace_id = ${fixture.workspace.id} and project_id = ${project}`)
  for (const { id, card_id } of rows)
    if (card_id === null || !columns.includes(card_id)) findings.push(`in no column: ${id}`)
  for (const [place, tasks] of Map.groupBy(rows, ({ card_id, place }) => `${card_id} ${place}`))
    if (tasks.length > 1)
      findings.push(`shared position: ${tasks.map(({ id }) => id).join(' and ')}, ${place}`)
  const inOrder = rows
    .filter(({ title }) => title.includes('person'))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
  for (const column of columns) {
    const stored = inOrder.filter(({ card_id }) => card_id === column).map(({ id }) => id)
    const listed = await listColumn(person, column)
    if (listed.join() !== stored.join())
      findings.push(`${column} is listed as ${listed.join()}, but contains ${stored.join()}`)
  }
}

/** Returns the ids of people's tasks in a column, as the API lists them. */
async function listColumn(person: Person, column: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { data, next } = await read(person, `/tasks?card_id=${column}&q=person&limit=100${page}`)
    ids.push(...(data as unknown as { id: string }[]).map(({ id }) => id))
    cursor = next
  }
  return ids
}
