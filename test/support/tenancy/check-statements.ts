import type { Sql } from 'postgres'
import { explainStatement, findUnconstrained } from './constraints.ts'
import { exceptions, type Exception } from './exceptions.ts'
import { readTenantTables, type TenantTables } from './tenant-tables.ts'

export interface SentStatement {
  text: string
  /** The file that sends it. */
  origin: string
}

/** A transaction, or a plan, that names several workspaces. */
export interface SentTransaction {
  statements: { text: string; workspaces: string[] }[]
}

/** What is no query, and reads no table. */
const command =
  /^\s*(begin|commit|rollback|savepoint|release|set|listen|unlisten|notify|create|alter|drop|lock|reset|show|copy|vacuum|analyze|checkpoint|explain|select\s*(;|$)|$)/i

/**
 * Holds what was sent against the tenancy wall: each scan of a tenant's table is constrained by `workspace_id`: by a value,
 * by a row that is, or by a row that the statement is given; and no transaction or plan names two workspaces. The statement
 * that commits several plans may: each of its rows names its own. PostgreSQL's planner says how tables are scanned.
 * @param isWhole whether the suite has run as a whole: only then must each exception be there for something
 */
export async function checkStatements(
  sql: Sql,
  sent: readonly (SentStatement | SentTransaction)[],
  isWhole: boolean,
): Promise<string[]> {
  const used = new Set<Exception>()
  const findings: string[] = []
  const statements = sent.filter((one) => 'origin' in one)
  const byText = Map.groupBy(statements, ({ text }) => text)
  const sendersOf = ({ text }: { text: string }): SentStatement[] => byText.get(text) ?? []
  const permit = (text: string, origin: string): boolean => {
    const found = exceptions.filter((one) => one.origin === origin && (one.text?.test(text) ?? true))
    for (const one of found) used.add(one)
    return found.length > 0
  }

  await sql
    .begin(async (tx) => {
      const tables = await readTenantTables(tx)
      for (const alike of Map.groupBy(statements, kindOf).values()) {
        const [{ text }] = alike as [SentStatement]
        if (command.test(text)) continue
        const plan = await tx.savepoint((inner) => explainStatement(inner, text)).catch(unlessGone)
        const unconstrained = plan ? findUnconstrained(plan, tables) : []
        if (unconstrained.length === 0) continue
        for (const { origin } of alike)
          if (!permit(text, origin))
            findings.push(
              `${origin}: not constrained by workspace_id: ${unconstrained.join(', ')} in: ${oneLine(text)}`,
            )
      }
      for (const { statements } of sent.filter((one) => 'statements' in one)) {
        const own = statements.filter(({ text }) => byText.has(text) && names(tables, text))
        const workspaces = new Set(own.flatMap((one) => one.workspaces))
        if (workspaces.size < 2) continue
        // Each is asked, so that each that there is for something is known.
        const permitted = own.flatMap(sendersOf).filter(({ text, origin }) => permit(text, origin))
        if (permitted.length === 0)
          findings.push(
            `a transaction names ${workspaces.size} workspaces: ${own.map((one) => `${sendersOf(one)[0]?.origin}: ${oneLine(one.text)}`).join('; ')}`,
          )
      }
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  if (isWhole)
    for (const one of exceptions.filter((one) => !used.has(one) && !one.isRare))
      findings.push(`${one.origin}: nothing needs this exception: ${one.why}`)
  return [...new Set(findings)]
}

/** Of a table that a test has made, or of a day's partition, nothing is left. */
function unlessGone(error: unknown): undefined {
  if ((error as { code?: string }).code !== '42P01') throw error
}

/** Nothing that was made for the plans stays. */
const done = new Error('rolled back')

/** Lists of varying length are one statement. */
function kindOf({ text }: SentStatement): string {
  return text
    .replace(/\$\d+/g, '?')
    .replace(/\?(, ?\?)+/g, '?')
    .replace(/\(\?\)(, ?\(\?\))+/g, '(?)')
}

function names(tables: TenantTables, text: string): boolean {
  return [...tables.keys()].some((table) => new RegExp(`\\b${table}\\b`).test(text))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 400)
