import type { Operation } from '../../src/contract/operation.ts'
import { servedOperations, outcomesOf, type Outcome } from './documented.ts'

const titles: Record<string, string> = {
  openapi: 'The public API',
  settings: 'The settings area',
  work: 'The web editor',
}

const introduction = `# Contract coverage

What every operation can answer, by the contracts: a success by its ✓, a refusal by its code. While \`npm test\` runs, the
answers of the servers that it starts in its own processes are recorded. It fails if an answer of this page was never
given, or if an answer was given that is not on it: so each cell is an answer that some test has had over HTTP.

Refusals by the HTTP parser, which belong to no operation, and answers to \`HEAD\`, which have no code, are not counted;
neither are answers of handlers that a test has replaced.
`

/** Returns the page of all documented responses. */
export function coverageMatrix(): string {
  const byContract = Map.groupBy(servedOperations, ({ contract }) => contract)
  const sections = [...byContract].map(([contract, operations]) =>
    [`## ${titles[contract] ?? contract}`, '', tableOf(operations)].join('\n'),
  )
  return [introduction, ...sections].join('\n')
}

/** Returns a table with a row for each operation and a column for each status. */
function tableOf(operations: readonly Operation[]): string {
  const outcomes = new Map(operations.map((operation) => [operation.operationId, outcomesOf(operation)]))
  const statuses = [...new Set([...outcomes.values()].flat().map(({ status }) => status))].sort()
  const rows = [...outcomes].map(([id, all]) => [
    `\`${id}\``,
    ...statuses.map((status) => cellOf(all, status)),
  ])
  const table = [['operation', ...statuses.map(String)], ['', ...statuses].map(() => '---'), ...rows]
  return `${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

const cellOf = (outcomes: readonly Outcome[], status: number): string =>
  outcomes
    .filter((outcome) => outcome.status === status)
    .map(({ code }) => (code === undefined ? '✓' : `\`${code}\``))
    .join(', ')
