import { and, asc, eq, type Queries } from '../../db/drizzle.ts'
import { foldAddress } from '../../db/letter-case.ts'
import { cards, memberships, projectMembers, projects, users } from '../../db/schema.ts'
import { projectVisibility } from '../project-visibility.ts'
import { isNothing, wordOf } from './file-words.ts'
import { brief } from './row-cells.ts'

/** The columns and people that a file may name. */
export interface ImportNames {
  projectId: string
  /** The ids of the project's columns by name. */
  cardsByName: Map<string, string>
  /** The same by folded name. */
  cards: Map<string, string>
  /** The same by the words of the name; null if several columns have them. */
  cardsByWord: Map<string, string | null>
  hasOpenColumn: boolean
  /**
   * The active members by folded email address or name; null if several members share the name.
   */
  members: Map<string, Member | null>
  /** The ids of the active members who see the project. */
  assignable: Set<string>
}

interface Member {
  id: string
  name: string
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
  // Reversed, so that the first of several columns with the same name wins.
  const reversed = board.toReversed()
  const idOf = new Map(reversed.map(({ id, name }) => [foldName(name), id]))
  const words = Map.groupBy(idOf.keys(), wordOf)
  words.delete('')
  return {
    projectId,
    cardsByName: new Map(reversed.map(({ id, name }) => [name, id])),
    cards: idOf,
    cardsByWord: new Map(
      [...words].map(([word, [name = '', ...others]]) => [
        word,
        others.length > 0 ? null : (idOf.get(name) ?? null),
      ]),
    ),
    hasOpenColumn: board.some(({ is_done }) => !is_done),
    members,
    assignable: new Set(people.filter(({ isAccessible }) => isAccessible).map(({ id }) => id)),
  }
}

type Person = Member & { email: string }

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

/** Returns the id of the column with a name, without regard to signs unless several names differ in them. */
export function findCard(
  name: string,
  { cardsByName, cards, cardsByWord }: ImportNames,
): { id: string; isExact: boolean } | undefined {
  const exact = cardsByName.get(name) ?? cards.get(foldName(name))
  const id = exact ?? cardsByWord.get(wordOf(foldName(name))) ?? cardsByWord.get(wordOf(name)) ?? undefined
  return id === undefined ? undefined : { id, isExact: exact !== undefined }
}

/** The people that a cell names, and the parts of the cell that name nobody. */
export interface NamedPeople {
  ids: string[]
  unknown: string[]
  /** Reason why the people cannot be assigned, as a sentence for the user. */
  fault?: string
}

/** Finds the people in a cell, given by email address or name. */
export function findMembers(cell: string, names: ImportNames): NamedPeople {
  const found: NamedPeople = { ids: [], unknown: [] }
  for (const spellings of partsOf(cell, names)) {
    const [part = ''] = spellings
    const member = findFirst(spellings, names)
    if (member?.isAccessible) found.ids.push(member.id)
    else if (member) found.fault ??= `${brief(part)} cannot see the project.`
    else if (!/^unassigned$/i.test(part) && !isNothing(part)) found.unknown.push(part)
    if (member === null) found.fault ??= `${brief(part)} is the name of several members: use the address.`
  }
  const [first] = found.unknown
  if (first !== undefined) found.fault ??= `no active member has the address or name ${brief(first)}.`
  return found
}

/** Maximum length of a name with its address, in characters. */
const maxNameLength = 500
/** Maximum number of people in a cell. A cell with more of them names nobody. */
const maxPeople = 200

/** Splits a cell at semicolons and line breaks, or else at commas that are not part of a name, into people's spellings. */
function partsOf(cell: string, names: ImportNames): string[][] {
  const trimmed = cell.trim()
  const parts = listOf(trimmed) ?? splitText(trimmed.replace(/^\[(.*)\]$/s, '$1'), names)
  return parts.length > maxPeople ? [[trimmed]] : parts
}

function splitText(text: string, names: ImportNames): string[][] {
  const parts = splitInto(betweenSemicolons, text)
  if (parts.length > maxPeople) return [[text]]
  return parts.flatMap((part) => splitAtCommas(part, names)).map((part) => [part])
}

