import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { expectFinding, locationOf, useCopies } from '../support/project/drift.ts'
import { operations } from '../support/contract/operations.ts'
import { parityDrifts } from './tables/parity-drifts.ts'
import { swap } from '../support/project/project-copy.ts'

const withCopy = useCopies()
let database: string
beforeAll(async () => {
  database = await testDatabaseUrl()
})

describe('parity', { timeout: 600_000 }, () => {
  it.concurrent('parity passes if nothing differs, and prints the number of comparisons (product.md 16.2)', () =>
    withCopy(async (copy) => {
      const { code, output } = await copy.run('scripts/parity.ts', '--database', database)
      expect(output).toContain(`parity: spec/openapi.yaml: ${operations.length} operations, `)
      expect(output).toMatch(
        /^parity: spec\/openapi\.yaml: \d+ operations, \d+ webhooks, \d+ scopes, \d+ error codes, \d+ examples, \d+ requests: consistent\nparity: spec\/settings\.yaml: \d+ operations, .*: consistent\nparity: spec\/work\.yaml: \d+ operations, .*: consistent\n$/,
      )
      expect(code).toBe(0)
    }))

  const groups = parityDrifts.map((drifts) => ({ drifts, says: drifts.map(([says]) => says).join('; ') }))
  it.concurrent.for(groups)('parity reports that $says', ({ drifts }) =>
    withCopy(async (copy) => {
      const edits = drifts.flatMap(([, , ...made]) => made)
      for (const edit of edits) await copy.edit(edit)
      // Codegen runs first, so that parity finds only what cannot be generated.
      if (edits.some(({ file }) => file.startsWith('spec/'))) await copy.codegen()
      const result = await copy.runScript('scripts/parity.ts', '--database', database)
      for (const drift of drifts) await expectFinding(copy, drift, result)
    }),
  )

  it.concurrent('parity prints its findings as JSON and as SARIF 2.1.0', () =>
    withCopy(async (copy) => {
      const listed = async (format: string): Promise<unknown> => {
        const { output } = await copy.runScript('scripts/parity.ts', '--database', database, format)
        return JSON.parse(output)
      }
      expect(await listed('--json')).toEqual({ findings: [] })
      await copy.edit(swap('README.md', '$TASKWIRE_URL/members', '$TASKWIRE_URL/persons'))
      const place = locationOf(['README.md', '/persons'], (await copy.read('README.md')) ?? '')
      const line = Number(place.split(':')[1])
      const message = 'no contract has /persons'
      const fix = 'correct the document to match the contract'
      expect(await listed('--json')).toEqual({
        findings: [{ rule: 'documents', message, file: 'README.md', line, fix }],
      })
      expect(await listed('--sarif')).toMatchObject({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'taskwire parity' } },
            results: [
              {
                ruleId: 'documents',
                level: 'error',
                message: { text: `${message}. To fix it: ${fix}` },
                locations: [
                  {
                    physicalLocation: { artifactLocation: { uri: 'README.md' }, region: { startLine: line } },
                  },
                ],
              },
            ],
          },
        ],
      })
    }))
})
