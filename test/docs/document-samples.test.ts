import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* The commands and samples in the documents and contracts, which readers copy. */

const files = globSync(['*.md', 'docs/*.md', 'src/client/*.md', 'spec/*.yaml', 'examples/**/*.*'])
const linesOf = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line}`),
  )

test('no command in the documents overwrites a file with a fixed name', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(linesOf(/^\s*(\$ )?[a-z].*[^-=>]>\s*[\w./-]+\.[a-z]+\b/)).toEqual([])
})

test('no sample in the documents listens on all interfaces', () => {
  expect(
    linesOf(/\.listen\((\d+|process\.env\.PORT)?\)|0\.0\.0\.0:\d|ListenAndServe\(":|HTTPServer\(\(["']{2}/),
  ).toEqual([])
})
