import { readFile } from 'node:fs/promises'
import { scopes } from '../../generated/openapi.operations.ts'
import { isRow, read, type Row } from './answer.ts'
import { RuleSkipped } from './verdict.ts'

const keyNames = ['full', ...scopes, 'disabled', 'revoked', 'expired', 'admin'] as const

/** The output of the command `fixture`, by parts. */
const parts = {
  workspace: ['id', 'name'],
  login: ['email', 'password'],
  users: ['owner', 'admin', 'member', 'pending', 'suspended'],
  projects: ['main', 'second', 'no_open_column', 'viewer_only', 'private', 'archived', 'inbox'],
  cards: ['todo', 'doing', 'done', 'private', 'inbox', 'viewer_only'],
  tasks: ['first', 'completed', 'untitled', 'recurring', 'private', 'archived', 'inbox'],
  events: ['workspace', 'project', 'private'],
  foreign: ['workspace', 'project', 'card', 'task', 'user'],
} as const

type Parts = typeof parts
export type KeyName = (typeof keyNames)[number]
interface Key {
  id: string
  secret: string
}

export type FixtureFile = {
  [Part in keyof Parts]: Record<Parts[Part][number], string>
} & {
  keys: Record<KeyName, Key>
  foreign: { key: Key }
  /** The address to receive webhooks at, and the endpoint's secret. The output of `fixture` lacks it: add it. */
  webhook?: { listen: string; secret: string }
}

/** A fixture that cannot be used. The message explains why in one line. */
export class FixtureError extends Error {
  override name = 'FixtureError'
}

/**
 * Reads the output of `fixture --json`. Names missing members. A null member means that the server has no
 * such object, and skips the rules that read it.
 */
export async function readFixtureFile(path: string): Promise<FixtureFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FixtureError(`the fixture ${path} cannot be read: ${reasons[error.code ?? ''] ?? error.code}`)
  })
  const fixture = parse(text, path)
  const missing = [...paths()].find((name) => !isGiven(fixture, name))
  if (missing || !isRow(fixture))
    throw new FixtureError(`the fixture ${path} is incomplete: ${(missing ?? []).join('.')} is missing`)
  if (fixture['webhook'] !== undefined) checkWebhook(fixture['webhook'], path)
  skipAbsent(fixture)
  return fixture as FixtureFile
}

/** Makes null members skip the rule that reads them. */
function skipAbsent(part: Row, path: string[] = []): void {
  for (const [name, value] of Object.entries(part)) {
    const at = [...path, name]
    if (isRow(value)) skipAbsent(value, at)
    if (value !== null) continue
    const get = () => {
      throw new RuleSkipped(`the fixture has no ${at.join('.')}`)
    }
    Object.defineProperty(part, name, { get })
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new FixtureError(
      `the fixture ${path} is not JSON: it must be what the command fixture --json prints`,
    )
  }
}

function* paths(): Generator<string[]> {
  for (const [part, names] of Object.entries(parts)) for (const name of names) yield [part, name]
  for (const name of keyNames) for (const field of ['id', 'secret']) yield ['keys', name, field]
  for (const field of ['id', 'secret']) yield ['foreign', 'key', field]
}

/** Returns whether a member is a string, or null where null is allowed (not for the main key). */
function isGiven(fixture: unknown, path: string[]): boolean {
  let at = fixture
  for (const name of path) {
    at = isRow(at) ? at[name] : undefined
    if (at === null && path[1] !== 'full') return true
  }
  return isText(at)
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

function checkWebhook(webhook: unknown, path: string): void {
  const listen = read(webhook, 'listen')
  if (typeof listen !== 'string' || !/^(.+:)?\d{1,5}$/.test(listen))
    throw new FixtureError(`the fixture ${path} is incomplete: webhook.listen must be HOST:PORT`)
  if (!isText(read(webhook, 'secret')))
    throw new FixtureError(`the fixture ${path} is incomplete: webhook.secret is missing`)
}
