import type { Schemas as PublicSchemas } from '../../../generated/openapi.operations.ts'
import type { Schemas as SettingsSchemas } from '../../../generated/settings.operations.ts'
import type { Schemas as WorkSchemas } from '../../../generated/work.operations.ts'
import { readContract, type Contract } from '../../contract/contract.ts'
import { getTableColumns, getTableName, type PgTable } from '../../db/drizzle.ts'
import * as schema from '../../db/schema.ts'
import { conditionsOf } from './schema-condition.ts'

/*
 * The schemas under which the contracts show the rows of each table. An imported value must fit all of them, or the
 * responses with the row would be invalid. A new field or table is a compile error here until its column is known.
 */

type Named<Prefix extends string, All> = { [Name in keyof All & string as `${Prefix}.${Name}`]: All[Name] }
type Resources = Named<'openapi', PublicSchemas> &
  Named<'settings', SettingsSchemas> &
  Named<'work', WorkSchemas>
type FieldOf<Resource> = Resource extends unknown ? keyof Resource & string : never
type ColumnOf<T extends PgTable> = keyof T['$inferSelect'] & string

interface Shown {
  table: PgTable
  resources: readonly (keyof Resources)[]
  elsewhere: Readonly<Record<string, string | null>>
}

/**
 * Declares the resources that show rows of a table.
 * @param elsewhere for each field that is not the column of its name, the column, or null if it is made of others
 */
const shows = <T extends PgTable, Name extends keyof Resources>(
  table: T,
  resources: readonly Name[],
  elsewhere: Record<Exclude<FieldOf<Resources[Name]>, ColumnOf<T>>, ColumnOf<T> | null> &
    Partial<Record<FieldOf<Resources[Name]>, ColumnOf<T> | null>>,
): Shown => ({ table, resources, elsewhere })

type Tables = typeof schema
/** The tables of the schema, by the names of their exports. */
type TableName = {
  [Name in keyof Tables]: Tables[Name] extends PgTable ? Name : never
}[keyof Tables]

const shown: Record<TableName, Shown | null> = {
  users: shows(schema.users, ['openapi.Member', 'settings.MemberUser', 'settings.UserRef'], {
    role: null,
    joined_at: null,
  }),
  workspaces: shows(schema.workspaces, ['settings.Workspace', 'openapi.MeWorkspace'], {}),
  memberships: shows(schema.memberships, ['settings.Member'], { user: null }),
  invitations: shows(schema.invitations, ['settings.Invitation'], {}),
  projects: shows(
    schema.projects,
    ['openapi.ProjectListItem', 'openapi.ProjectEventData', 'settings.SettingsProject', 'work.WorkProject'],
    { task_count: null, private: null, inbox: null, role: null, columns: null, members: null },
  ),
  projectMembers: shows(schema.projectMembers, ['settings.ProjectMember'], { user: null }),
  cards: shows(schema.cards, ['openapi.Card', 'settings.Column', 'work.Column'], { task_count: null }),
  tasks: shows(schema.tasks, ['openapi.Task', 'openapi.TaskEventData', 'work.WorkTask'], {
    card: null,
    due_date: 'end_date',
    due_time: 'end_time',
    reminder_date: 'reminder_at',
    comment_count: null,
    version: null,
  }),
  comments: shows(schema.comments, ['openapi.TaskComment', 'work.WorkComment'], { author: null }),
  events: shows(schema.events, ['openapi.CalendarEvent', 'openapi.CalendarEventData', 'work.WorkEvent'], {
    invited_users: null,
    version: null,
  }),
  apiKeys: shows(schema.apiKeys, ['settings.Key'], {
    status: null,
    creator_active: null,
    last_used_at: null,
    secrets: null,
  }),
  apiKeySecrets: shows(schema.apiKeySecrets, ['settings.KeySecret'], {}),
  activities: shows(schema.activities, ['settings.Activity'], {
    at: 'created_at',
    actor: null,
    key: null,
    subject: null,
    values: null,
    person: null,
  }),
  notifications: shows(schema.notifications, ['settings.UserNotification'], {
    at: 'created_at',
    text: null,
    subject: null,
  }),
  webhookEndpoints: shows(schema.webhookEndpoints, ['settings.Endpoint'], {
    status: null,
    health: null,
    secrets: null,
    last_100: null,
  }),
  webhookSecrets: shows(schema.webhookSecrets, ['settings.EndpointSecret'], {}),
  webhookEvents: shows(schema.webhookEvents, ['settings.DeliveryDetail'], {
    id: null,
    endpoint_id: null,
    event_id: 'id',
    status: null,
    is_test: null,
    subject: null,
    next_attempt_at: null,
    attempt_count: null,
    attempt_limit: null,
    last_status: null,
    last_error: null,
    attempts: null,
  }),
  webhookDeliveries: shows(schema.webhookDeliveries, ['settings.DeliveryDetail'], {
    type: null,
    subject: null,
    attempt_count: null,
    attempt_limit: null,
    last_status: null,
    last_error: null,
    request_id: null,
    body: null,
    attempts: null,
  }),
  webhookAttempts: shows(schema.webhookAttempts, ['settings.Attempt'], {}),
  keyUsage: null,
  keyRequests: null,
  idempotencyKeys: null,
  importedLines: null,
  importBatches: null,
  // These are not moved.
  sessions: null,
  signInFailures: null,
  passwordResets: null,
  tokenWorkspaces: null,
  userWorkspaces: null,
  userStates: null,
  mails: null,
}

