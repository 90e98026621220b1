import type { Change, Verdict } from './change.ts'
import { lineOf } from './changelog.ts'

interface Reported extends Omit<Change, 'names'> {
  /** What the changelog says of it. */
  changelog: string | null
}
export type Report = Record<Verdict, number> & { changes: Reported[] }

export function reportOf(changes: readonly Change[], lines: readonly string[]): Report {
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

/** A line for each change, where it stands first, and one for what the changelog does or does not say of it. */
export function describeReport({ breaking, safe, documentation, changes }: Report, file: string): string {
  const lines = changes.flatMap(({ verdict, where, direction, message, line, changelog }) => [
    `${file}:${line}: ${verdict}, ${direction}: ${where}: ${message}`,
    ...(changelog === null ? [] : [`    CHANGELOG: ${changelog}`]),
  ])
  return [...lines, `compat: ${breaking} breaking, ${safe} safe, ${documentation} documentation`].join('\n')
}
