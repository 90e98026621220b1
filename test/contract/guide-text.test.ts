import { describe, expect, test } from 'vitest'
import { contracts as listed } from '../../scripts/contract/generate.ts'
import { readContract } from '../../scripts/contract/read-contract.ts'

const contracts = await Promise.all(listed.map(({ file }) => readContract(file)))

interface Text {
  info: { description: string }
  servers: { url: string }[]
}

test('descriptions that say that a schema does not have a field are true', () => {
  const { schemas } = contracts[0]?.document.components ?? { schemas: {} }
  const fields = Object.values(schemas).flatMap(({ properties = {} }) => Object.entries(properties))
  const lacking = fields.flatMap(([field, { description = '' }]) => {
    const [, schema] = /`(\w+)` does not have this field/.exec(String(description)) ?? []
    return schema === undefined ? [] : [{ schema, field }]
  })
  expect(lacking).toEqual([{ schema: 'Task', field: 'reminder_date' }])
  for (const { schema, field } of lacking) expect(schemas[schema]?.properties).not.toHaveProperty(field)
})

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
