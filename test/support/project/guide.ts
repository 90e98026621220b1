import { readFileSync } from 'node:fs'

function textOf(section: string): string {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const start = guide.indexOf(`## ${section}\n`)
  if (start < 0) throw new Error(`CONTRIBUTING.md has no section ${section}`)
  return guide.slice(start, guide.indexOf('\n## ', start))
}

/** Returns a snippet from a section of CONTRIBUTING.md: the first one, or the first that contains a string. */
export function snippet(section: string, language: 'yaml' | 'ts', holding = ''): string {
  const snippets = [...textOf(section).matchAll(/^ {3}```(\w+)\n(.*?)^ {3}```$/gms)]
  const found = snippets.find(([, kind, code = '']) => kind === language && code.includes(holding))
  if (!found) throw new Error(`${section} has no ${language} with ${holding}`)
  return (found[2] ?? '').replace(/^ {3}/gm, '').trimEnd()
}

/** Returns the first group of a pattern in a section of CONTRIBUTING.md. */
export function guideText(section: string, pattern: RegExp): string {
  const [, found] = pattern.exec(textOf(section)) ?? []
  if (found === undefined) throw new Error(`${section} does not match ${pattern}`)
  return found
}

export const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by))
