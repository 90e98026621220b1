import type { Schemas } from '../../../generated/work.operations.ts'
import { and, eq, sql, type Queries } from '../../db/drizzle.ts'
import { searchVector } from '../../db/search-vector.ts'
import { memberships, projectMembers, projects } from '../../db/schema.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { projectVisibility } from '../project-visibility.ts'
import { readFoundTasks, searchTasks, type Rank } from './search-tasks.ts'
import { folded, indexQueries, readSearchWords, spacelessWords, type SearchWords } from './search-words.ts'

type SearchResult = Schemas['SearchResult']

interface Ranked {
  rank: Rank
  result: SearchResult
}

/** Finds projects and tasks that the person sees, the best first (product.md 25.56 to 25.58). */
export async function search(
  db: Queries,
  person: Person,
  { q, limit }: { q: string; limit: number },
): Promise<SearchResult[]> {
  const words = await readSearchWords(db, q)
  const [foundProjects, foundTasks] = await Promise.all([
    searchProjects(db, person, words, limit),
    searchTasks(db, person, words, limit),
  ])
  const rows =
    foundTasks.length === 0
      ? []
      : await readFoundTasks(
          db,
          person,
          foundTasks.map(({ id }) => id),
        )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = foundTasks.flatMap(({ id, rank }): Ranked[] => {
    const row = byId.get(id)
    // The person may have lost sight of the task in the meantime.
    if (!row) return []
    const { project, column, ...task } = row
    const shown = { type: 'task' as const, ...task, project: { id: project.id, name: project.name } }
    const matched = rank === 3 ? ('description' as const) : ('title' as const)
    return [{ rank, result: { ...shown, column: project.is_inbox ? null : column, matched } }]
  })
  return [...foundProjects, ...found]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ result }) => result)
}

const name = '"projects"."name"'
const vector = sql.raw(searchVector({ workspaceId: '"projects"."workspace_id"', title: name }))

/** Finds projects by their names. */
async function searchProjects(
  db: Queries,
  person: Person,
  words: SearchWords,
  limit: number,
): Promise<Ranked[]> {
  const { membership, explicitRole, isAccessible } = projectVisibility(person)
  const isSigns = words.words.length === 0
  const shown = isSigns ? sql.raw(name) : folded(name)
  const parts = isSigns ? [words.given] : spacelessWords(words)
  const hasWords = isSigns
    ? undefined
    : sql`${vector} @@ (select ${indexQueries(person.workspaceId, words).title}::text::tsquery)`
  const rank = sql<
    1 | 2
  >`case when starts_with(${shown}, ${isSigns ? words.given : words.text}) then 1 else 2 end`
  const rows = await db
    .select({ id: projects.id, name: projects.name, rank })
    .from(projects)
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(
      and(
        eq(projects.workspace_id, person.workspaceId),
        isAccessible,
        hasWords,
        ...parts.map((part) => sql`strpos(${shown}, ${part}) > 0`),
      ),
    )
    .orderBy(rank, sql`${projects.updated_at} desc`, projects.id)
    .limit(limit)
  return rows.map(({ id, name: title, rank: place }) => ({
    rank: place,
    result: {
      ...{ type: 'project' as const, id, title, project: { id, name: title } },
      ...{ column: null, completed: null, matched: 'title' as const },
    },
  }))
}
