import { passwordHashPattern } from '../../crypto/passwords.ts'
import { idShape } from '../id-shape.ts'
import { quote } from './write-backup.ts'

/*
 * Rules for the values that the server writes into each column, beyond the constraints. Imported rows must satisfy
 * them, since responses and jobs rely on them. A column without a rule is an error.
 */

/** Returns the SQL condition of a column. Null is left to the constraints. */
type Rule = (column: string) => string

const matches =
  (pattern: string): Rule =>
  (column) =>
    `${column} ~ '^(${pattern})$'`
const between =
  (min: number | string, max: number | string): Rule =>
  (column) =>
    `${column} between ${min} and ${max}`
/** Returns a rule that limits the length of a string, since a page holds up to a hundred in memory. */
const text =
  (max = 20_000): Rule =>
  (column) =>
    `char_length(${column}) <= ${max}`
const bytes =
  (min: number, max = min): Rule =>
  (column) =>
    `octet_length(${column}) between ${min} and ${max}`
/**
 * Returns a rule that an array is a plain list: PostgreSQL arrays may have several dimensions and other lower
 * bounds.
 */
const list =
  (max: number, item: Rule): Rule =>
  (column) =>
    `(${column} = '{}' or cardinality(${column}) <= ${max} and array_ndims(${column}) = 1
    and array_lower(${column}, 1) = 1 and not exists (select from unnest(${column}) item where (${item('item')}) is not true))`
const id = (...prefixes: string[]): Rule => matches(`(${prefixes.join('|')})_${idShape}`)
const count = between(0, 2 ** 31 - 1)
/** Returns the rule for addresses, the contract's format `email`: `GET /members` would fail with any other address. */
const address = (): Rule => {
  const [word, label] = ["[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+", '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?']
  return (column) =>
    `char_length(${column}) <= 320 and ${column} ~ '^${word}(\\.${word})*@(${label}\\.)+${label}$'`
}
/** Returns the rule for JSON arrays of names, as in the request log: listing requests would fail with other values. */
const names = (): Rule => {
  const name = String.raw`"([^"\\\u0001-\u001f]|\\["\\bfnrt]|\\u00[01][0-9a-f]){0,64}"`
  return matches(String.raw`\[(${name}(,${name}){0,9})?\]`)
}

/**
 * Returns the rule for changed values: for each field a previous and a new value, each a scalar or a list of strings. An
 * event's place before and after may each be as large as a request.
 */
const fromTo = (): Rule => (column) => {
  const wrong = [
    '$ ? (@.type() != "object")',
    '$.* ? (@.type() != "array" || @.size() != 2)',
    '$.*[*] ? (@.type() == "object")',
    '$.*[*] ? (@.type() == "array")[*] ? (@.type() != "string")',
  ]
  const isWrong = wrong.map((path) => `jsonb_path_exists(${column}, 'strict ${path}', '{}', true)`)
  return `char_length(${column}::text) <= ${2 ** 22} and not (${isWrong.join(' or ')})`
}

/** Maximum number of keys that verify cursors of previous installations of a workspace. */
export const maxCursorKeys = 10

/** Rules for columns, by name or by `table.name`, which takes precedence. */
const rules: readonly [Rule, columns: string][] = [
  [id('ws'), 'workspace_id event_workspace_id last_workspace_id workspaces.id'],
  [id('user'), 'user_id created_by author_id actor_id person_id invited_by users.id'],
  [list(100, id('user')), 'assignee_ids'],
  [list(500, id('user')), 'invited_user_ids'],
  [id('project'), 'project_id projects.id'],
  [id('card'), 'card_id cards.id'],
  [id('task'), 'task_id tasks.id'],
  [matches(`(task_${idShape})?`), 'counted_until'],
  [matches(`task_${idShape}[0-9A-Za-z]{0,69}`), 'position'],
  [id('comment'), 'parent_id comments.id'],
  [id('event'), 'events.id'],
  [id('import'), 'import_id'],
  [list(100, id('task')), 'task_ids'],
  [id('key'), 'key_id api_key_id api_keys.id'],
  [id('key', 'user'), 'caller_id'],
  [id('[a-z]+'), 'subject_id'],
  [id('activity'), 'activities.id'],
  [id('notification'), 'notifications.id'],
  [id('whe'), 'endpoint_id webhook_endpoints.id'],
  [id('evt'), 'event_id webhook_events.id'],
  [id('whd'), 'delivery_id webhook_deliveries.id'],
  [id('req'), 'request_log.id'],
  [id('inv'), 'invitations.id'],
  [id('ses'), 'sessions.id'],
  [id('sia'), 'attempt_id'],
  [id('mail'), 'mails.id'],
  [bytes(32), 'hash token_hash fingerprint file'],
  [bytes(1, 2 ** 20), 'sealed second_factor_sealed'],
  [text(4), 'last4'],
  [matches(passwordHashPattern), 'password_hash'],
  [list(maxCursorKeys, matches('[A-Za-z0-9+/]{43}=')), 'cursor_keys'],
  [list(50, text(200)), 'recovery_codes'],
  [names(), 'ignored_parameters ignored_fields'],
  [list(50, text(50)), 'scopes changed webhook_endpoints.events'],
  [matches('([01][0-9]|2[0-3]):[0-5][0-9]'), 'start_time end_time'],
  [matches('low|medium|high|urgent|none'), 'priority'],
  [between(1, 365), 'repeat_interval'],
  [between(-(2 ** 53) + 1, 2 ** 53 - 1), 'order'],
  [between(100, 599), 'idempotency_keys.status request_log.status'],
  [between(0, 999), 'webhook_attempts.status key_requests.status'],
  [(column) => `char_length(${column}::text) <= 20000`, 'data'],
  [fromTo(), 'changed_values'],
  [matches('[\\u0021-\\u007e]{1,255}'), 'request_id'],
  // The maximum size of a request body, since the contract sets no tighter limit.
  [text(2 ** 20), 'body location meet_link events.description'],
  // A response or an event has other fields beside those of the request; a reply names ten thousand failed lines.
  [text(2 ** 21), 'webhook_events.body'],
  [text(2 ** 23), 'idempotency_keys.body'],
  [address(), 'email'],
  [
    text(),
    'name title description role status state visibility moved_to type via subject_name repeat recurrence',
  ],
  [
    text(),
    'timezone time_zone queue color key url disabled_reason error response signature operation_id method path code',
  ],
  [text(), 'param message query ip user_agent subject'],
]

const byName = new Map(rules.flatMap(([rule, columns]) => columns.split(' ').map((name) => [name, rule])))

/** Rules for other columns, by type. */
const byType: Record<string, Rule> = {
  boolean: () => 'true',
  smallint: count,
  integer: count,
  date: between(`'0001-01-01'`, `'9999-12-31'`),
  'timestamp(3) with time zone': between(`'0001-01-01T00:00Z'`, `'9999-12-31T23:59:59.999Z'`),
}

export interface Column {
  name: string
  type: string
}

/**
 * Returns whether a column's values affect the cost of work or could break responses. Such columns are also checked in
 * backups.
 */
export const affectsCost = ({ name, type }: Column): boolean =>
  ['password_hash', 'cursor_keys'].includes(name) || /^(date|timestamp)/.test(type)

/** Returns the condition that the values of a column satisfy. @throws Error for a column without a rule */
export function conditionOf(table: string, { name, type }: Column): string {
  const rule = byName.get(`${table}.${name}`) ?? byName.get(name) ?? byType[type]
  if (!rule) throw new Error(`row-rules.ts has no rule for ${table}.${name}, ${type}`)
  return rule(quote(name))
}
