import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const plain = (text: string): string => text.replace(/\s+/g, ' ')

const [, ...sections] = read('SECURITY.md').split(/^## /m)
const citedTests = sections.flatMap((section) => {
  const [heading = ''] = section.split('\n')
  return [...section.matchAll(/^- `(test\/\S+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({
    heading,
    file,
    title,
  }))
})

test('each of the OWASP API Top 10 has tests in SECURITY.md', () => {
  const headings = new Set(citedTests.map(({ heading }) => heading.split(' ')[0]))
  for (let i = 1; i <= 10; i++) expect(headings).toContain(`API${i}`)
  expect(citedTests.length).toBeGreaterThan(40)
})

test.each(citedTests)('$heading: $file has the test $title, which CI runs', ({ file, title }) => {
  // Tests on three nodes run only if there is a cluster.
  expect(file).toMatch(/^test\/(?!citus\/).*\.test\.ts$/)
  expect(existsSync(new URL(`../../${file}`, import.meta.url)), file).toBe(true)
  expect(plain(read(file))).toContain(title)
})
