import { readFileSync } from 'node:fs'

/** Returns a snippet from a section of CONTRIBUTING.md: the first one, or the first that contains a text. */
export function snippet(section: string, language: 'yaml' | 'ts', holding = ''): string {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const start = guide.indexOf(`## ${section}\n`)
  const text = guide.slice(start, guide.indexOf('\n## ', start))
  const snippets = [...text.matchAll(/^ {3}```(\w+)\n(.*?)^ {3}```$/gms)]
  const found = snippets.find(([, kind, code = '']) => kind === language && code.includes(holding))
  if (start < 0 || !found) throw new Error(`${section} has no ${language} with ${holding}`)
  return (found[2] ?? '').replace(/^ {3}/gm, '').trimEnd()
}

export const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by))
