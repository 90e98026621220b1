import { readFile } from 'node:fs/promises'
import { scopes } from '../../generated/openapi.operations.ts'
import { isRow, read } from './answer.ts'

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

/** Reads what `fixture --json` printed; whatever is missing is named. */
export async function readFixtureFile(path: string): Promise<FixtureFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FixtureError(`the fixture ${path} cannot be read: ${reasons[error.code ?? ''] ?? error.code}`)
  })
  const fixture = parse(text, path)
  const missing = [...paths()].find((name) => !isText(find(fixture, name)))
  if (missing) throw new FixtureError(`the fixture ${path} is incomplete: ${missing.join('.')} is missing`)
  if (isRow(fixture) && fixture['webhook'] !== undefined) checkWebhook(fixture['webhook'], path)
  return fixture as FixtureFile
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

const find = (fixture: unknown, path: string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), fixture)

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

function checkWebhook(webhook: unknown, path: string): void {
  const listen = read(webhook, 'listen')
  if (typeof listen !== 'string' || !/^(.+:)?\d{1,5}$/.test(listen))
    throw new FixtureError(`the fixture ${path} is incomplete: webhook.listen must be HOST:PORT`)
  if (!isText(read(webhook, 'secret')))
    throw new FixtureError(`the fixture ${path} is incomplete: webhook.secret is missing`)
}
