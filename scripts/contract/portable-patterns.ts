import type { SourceContract } from './source-contract.ts'
import type { Fault } from './finding.ts'

/**
 * Tokens that every engine reads in the same way: JavaScript with and without the `u` flag, RE2 (Go), Rust (pydantic),
 * Python, Java, .NET. `\d`, `\s` and `\w` match different characters in some of these.
 */
const tokens = [
  String.raw`\\x[0-9A-Fa-f]{2}`,
  String.raw`\\[\^$\\.*+?()[\]{}|tnrfv]`,
  String.raw`\[\^?(?:\\x[0-9A-Fa-f]{2}|\\[\^\\[\]tnrfv]|[^\\[\]])+\]`,
  String.raw`\(\?:`,
  String.raw`\{\d{1,3}(?:,\d{0,3})?\}\??`,
  String.raw`\((?!\?)`,
  String.raw`[^\\[\](){}]`,
  String.raw`\)`,
]
const portable = new RegExp(`^(?:${tokens.join('|')})*$`, 'su')

const fix =
  'use no look-around, back-references, \\u, \\d, \\s, \\w or repetitions over 999; express the rest with an x- keyword and a sentence'

/** Returns whether every engine compiles a pattern, and matches the same strings. */
export const isPortable = (pattern: string): boolean => portable.test(pattern)

/** Finds patterns that some engines do not compile, anywhere in a contract, including webhooks. */
export function checkPatterns({ document }: SourceContract): Fault[] {
  return patternsIn(document, [])
    .filter(([, pattern]) => !isPortable(pattern))
    .map(([pointer]) => [pointer, 'not every regular expression engine compiles this pattern', fix])
}

/** Returns the patterns below a node, with their positions. Properties may be called `pattern` too. */
function patternsIn(node: unknown, at: string[]): [pointer: string[], pattern: string][] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]): [string[], string][] =>
    key === 'pattern' && typeof value === 'string'
      ? [[[...at, key], value]]
      : patternsIn(value, [...at, key]),
  )
}