/** The start of a list or a person in JSON: a parser that fails costs much more than the pattern. */
const startOfJson = /^(?:\[\s*(?:["{[\]\d]|null\b)|\{\s*")/

/** Parses a list or a person in JSON, as Plane exports people; undefined if the cell is neither. */
function listOf(text: string): string[][] | undefined {
  if (!startOfJson.test(text)) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return [list]
      .flat()
      .map(spellingsIn)
      .filter(([first]) => first !== '')
  } catch {
    return undefined
  }
}

/** What tools call the address and the names of a person, preferred ones first. */
const personKeys = [
  'email',
  'name',
  'display_name',
  'displayName',
  'full_name',
  'fullName',
  'username',
  'login',
]

/** Returns the address and the names of a person in a list; '' for nobody. */
function spellingsIn(one: unknown): string[] {
  if (typeof one === 'string') return [withSingleSpaces(one)]
  if (one === null) return ['']
  const person = Object(one) as Record<string, unknown>
  const given = personKeys.map((key) => person[key]).filter((value) => typeof value === 'string')
  const spellings = given.map(withSingleSpaces).filter(Boolean)
  return spellings.length > 0 ? spellings : [JSON.stringify(one)]
}

/** Returns a pattern of the parts between signs that are neither quoted nor in brackets. */
function partsBetween(signs: string): RegExp {
  const quoted = `"[^"]*"|(?<![^\\s,;[])'[^']*'(?=\\s*(?:[,;]|$))`
  return new RegExp(`(?:${quoted}|<[^<>]*>|\\([^()]*\\)|[^${signs}])+`, 'g')
}
const betweenSemicolons = partsBetween(';\n|')
const betweenCommas = partsBetween(',')

const splitInto = (parts: RegExp, text: string): string[] =>
  (text.match(parts) ?? []).map(withSingleSpaces).filter(Boolean)

/** Patterns for names take a time that grows with the cube of a run of white space. */
const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Splits at commas, but not in `Keller, Anna` or `Keller, Anna <anna@…>` if that is Anna Keller. */
function splitAtCommas(text: string, names: ImportNames): string[] {
  if (names.members.has(foldName(text))) return [text]
  const parts = splitInto(betweenCommas, text)
  if (parts.length > maxPeople) return [text]
  const people: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const [part = '', next = ''] = parts.slice(at, at + 2)
    const whole = find(part, names) === undefined ? joined(part, next, names) : undefined
    people.push(whole ?? part)
    if (whole !== undefined) at++
  }
  return people
}

/** Returns the member whom a last name and the text behind its comma name together; undefined if they name none. */
function joined(last: string, next: string, names: ImportNames): string | undefined {
  const [, first = next] = /^([^<([]*?)\s*[<([].*$/s.exec(next) ?? []
  const swapped = `${first} ${last}`
  if (find(swapped, names) !== undefined) return swapped
  const isOfAddress = first !== next && find(next, names)?.name
  return isOfAddress && foldName(isOfAddress).split(' ').includes(foldName(last)) ? next : undefined
}

/** Finds the member whom one of several spellings names. */
function findFirst(spellings: readonly string[], names: ImportNames): Member | null | undefined {
  const found = spellings.map((spelling) => find(spelling, names))
  return found.find(Boolean) ?? found.find((one) => one === null)
}

/** Finds a member; null if several have the name. */
function find(person: string, { members }: ImportNames): Member | null | undefined {
  if (person.length > maxNameLength) return undefined
  for (const spelling of spellingsOf(person)) {
    const member = members.get(foldAddress(spelling)) ?? members.get(foldName(spelling))
    if (member !== undefined) return member
  }
  return undefined
}

/**
 * Returns the ways to read a person: `Anna <anna@…>`, `Anna (123)` as Todoist writes it, `@anna@…`, `mailto:anna@…`,
 * `"Keller, Anna"`.
 */
function* spellingsOf(person: string): Generator<string> {
  const [, name = '', address = ''] = /^(.*?)\s*[<([]\s*([^<>()[\]]*?)\s*[>)\]]$/s.exec(person) ?? []
  if (address.includes('@')) yield address.replace(/^mailto:/i, '')
  for (const given of [person, name]) {
    const plain = given.replace(/^(["'])(.*)\1$/s, '$2').replace(/^(?:@|mailto:)/i, '')
    if (plain === '') continue
    yield plain
    const [last = '', first, ...others] = plain.split(',')
    if (first !== undefined && others.length === 0) yield `${first.trim()} ${last.trim()}`
  }
}
