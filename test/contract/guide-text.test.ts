import { describe, expect, test } from 'vitest'
import { contracts as listed } from '../../scripts/contract/generate.ts'
import { readContract } from '../../scripts/contract/read-contract.ts'

const contracts = await Promise.all(listed.map(({ file }) => readContract(file)))

interface Text {
  info: { description: string }
  servers: { url: string }[]
}

describe.for(contracts.map(({ document }) => document as unknown as Text))(
  'the contract of $servers.0.url',
  ({ info, servers }) => {
    test('the contract lists each server once', () => {
      expect(servers.map(({ url }) => url)).toEqual([...new Set(servers.map(({ url }) => url))])
    })

    test('each code block of the guide ends with the indentation with which it began', () => {
      const blocks = info.description.matchAll(/^( *)```(?:json|js)\n(.*?\n)( *)```$/gms)
      for (const [block, opening = '', code = '', closing] of blocks) {
        expect(closing, block).toBe(opening)
        expect(code.trimEnd().split('\n').at(-1), block).toBe(`${opening}}`)
      }
    })
  },
)
