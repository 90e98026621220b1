import type { TransactionSql } from 'postgres'
import type { TenantTables } from './tenant-tables.ts'

/** A node of a plan, as EXPLAIN shows it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Alias?: string
  Plans?: PlanNode[]
  [condition: string]: unknown
}

/** The plan for any values, whose conditions name the parameters. */
export async function explainStatement(tx: TransactionSql, text: string): Promise<PlanNode> {
  await tx.unsafe('set local plan_cache_mode = force_generic_plan')
  await tx.unsafe(`prepare statement_to_explain as ${text}`)
  const [prepared] = await tx.unsafe<{ count: number }[]>(`
    select cardinality(parameter_types) as count from pg_prepared_statements where name = 'statement_to_explain'`)
  const values = Array.from({ length: prepared?.count ?? 0 }, () => 'null').join(', ')
  const [explained] = await tx.unsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `explain (verbose, costs off, format json) execute statement_to_explain${values && ` (${values})`}`,
  )
  await tx.unsafe('deallocate statement_to_explain')
  if (!explained) throw new Error(`no plan for ${text}`)
  return explained['QUERY PLAN'][0].Plan
}

/** Where a plan compares: what it scans by, what it leaves out, what it joins by. */
const conditions = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter']

/**
 * The scans of tenants' tables whose workspace is neither a value's nor that of a row which is constrained itself, or given
 * to the statement as JSON.
 * PostgreSQL derives what follows from what: of `a.workspace_id = b.workspace_id and b.workspace_id = $1` it makes a
 * condition for each of the two.
 */
export function findUnconstrained(plan: PlanNode, tables: TenantTables): string[] {
  // What an index is asked for may be one of several ways (BitmapOr); the scan of the table above has all of it again.
  const nodes = nodesOf(plan).filter((node) => node['Node Type'] !== 'Bitmap Index Scan')
  const scanned = nodes.filter((node) => node.Alias !== undefined && node['Node Type'] !== 'ModifyTable')
  const columnOf = new Map(
    scanned.map((node) => [node.Alias, tables.get(node['Relation Name'] ?? '') ?? 'workspace_id']),
  )
  // Their parts are scanned and constrained by themselves; rows that the statement is given name their workspaces.
  const constrained = new Set(
    scanned
      .filter((node) => /^(CTE|Subquery) Scan$/.test(node['Node Type']) || isGiven(node))
      .map((node) => node.Alias),
  )
  const equalities = nodes
    .flatMap((node) => conditions.flatMap((name) => conjunctsOf(node[name])))
    .flatMap((conjunct) => {
      const [left = '', right = '', ...more] = conjunct.split(' = ')
      return more.length > 0 ? [] : [[left, right] as const, [right, left] as const]
    })
  for (let before = -1; before !== constrained.size;) {
    before = constrained.size
    for (const [left, right] of equalities) {
      const alias = aliasOf(left, columnOf)
      if (alias === undefined) continue
      const other = aliasOf(right, columnOf)
      if (isValue(right) || (other !== undefined && constrained.has(other))) constrained.add(alias)
    }
  }
  return scanned
    .filter((node) => tables.has(tableOf(node, tables)) && !constrained.has(node.Alias))
    .map((node) => `${node['Relation Name']} ${node.Alias}`)
}

/** Rows of a parameter. */
const isGiven = (node: PlanNode): boolean =>
  /^jsonb?_(to|populate)_recordset$/.test(String(node['Function Name']))

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function tableOf(node: PlanNode, tables: TenantTables): string {
  const name = node['Relation Name'] ?? ''
  return tables.has(name) ? name : ''
}

/** `tasks` of `tasks.workspace_id`, also where its collation is made another's: `(tasks.workspace_id)::text`. */
function aliasOf(side: string, columnOf: ReadonlyMap<string | undefined, string>): string | undefined {
  const [, alias, column] = /^\(*"?(\w+)"?\.(\w+)\)*(?:::text)?\)*$/.exec(side) ?? []
  return alias !== undefined && columnOf.get(alias) === column ? alias : undefined
}

/** A parameter, a literal, or what was read before the scan; not a list. */
function isValue(side: string): boolean {
  return /^\(*(\$\d+|''|\(InitPlan \d+\)\.col\d+)\)*(::\w+)?\)*$/.test(side)
}

/** Those parts of a condition that all have to hold. */
function conjunctsOf(condition: unknown): string[] {
  if (typeof condition !== 'string') return []
  const text = withoutParentheses(condition.replace(/'(?:[^']|'')*'/g, "''"))
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (depth === 0 && text.startsWith(' AND ', at)) {
      parts.push(text.slice(from, at))
      from = at + ' AND '.length
    }
  }
  return parts.length === 0 ? [text] : [...parts, text.slice(from)].flatMap(conjunctsOf)
}

/** Those around all of it. */
function withoutParentheses(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    if (depth === 0) return at === text.length - 1 && at > 0 ? withoutParentheses(text.slice(1, -1)) : text
  }
  return text
}
