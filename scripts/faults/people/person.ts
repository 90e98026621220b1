import { randomUUID } from 'node:crypto'
import type { Node } from '../nodes.ts'
import { pick } from '../random.ts'
import { send, type Sent } from '../send.ts'
import type { World } from '../world.ts'

/** A signed-in person at work on a board, and what the server has acknowledged. */
export interface Person {
  world: World
  random: () => number
  name: string
  home: Node
  cookie: string
  board: Board
  journal: Journal
}

/** The columns of a project, and tasks in it that all people change. */
export interface Board {
  project: string
  columns: string[]
  /** The task whose description holds a number for each person. */
  note: string
  /** Tasks that all people drag. */
  shared: string[]
}

/** The acknowledged writes that only one person makes. */
export interface Journal {
  tasks: OwnTask[]
  events: OwnEvent[]
  /** The ids of the comments, with their tasks and texts. */
  comments: { id: string; task: OwnTask; body: string }[]
  /** The person's number in the note, and the last number that the person tried to write. */
  number: { acknowledged: number; attempted: number }
}

/** The fields that are compared. */
type Fields = Record<string, string | number | null>

/** A task or an event of one person. */
interface Own {
  id: string
  version: string
  fields: Fields
  isDeleted: boolean
  /** The number of changes of each type. */
  changes: Record<string, number>
}

export interface OwnTask extends Own {
  column: string
  /** The next task of the same person in the column, if neither task has been moved since. */
  before: OwnTask | undefined
}

export type OwnEvent = Own

/** Counts a change that has been acknowledged. */
export function count({ changes }: Own, type: string): void {
  changes[type] = (changes[type] ?? 0) + 1
}

type Write = { method: 'POST' | 'PATCH' | 'DELETE'; path: string; body?: object }

/** Sends a write, with an Idempotency-Key if it is a POST. @param refusals error codes that also count as responses */
export function write(person: Person, call: Write, refusals: readonly string[] = []): Promise<Sent> {
  return send(person.world, person.home, callOf(person, call), refusals)
}

/** Sends a POST to both nodes concurrently, with the same Idempotency-Key. */
export async function writeTwice(person: Person, call: Write): Promise<Sent> {
  const { world } = person
  const same = callOf(person, call)
  const answers = await Promise.all(world.apis.map((node) => send(world, node, same)))
  const ids = new Set(answers.map(({ data }) => String(data.id)))
  if (ids.size > 1) world.findings.push(`duplicated: ${call.path} created ${[...ids].join(' and ')}`)
  return answers[0] as Sent
}

const callOf = ({ cookie }: Person, call: Write) => ({
  api: 'work' as const,
  headers: { Cookie: cookie, ...(call.method === 'POST' && { 'Idempotency-Key': randomUUID() }) },
  ...call,
})

/** Reads from either node. */
export function read({ world, random, cookie }: Person, path: string): Promise<Sent> {
  return send(world, pick(random, world.apis), { api: 'work', path, headers: { Cookie: cookie } })
}

/**
 * Changes fields of the person's task or event. Only an attempt without a response may make the person's version
 * outdated.
 */
export async function change(
  person: Person,
  kind: 'tasks' | 'events',
  own: Own,
  fields: Fields,
): Promise<void> {
  const path = `/${kind}/${own.id}`
  const body = { ...fields, version: own.version }
  const { code, isRepeated, data } = await write(person, { method: 'PATCH', path, body }, [
    'changed_by_another',
  ])
  if (code !== undefined && !isRepeated)
    person.world.findings.push(`${path} was refused with ${code}, but nobody else changes it`)
  Object.assign(own.fields, fields)
  const now = code === undefined ? data : (await read(person, path)).data
  own.version = String(now.version)
  compare(person, own, now)
}

/** Deletes one of the person's tasks or events. It may already be gone after an attempt without a response. */
export async function erase(person: Person, kind: 'tasks' | 'events', own: Own): Promise<void> {
  const path = `/${kind}/${own.id}`
  const { code, isRepeated } = await write(person, { method: 'DELETE', path }, ['not_found'])
  if (code !== undefined && !isRepeated) person.world.findings.push(`lost: ${path}`)
  own.isDeleted = true
}

/** Compares what a node shows with what was acknowledged. */
export function compare({ world }: Person, { id, fields }: Own, shown: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields))
    if (shown[name] !== value)
      world.findings.push(`stale: ${name} of ${id} is ${value}, shown as ${String(shown[name])}`)
}
