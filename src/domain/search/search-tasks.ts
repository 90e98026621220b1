import { and, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { searchVector } from '../../db/search-vector.ts'
import { cards, projects, tasks } from '../../db/schema.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { isAccessibleTask } from '../tasks/accessible-tasks.ts'
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
const titleEntries = sql.raw(searchVector({ workspaceId, title }))

/** Number of matches up to which all are ranked by one query. */
const maxRanked = 300

/** Finds the best tasks that the person sees (product.md 25.56, 25.57). */
export async function searchTasks(
  db: Queries,
  person: Person,
  words: SearchWords,
  limit: number,
): Promise<Found[]> {
  const isSigns = words.words.length === 0
  const conditions = isSigns ? contains(words) : conditionsOf(person, words)
  const few = await rankAll(db, person, conditions, limit, isSigns ? undefined : maxRanked)
  return few ?? searchByRank(db, person, conditions, limit)
}

interface Conditions {
  /** The tasks that match. */
  matches: SQL
  /** Conditions of each rank on tasks that match. */
  begins: SQL
  hasInTitle: SQL
  /** The tasks of each rank, found by the index. */
  ranks: readonly [Rank, SQL[]][]
}

/** Returns the conditions for words. */
function conditionsOf({ workspaceId: id }: Person, words: SearchWords): Conditions {
  const queries = indexQueries(id, words)
  // As the result of a query, whose selectivity the planner does not estimate: the index is always used.
  const has = (vector: SQL, query: string): SQL => sql`${vector} @@ (select ${query}::text::tsquery)`
  const parts = spacelessWords(words)
  const isPart = (word: string): SQL => sql`strpos(${folded(title)}, ${word}) > 0`
  const begins = sql`starts_with(${folded(title)}, ${words.text})`
  const isInEither = parts.map(
    (word) => sql`(${isPart(word)} or ${has(entries, queries.inDescription(word))})`,
  )
  const hasInTitle = all(has(titleEntries, queries.title), ...parts.map(isPart))
  return {
    matches: all(has(entries, queries.either), ...isInEither),
    begins,
    hasInTitle,
    ranks: [
      [1, queries.isStartExact ? [has(entries, queries.start)] : [has(entries, queries.start), begins]],
      [2, [has(entries, queries.title), ...parts.map(isPart), sql`not ${begins}`]],
      // The index excludes titles, except of words that it finds by their letters only.
      parts.length === 0
        ? [3, [has(entries, `(${queries.either}) & !(${queries.title})`)]]
        : [3, [has(entries, queries.either), ...isInEither, sql`not ${hasInTitle}`]],
    ],
  }
}

/** Returns the conditions for a text of signs alone, which titles and descriptions must contain. */
function contains({ given }: SearchWords): Conditions {
  const hasInTitle = sql`strpos(${sql.raw(title)}, ${given}) > 0`
  return {
    matches: sql`(${hasInTitle} or strpos(${sql.raw(description)}, ${given}) > 0)`,
    begins: sql`starts_with(${sql.raw(title)}, ${given})`,
    hasInTitle,
    ranks: [],
  }
}

const all = (...conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` and `)})`

const inOrder = sql`completed, updated_at desc, id desc`

/**
 * Ranks all matches, and returns the best.
 * @param most the maximum number of matches
 * @returns undefined if there are more
 */
async function rankAll(
  db: Queries,
  person: Person,
  { matches, begins, hasInTitle }: Conditions,
  limit: number,
  most: number | undefined,
): Promise<Found[] | undefined> {
  const enough = most === undefined ? sql`` : sql`limit ${most + 1}`
  const rows = await db.execute<{ id: string; rank: Rank; count: number }>(sql`
    with matching as materialized (
      select ${tasks.id}, ${tasks.title}, ${tasks.workspace_id}, ${tasks.completed}, ${tasks.updated_at}
      from ${tasks} where ${isAccessibleTask(person, matches)} ${enough})
    select id, case when ${begins} then 1 when ${hasInTitle} then 2 else 3 end as rank, count(*) over ()::int as count
    from matching as tasks order by rank, ${inOrder} limit ${limit}`)
  if (most !== undefined && (rows[0]?.count ?? 0) > most) return undefined
  return rows.map(({ id, rank }) => ({ id, rank }))
}

/** Finds the best of many matches, one rank after another, until there are enough. */
async function searchByRank(
  db: Queries,
  person: Person,
  { ranks }: Conditions,
  limit: number,
): Promise<Found[]> {
  const found: Found[] = []
  for (const [rank, conditions] of ranks) {
    const rows = await db.execute<{ id: string }>(sql`
      select ${tasks.id} from ${tasks} where ${isAccessibleTask(person, ...conditions)}
      order by ${inOrder} limit ${limit - found.length}`)
    for (const { id } of rows) found.push({ id, rank })
    if (found.length >= limit) break
  }
  return found
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
