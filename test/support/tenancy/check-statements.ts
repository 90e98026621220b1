import type { Sql } from 'postgres'
import { explainStatement, findUnconstrained } from './constraints.ts'
import { exceptions, type Exception } from './exceptions.ts'
import { findUnnamedColumns } from './result-columns.ts'
import { readTenantTables, type TenantTables } from './tenant-tables.ts'

export interface SentStatement {
  text: string
  /** The file that sends the statement. */
  origin: string
}

/** A transaction or a plan that names several workspaces. */
export interface SentTransaction {
  statements: { text: string; workspaces: string[] }[]
}

/** Statements that read no table. */
const command =
  /^\s*(begin|commit|rollback|savepoint|release|set|listen|unlisten|notify|create|alter|drop|lock|reset|show|copy|vacuum|analyze|checkpoint|explain|select\s*(;|$)|$)/i

/**
 * Checks that each scan of a tenant's table is constrained by `workspace_id` in its plan, that no transaction or plan
 * names two workspaces, except for the statement that commits several plans, and that results have named columns.
 * @param isWhole true if the whole suite has run, and so every exception must have been used
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
      for (const sameKind of Map.groupBy(statements, kindOf).values()) {
        const [{ text }] = sameKind as [SentStatement]
        if (command.test(text)) continue
        const plan = await tx.savepoint((inner) => explainStatement(inner, text)).catch(ignoreMissingTable)
        const unconstrained = plan ? findUnconstrained(plan, tables) : []
        if (unconstrained.length === 0) continue
        for (const { origin } of sameKind)
          if (!permit(text, origin))
            findings.push(
              `${origin}: not constrained by workspace_id: ${unconstrained.join(', ')} in: ${oneLine(text)}`,
            )
      }
      for (const { statements } of sent.filter((one) => 'statements' in one)) {
        const own = statements.filter(({ text }) => byText.has(text) && names(tables, text))
        const workspaces = new Set(own.flatMap((one) => one.workspaces))
        if (workspaces.size < 2) continue
        // Checks every sender, even after the first permitted one, so that all exceptions in use are known.
        const permitted = own.flatMap(sendersOf).filter(({ text, origin }) => permit(text, origin))
        if (permitted.length === 0)
          findings.push(
            `a transaction names ${workspaces.size} workspaces: ${own.map((one) => `${sendersOf(one)[0]?.origin}: ${oneLine(one.text)}`).join('; ')}`,
          )
      }
      const texts = [...Map.groupBy(statements, kindOf).values()].map(([one]) => one!.text)
      const reads = texts.filter((text) => !command.test(text))
      for (const text of await findUnnamedColumns(tx, reads))
        for (const { origin } of sendersOf({ text }))
          findings.push(`${origin}: names no columns, so a migration makes it fail: ${oneLine(text)}`)
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  if (isWhole)
    for (const one of exceptions.filter((one) => !used.has(one) && !one.isRare))
      findings.push(`${one.origin}: no statement needs this exception: ${one.why}`)
  return [...new Set(findings)]
}

/** Ignores missing tables: those of a test, and dropped partitions. */
function ignoreMissingTable(error: unknown): undefined {
  if ((error as { code?: string }).code !== '42P01') throw error
}

/** The error that rolls back everything made for the plans. */
const done = new Error('rolled back')

/** Returns the statement with every list of parameters shortened, because their lengths vary. */
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
