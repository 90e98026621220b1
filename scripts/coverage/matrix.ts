import type { Operation } from '../../src/contract/operation.ts'
import { servedOperations, outcomesOf, type Outcome } from './documented.ts'

const titles: Record<string, string> = {
  openapi: 'The public API',
  settings: 'The settings area',
  work: 'The web editor',
}

const introduction = `# Contract coverage

The documented responses of every operation: ✓ for a success response, the code for a refusal. \`npm test\` records the
responses of the servers that run in its own processes, and fails if a response on this page never occurred or a response
occurred that is not on it. So some test has received each of these responses over HTTP.

Refusals by the HTTP parser, which belong to no operation, and responses to \`HEAD\`, which have no code, are not counted.
Neither are responses of handlers that a test has replaced.
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
