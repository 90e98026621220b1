import type { Change } from './change.ts'

const heading = /^## \[?Unreleased\]?[ \t]*$/m

/** What the section of what is not released yet says, an item of its lists each; undefined without such a section. */
export function unreleasedLines(changelog: string): string[] | undefined {
  const start = heading.exec(changelog)
  if (!start) return undefined
  const [section = ''] = changelog.slice(start.index + start[0].length).split(/^## /m)
  // An item goes on until the next one, an empty line or a heading.
  const items = section.matchAll(/^[-*] (.*(?:\n(?![-*] |#)[ \t]*\S.*)*)/gm)
  return [...items].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim())
}

/** The section becomes that of a version, and an empty one takes its place. */
export function dateSection(changelog: string, version: string, date: string): string {
  return changelog.replace(heading, `## Unreleased\n\n## ${version} - ${date}`)
}

/** The line that speaks of a change: of those that name what changed, the one with the most of its names. */
export function lineOf({ names }: Change, lines: readonly string[]): string | null {
  const counts = lines.map((line) => names.filter((name) => isNamed(line, name)).length)
  const most = Math.max(0, ...counts)
  return most === 0 ? null : (lines[counts.indexOf(most)] ?? null)
}

/** In backticks; what is not a common word (`due_date`, `getTask`, `X-Request-Id`) also without. */
function isNamed(line: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const whole = new RegExp(`(?<![\\w-])${escaped}(?![\\w-]|/\\w)`)
  if (/[a-z][A-Z]|[^A-Za-z]/.test(name)) return whole.test(line)
  return [...line.matchAll(/`([^`]+)`/g)].some(([, code = '']) => whole.test(code))
}
