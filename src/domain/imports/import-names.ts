import { and, asc, eq, type Queries } from '../../db/drizzle.ts'
import { foldAddress } from '../../db/letter-case.ts'
import { cards, memberships, users } from '../../db/schema.ts'

/** The ids of the columns and people that a file may name. */
export interface ImportNames {
  projectId: string
  /** The ids of the project's columns by folded name. */
  cards: Map<string, string>
  hasOpenColumn: boolean
  /**
   * The ids of the active members by folded email address or name; null if several members share the name.
   */
  members: Map<string, string | null>
}

/** Returns the columns of the project and the active members of the workspace by name. */
export async function readNames(db: Queries, workspaceId: string, projectId: string): Promise<ImportNames> {
  const board = await db
    .select({ id: cards.id, name: cards.name, is_done: cards.is_done })
    .from(cards)
    .where(and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, projectId)))
    .orderBy(asc(cards.order), asc(cards.id))
  const people = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.workspace_id, workspaceId), eq(memberships.status, 'active')))
  const members = new Map<string, string | null>()
  for (const { id, name } of people) members.set(foldName(name), members.has(foldName(name)) ? null : id)
  for (const { id, email } of people) members.set(foldAddress(email), id)
  return {
    projectId,
    // Reversed, so that the first of several columns with the same name wins.
    cards: new Map(board.toReversed().map(({ id, name }) => [foldName(name), id])),
    hasOpenColumn: board.some(({ is_done }) => !is_done),
    members,
  }
}

/** Normalizes a name: case, and white space around and between words. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns the id of the column with the first known name; undefined if none is known. */
export function findCard(names: readonly string[], { cards }: ImportNames): string | undefined {
  return names.map((name) => cards.get(foldName(name))).find((id) => id !== undefined)
}

/**
 * Returns the ids of the people in a cell, given by email address or name, separated by commas or semicolons.
 * @throws Error with a message for the user
 */
export function findMembers(cell: string, { members }: ImportNames): string[] {
  const list = cell.trim().replace(/^\[(.*)\]$/s, '$1')
  // A name may itself contain a comma.
  const whole = find(list)
  if (whole) return [whole]
  const people = list.split(/[;,]/).map((one) => one.trim())
  return people.filter(Boolean).map((person) => {
    const id = find(person)
    if (id) return id
    throw new Error(
      id === null
        ? `${person} is the name of several members: use the address.`
        : `no active member has the address or name ${person}.`,
    )
  })

  function find(person: string): string | null | undefined {
    // Todoist appends its own number to a name.
    return [person, person.replace(/ \(\d+\)$/, '')]
      .map((one) => members.get(foldAddress(one)) ?? members.get(foldName(one)))
      .find((id) => id !== undefined)
  }
}
