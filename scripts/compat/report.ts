import type { Change, Verdict } from './change.ts'
import { lineOf } from './changelog.ts'

interface ReportedChange extends Omit<Change, 'names' | 'identifying'> {
  /** The changelog's line that describes the change. */
  changelog: string | null
}
export type Report = Record<Verdict, number> & { changes: ReportedChange[] }

export function buildReport(changes: readonly Change[], lines: readonly string[]): Report {
  const count = (verdict: Verdict): number => changes.filter((one) => one.verdict === verdict).length
  return {
    breaking: count('breaking'),
    safe: count('safe'),
    documentation: count('documentation'),
    changes: changes.map((change) => {
      const { verdict, where, direction, message, line } = change
      return { verdict, where, direction, message, line, changelog: lineOf(change, lines) }
    }),
  }
}

/** Formats two lines for each change: where and what, and the changelog's line. */
export function describeReport({ breaking, safe, documentation, changes }: Report, file: string): string {
  const lines = changes.flatMap(({ verdict, where, direction, message, line, changelog }) => [
    `${file}:${line}: ${verdict}, ${direction}: ${where}: ${message}`,
    ...(changelog === null ? [] : [`    CHANGELOG: ${changelog}`]),
  ])
  return [...lines, `compat: ${breaking} breaking, ${safe} safe, ${documentation} documentation`].join('\n')
}
