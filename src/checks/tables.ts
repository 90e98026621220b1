import { isSupportedKey, nodeSettings } from '../db/citus/distribute.ts'
import { hasCitus, isDistributed, isMisplaced, readPlacements } from '../db/citus/table-placements.ts'
import type { Database } from '../db/database.ts'
import { getTableConfig, getTableName, is, PgTable } from '../db/drizzle.ts'
import * as schema from '../db/schema.ts'
import { composeDifferences } from '../db/session-settings.ts'
import { finding, type Finding } from './finding.ts'

/** Checks the foreign keys of migrated tables and, with Citus, the placement of the tables. */
export async function checkTables({ run }: Database): Promise<Finding[]> {
  if (!(await hasCitus(run))) return [await checkKeys(run, false)]
  const placements = await readPlacements(run)
  if (!isDistributed(placements))
    return [await checkKeys(run, false), finding('citus_tables', 'no table is distributed', false, true)]
  const wrong = placements.filter(isMisplaced).map(({ name }) => name)
  const tables =
    wrong.length > 0
      ? `wrongly distributed: ${wrong.join(', ')}`
      : `${placements.length} tables are distributed correctly`
  return [
    await checkKeys(run, true),
    finding('citus_tables', tables, wrong.length > 0),
    ...(await checkNodes(run)),
  ]
}

/** Returns whether a finding means that some rows cannot be read. */
export const isNodeUnreachable = ({ check, status }: Finding): boolean =>
  check === 'citus_nodes' && status === 'problem'

interface Key {
  table: string
  name: string
  /** Whether an update cascades. On Citus, no update does. */
  cascades: boolean
}

/** Checks that each foreign key of the schema exists. Two foreign keys keep rows of private projects hidden. */
async function checkKeys(run: Database['run'], onCitus: boolean): Promise<Finding> {
  const wanted = schemaKeys().filter((key) => !onCitus || isSupportedKey(key))
  const found = (await run(`
    select t.relname as table, k.conname as name,
      k.confupdtype = 'c' as cascades
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and t.relnamespace = current_schema()::regnamespace`)) as unknown as Key[]
  const missing = wanted.filter(
    (key) => !found.some(({ name, cascades }) => name === key.name && (onCitus || cascades === key.cascades)),
  )
  const names = missing.map(({ table, name }) => `${name} of ${table}`)
  const message =
    names.length > 0 ? `missing: ${names.join(', ')}` : `all ${wanted.length} foreign keys exist`
  return finding('foreign_keys', message, names.length > 0)
}

function schemaKeys(): (Key & { foreign_table: string })[] {
  return Object.values<unknown>(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => ({
        table: getTableName(table),
        foreign_table: getTableName(key.reference().foreignTable),
        // PostgreSQL truncates longer names.
        name: key.getName().slice(0, 63),
        cascades: key.onUpdate === 'cascade',
      })),
    )
}

/** Checks that each node responds and has the session settings of the coordinator. */
async function checkNodes(run: Database['run']): Promise<Finding[]> {
  // Sessions that Citus opens on a node use the settings of the database and role on that node.
  const rows = await run(`
    select n.nodename || ':' || n.nodeport as node, r.success and n.isactive as answers, r.result
    from pg_dist_node n join run_command_on_all_nodes($$
      select string_agg(difference, ', ' order by difference) from (${composeDifferences(nodeSettings)}) found
    $$, give_warning_for_connection_errors => true) r on r.nodeid = n.nodeid
    order by n.nodeid`)
  const nodes = rows as unknown as { node: string; answers: boolean; result: string | null }[]
  const namesOf = (some: typeof nodes): string => some.map(({ node }) => node).join(', ')
  const unreachable = nodes.filter(({ answers }) => !answers)
  const wrong = nodes.flatMap(({ node, answers, result }) => (answers && result ? `${node}: ${result}` : []))
  return [
    finding(
      'citus_nodes',
      unreachable.length > 0 ? `unreachable: ${namesOf(unreachable)}` : `all ${nodes.length} nodes respond`,
      unreachable.length > 0,
    ),
    finding(
      'citus_settings',
      wrong.length > 0 ? wrong.join('; ') : 'every node has the required session settings',
      wrong.length > 0,
    ),
  ]
}
