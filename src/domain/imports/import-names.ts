import { and, asc, eq, type Queries } from '../../db/drizzle.ts'
import { foldAddress } from '../../db/letter-case.ts'
import { cards, memberships, projectMembers, projects, users } from '../../db/schema.ts'
import { projectVisibility } from '../project-visibility.ts'

/** The columns and people that a file may name. */
export interface ImportNames {
  projectId: string
  /** The ids of the project's columns by folded name. */
  cards: Map<string, string>
  hasOpenColumn: boolean
  /**
   * The active members by folded email address or name; null if several members share the name.
   */
  members: Map<string, Member | null>
}

interface Member {
  id: string
  /** Whether the member sees the project, and so may be assigned its tasks. */
  isAccessible: boolean
}

/** Returns the columns of the project and the active members of the workspace by name. */
export async function readNames(db: Queries, workspaceId: string, projectId: string): Promise<ImportNames> {
  const board = await db
    .select({ id: cards.id, name: cards.name, is_done: cards.is_done })
    .from(cards)
    .where(and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, projectId)))
    .orderBy(asc(cards.order), asc(cards.id))
  const members = new Map<string, Member | null>()
  const people = await readPeople(db, workspaceId, projectId)
  for (const person of people) {
    const name = foldName(person.name)
    members.set(name, members.has(name) ? null : person)
  }
  for (const person of people) members.set(foldAddress(person.email), person)
  return {
    projectId,
    // Reversed, so that the first of several columns with the same name wins.
    cards: new Map(board.toReversed().map(({ id, name }) => [foldName(name), id])),
    hasOpenColumn: board.some(({ is_done }) => !is_done),
    members,
  }
}

type Person = Member & { email: string; name: string }

async function readPeople(db: Queries, workspaceId: string, projectId: string): Promise<Person[]> {
  const { membership, explicitRole, isAccessible } = projectVisibility({
    workspaceId,
    userId: memberships.user_id,
  })
  return db
    .select({ id: users.id, email: users.email, name: users.name, isAccessible })
    .from(projects)
    .innerJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(projects.workspace_id, workspaceId), eq(projects.id, projectId)))
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
  if (whole) return [idOf(whole, list)]
  const people = list.split(/[;,]/).map((one) => one.trim())
  return people.filter(Boolean).map((person) => {
    const member = find(person)
    if (member) return idOf(member, person)
    throw new Error(
      member === null
        ? `${person} is the name of several members: use the address.`
        : `no active member has the address or name ${person}.`,
    )
  })

  function find(person: string): Member | null | undefined {
    // Todoist appends its own number to a name.
    return [person, person.replace(/ \(\d+\)$/, '')]
      .map((one) => members.get(foldAddress(one)) ?? members.get(foldName(one)))
      .find((member) => member !== undefined)
  }
}

function idOf({ id, isAccessible }: Member, person: string): string {
  if (!isAccessible) throw new Error(`${person} cannot see the project.`)
  return id
}