/** Returns the condition of rows of a workspace, whose id is `$1`. */
function whereMoved(table: PgTable): string {
  if (table === schema.workspaces) return 'id = $1'
  if (table === schema.users) return 'id in (select user_id from memberships where workspace_id = $1)'
  return 'workspace_id = $1'
}

const contractNames = ['openapi', 'settings', 'work'] as const
type Contracts = Readonly<Record<(typeof contractNames)[number], Contract>>

export const readContracts = (): Contracts =>
  Object.fromEntries(contractNames.map((name) => [name, readContract(name)])) as Record<
    keyof Contracts,
    Contract
  >

/** A query that returns a row if the workspace `$1` has a value that a contract does not allow. */
export interface ValueCheck {
  text: string
  message: string
}

/** Returns a query for each column that a contract restricts. @throws Error for a schema that cannot be checked */
export function valueChecks(contracts: Contracts): ValueCheck[] {
  return Object.values(shown).flatMap((one) =>
    one
      ? [...restrictionsOf(one, contracts)].map(([column, conditions]) => checkOf(one, column, conditions))
      : [],
  )
}

function checkOf({ table }: Shown, column: string, conditions: ReadonlySet<string>): ValueCheck {
  const name = getTableName(table)
  const wrong = [...conditions].map((condition) => `(${condition}) is false`).join(' or ')
  return {
    text: `select from ${name} where ${whereMoved(table)} and (${wrong}) limit 1`,
    message: `the file has a value of ${name}.${column} that the contract of this version does not allow`,
  }
}

/** Returns the conditions of a table's columns, by column. */
function restrictionsOf(
  { table, resources, elsewhere }: Shown,
  contracts: Contracts,
): Map<string, Set<string>> {
  const restrictions = new Map<string, Set<string>>()
  const columns = getTableColumns(table) as Record<string, { name: string; getSQLType: () => string }>
  for (const resource of resources) {
    const [contractName = '', schemaName = ''] = resource.split('.')
    const contract = contracts[contractName as keyof Contracts]
    const { properties = {} } = contract.document.components.schemas[schemaName] ?? {}
    for (const [field, restricted] of Object.entries(properties)) {
      const column = columns[(field in elsewhere ? elsewhere[field] : field) ?? '']
      if (!column) continue
      const stored = { value: `"${column.name}"`, type: column.getSQLType() }
      const conditions = conditionsOf(contract, restricted, stored)
      if (conditions.length === 0) continue
      const known = restrictions.get(column.name) ?? new Set()
      restrictions.set(column.name, known.union(new Set(conditions)))
    }
  }
  return restrictions
}
