import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const numbers = (text: string): string[] => text.match(/\d+\.\d+/g) ?? []

test('every rule of docs/product.md is cited by a test or a conformance rule', () => {
  const product = readFileSync('docs/product.md', 'utf8')
  const rules = [...product.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, number = '']) => number)
  const cited = globSync(['test/**/*.ts', 'tools/conformance/**/*.ts'])
    .map((file) => readFileSync(file, 'utf8').replace(/\s+(\* )?/g, ' '))
    .flatMap((text) => text.match(/product\.md \d+\.\d+((,| and|, and) \d+\.\d+)*/g) ?? [])
    .flatMap(numbers)
  expect(rules.filter((rule) => !cited.includes(rule))).toEqual([])
})
