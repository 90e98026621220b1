import type { Change } from './change.ts'

const heading = /^## \[?Unreleased\]?[ \t]*$/m

/** Returns the items of the changelog's unreleased section; undefined if there is no such section. */
export function unreleasedLines(changelog: string): string[] | undefined {
  const start = heading.exec(changelog)
  if (!start) return undefined
  const [section = ''] = changelog.slice(start.index + start[0].length).split(/^## /m)
  // An item ends at the next item, an empty line or a heading.
  const items = section.matchAll(/^[-*] (.*(?:\n(?![-*] |#)[ \t]*\S.*)*)/gm)
  return [...items].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim())
}

/** Turns the unreleased section into the section of a version, and adds an empty one. */
export function dateSection(changelog: string, version: string, date: string): string {
  return changelog.replace(heading, `## Unreleased\n\n## ${version} - ${date}`)
}

type Named = Pick<Change, 'names'> & Partial<Pick<Change, 'identifying'>>

/** Returns the line that describes a change: the one with the most names of the change, if any of them identifies it. */
export function lineOf({ names, identifying = names }: Named, lines: readonly string[]): string | null {
  const counts = lines.map((line) => {
    const isOfChange = identifying.some((name) => isNamed(line, name))
    return isOfChange ? names.filter((name) => isNamed(line, name)).length : 0
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? null : (lines[counts.indexOf(most)] ?? null)
}

/** Returns a sentence if a change other than documentation is not named in the changelog. */
export function missingLine(change: Change, lines: readonly string[]): string | undefined {
  if (change.verdict === 'documentation' || lineOf(change, lines) !== null) return undefined
  return `no line of CHANGELOG.md's Unreleased names \`${change.identifying[0] ?? change.names[0]}\``
}

/**
 * Returns whether a line has a name in backticks. A name that is not a common word (`due_date`) needs no backticks.
 */
function isNamed(line: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const whole = new RegExp(`(?<![\\w-])${escaped}(?![\\w-]|/\\w)`)
  if (/[a-z][A-Z]|[^A-Za-z]/.test(name)) return whole.test(line)
  return [...line.matchAll(/`([^`]+)`/g)].some(([, code = '']) => whole.test(code))
}
