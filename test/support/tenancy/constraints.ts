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

/** Returns the generic plan, whose conditions name the parameters. */
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

/** The keys of a plan node that hold conditions. */
const conditions = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter']

/**
 * Finds scans of tenants' tables whose workspace is neither a value nor that of a JSON row. A join with a constrained row
 * is not enough, because Citus does not search subqueries for it. Outside of subqueries, PostgreSQL derives the value.
 * @param takesRows false if a workspace from a JSON row does not count
 */
export function findUnconstrained(plan: PlanNode, tables: TenantTables, takesRows = true): string[] {
  // The scan above an index scan (BitmapOr) repeats its whole condition.
  const nodes = nodesOf(plan).filter((node) => node['Node Type'] !== 'Bitmap Index Scan')
  const scanned = nodes.filter((node) => node.Alias !== undefined && node['Node Type'] !== 'ModifyTable')
  const columnOf = new Map(
    scanned.map((node) => [node.Alias, tables.get(node['Relation Name'] ?? '') ?? 'workspace_id']),
  )
  const equalities = nodes
    .flatMap((node) => conditions.flatMap((name) => conjunctsOf(node[name])))
    .flatMap((conjunct) => {
      const [left = '', right = '', ...more] = conjunct.split(' = ')
      return more.length > 0 ? [] : [[left, right] as const, [right, left] as const]
    })
  const byValue = new Set(
    equalities.filter(([, right]) => isValue(right)).map(([left]) => aliasOf(left, columnOf)),
  )
  // JSON rows name their workspaces, and rows that are joined on the workspace have the same one.
  const byRow = new Set(
    scanned.filter((node) => takesRows && nodesOf(node).every(isRow)).map((node) => node.Alias),
  )
  for (let before = -1; before !== byRow.size;) {
    before = byRow.size
    for (const [left, right] of equalities) {
      const [alias, other] = [aliasOf(left, columnOf), aliasOf(right, columnOf)]
      if (alias !== undefined && other !== undefined && byRow.has(other)) byRow.add(alias)
    }
  }
  return scanned
    .filter((node) => tables.has(tableOf(node, tables)) && !byValue.has(node.Alias) && !byRow.has(node.Alias))
    .map((node) => `${node['Relation Name']} ${node.Alias}`)
}

/** Returns whether a node reads JSON rows, or belongs to a subquery that groups them. */
const isRow = (node: PlanNode): boolean =>
  isGiven(node) || /^(Subquery Scan|Aggregate|Sort)$/.test(node['Node Type'])

/** Returns whether the rows come from a JSON parameter. */
const isGiven = (node: PlanNode): boolean =>
  /^jsonb?_(to|populate)_recordset$/.test(String(node['Function Name']))

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function tableOf(node: PlanNode, tables: TenantTables): string {
  const name = node['Relation Name'] ?? ''
  return tables.has(name) ? name : ''
}

/**
 * Returns `tasks` for `tasks.workspace_id`, even with a cast of its collation: `(tasks.workspace_id)::text`.
 */
function aliasOf(side: string, columnOf: ReadonlyMap<string | undefined, string>): string | undefined {
  const [, alias, column] = /^\(*"?(\w+)"?\.(\w+)\)*(?:::text)?\)*$/.exec(side) ?? []
  return alias !== undefined && columnOf.get(alias) === column ? alias : undefined
}

/** Returns whether a side of a comparison is a parameter or a literal, but not a list. */
function isValue(side: string): boolean {
  return /^\(*(\$\d+|'')\)*(::\w+)?\)*$/.test(side)
}

/** Returns the parts of a condition that must all hold. */
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

/** Removes parentheses around the whole text. */
function withoutParentheses(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    if (depth === 0) return at === text.length - 1 && at > 0 ? withoutParentheses(text.slice(1, -1)) : text
  }
  return text
}
