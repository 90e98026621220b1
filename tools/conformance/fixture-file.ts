import { readFile } from 'node:fs/promises'
import { scopes } from '../../generated/openapi.operations.ts'
import { isRow, read, type Row } from './answer.ts'
import { NotTried } from './verdict.ts'

const keyNames = ['full', ...scopes, 'disabled', 'revoked', 'expired', 'admin'] as const

/** What the command `fixture` prints, by its parts. */
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
  /** Where the workspace's webhook endpoint is to be received, and its secret. Not printed by `fixture`: add it. */
  webhook?: { listen: string; secret: string }
}

/** A fixture that cannot be used. The message is one line that says why. */
export class FixtureError extends Error {
  override name = 'FixtureError'
}

/**
 * Reads what `fixture --json` printed. Whatever is missing is named. A member that is null is not missing: it says that
 * the server has no such thing, and a rule that asks for it is skipped.
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

/** Has those members that are null end the rule which reads them. */
function skipAbsent(part: Row, path: string[] = []): void {
  for (const [name, value] of Object.entries(part)) {
    const at = [...path, name]
    if (isRow(value)) skipAbsent(value, at)
    if (value !== null) continue
    const get = () => {
      throw new NotTried(`the fixture has no ${at.join('.')}`)
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

/** Only the key that everything is asked with must be there. */
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
