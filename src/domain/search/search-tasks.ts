import { and, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { searchVector } from '../../db/search-vector.ts'
import { cards, projects, tasks } from '../../db/schema.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { isAccessibleMatch, isAccessibleTask } from '../tasks/accessible-tasks.ts'
import { taskCard } from '../tasks/task-row.ts'
import { folded, indexQueries, spacelessWords, type SearchWords } from './search-words.ts'

/** How a resource was found, the best first: its title begins with the text, or has all words, or its description has some. */
export type Rank = 1 | 2 | 3

interface Found {
  id: string
  rank: Rank
}

const title = '"tasks"."title"'
const description = '"tasks"."description"'
const workspaceId = '"tasks"."workspace_id"'
const entries = sql.raw(searchVector({ workspaceId, title, description }))

/** Finds the best tasks that the person sees (product.md 25.56, 25.57). */
export async function searchTasks(
  db: Queries,
  person: Person,
  words: SearchWords,
  limit: number,
): Promise<Found[]> {
  if (words.words.length === 0)
    return db.execute<{ id: string; rank: Rank }>(searchSigns(person, words, limit))
  const found: Found[] = []
  for (const [rank, conditions] of ranksOf(person, words)) {
    // Once a rank has less than is asked for, all of it has been found.
    const isNew = sql`${tasks.id} <> all(${sql.param(found.map(({ id }) => id))}::text[])`
    const rows = await db.execute<{ id: string }>(sql`
      select ${tasks.id} from ${tasks} where ${isAccessibleMatch(person, ...conditions, isNew)}
      order by ${inOrder} limit ${limit - found.length}`)
    for (const { id } of rows) found.push({ id, rank })
    if (found.length >= limit) break
  }
  return found
}

const inOrder = sql`completed, updated_at desc, id desc`

/** Returns the conditions of each rank, which the tasks of better ranks fulfill as well. */
function ranksOf({ workspaceId: id }: Person, words: SearchWords): [Rank, SQL[]][] {
  const queries = indexQueries(id, words)
  // As the result of a query, whose selectivity the planner does not estimate: the index is always used.
  const has = (query: string): SQL => sql`${entries} @@ (select ${query}::text::tsquery)`
  const parts = spacelessWords(words)
  const isPart = (word: string): SQL => sql`strpos(${folded(title)}, ${word}) > 0`
  const begins = sql`starts_with(${folded(title)}, ${words.text})`
  const isInEither = parts.map((word) => sql`(${isPart(word)} or ${has(queries.inDescription(word))})`)
  return [
    [1, queries.isStartExact ? [has(queries.start)] : [has(queries.start), begins]],
    [2, [has(queries.title), ...parts.map(isPart)]],
    [3, [has(queries.either), ...isInEither]],
  ]
}

/** Selects tasks that contain a text of signs alone, of which the index has nothing: all of them are read. */
function searchSigns(person: Person, { given }: SearchWords, limit: number): SQL {
  const hasInTitle = sql`strpos(${sql.raw(title)}, ${given}) > 0`
  const matches = sql`(${hasInTitle} or strpos(${sql.raw(description)}, ${given}) > 0)`
  return sql`
    select id, case when starts_with(title, ${given}) then 1 when ${hasInTitle} then 2 else 3 end as rank
    from ${tasks} where ${isAccessibleTask(person, matches)} order by rank, ${inOrder} limit ${limit}`
}

/** Reads what a result shows of tasks. */
export const readFoundTasks = (db: Queries, person: Person, ids: readonly string[]) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      completed: tasks.completed,
      project: { id: projects.id, name: projects.name, is_inbox: projects.is_inbox },
      column: { id: cards.id, name: cards.name, is_done: cards.is_done },
    })
    .from(tasks)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, person.workspaceId), eq(projects.id, tasks.project_id)),
    )
    .leftJoin(cards, taskCard)
    .where(isAccessibleTask(person, sql`${tasks.id} = any(${sql.param([...ids])}::text[])`))
