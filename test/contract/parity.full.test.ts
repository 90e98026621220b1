import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../support/database.ts'
import { contract, expectFinding, placeIn, useCopies } from './drift.ts'
import { readTexts } from './edited-texts.ts'
import { appDrifts } from './parity-drifts.ts'
import { swap } from './project-copy.ts'
import { textDrifts } from './text-drifts.ts'

const withCopy = useCopies()
let database: string
let compareEdited: Awaited<ReturnType<typeof readTexts>>
beforeAll(async () => {
  database = await testDatabaseUrl()
  compareEdited = await readTexts()
})

describe('parity', { timeout: 600_000 }, () => {
  it.concurrent('passes if nothing differs, and prints the number of comparisons (product.md 16.2)', () =>
    withCopy(async (copy) => {
      const { code, output } = await copy.run('scripts/parity.ts', '--database', database)
      expect(output).toMatch(
        /^parity: spec\/openapi\.yaml: 13 operations, 7 webhooks, 7 scopes, 24 error codes, \d+ examples, \d+ requests: in step\nparity: spec\/settings\.yaml: 31 operations, .*: in step\n$/,
      )
      expect(code).toBe(0)
    }),
  )

  it.concurrent.for(appDrifts)('finds: %s, at %j', (drift) =>
    withCopy(async (copy) => {
      const [, , ...edits] = drift
      for (const edit of edits) await copy.edit(edit)
      // Codegen runs first, so that parity finds only what cannot be generated.
      if (edits.some(({ file }) => file.startsWith('spec/'))) await copy.codegen()
      await expectFinding(copy, drift, await copy.runScript('scripts/parity.ts', '--database', database))
    }),
  )

  it.for(textDrifts)('finds: %s, at %j', async ([says, where, ...edits]) => {
    const { findings, texts } = await compareEdited(edits)
    const [file] = where
    const place = placeIn(where, texts.get(file) ?? (await readFile(file, 'utf8')))
    expect(findings).toContainEqual({
      rule: expect.stringMatching(/\S/) as string,
      where: place,
      what: expect.stringContaining(says) as string,
      fix: expect.stringMatching(/\S/) as string,
    })
  })

  it.concurrent('prints its findings as JSON and as SARIF 2.1.0', () =>
    withCopy(async (copy) => {
      const listed = async (format: string): Promise<unknown> => {
        const { output } = await copy.runScript('scripts/parity.ts', '--database', database, format)
        return JSON.parse(output)
      }
      expect(await listed('--json')).toEqual({ findings: [] })
      await copy.edit(swap('README.md', '$TASKWIRE_URL/members', '$TASKWIRE_URL/people'))
      const place = placeIn(['README.md', '/people'], (await copy.read('README.md')) ?? '')
      const line = Number(place.split(':')[1])
      const message = 'no contract has /people'
      const fix = 'make the document say what the contract says'
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
                    physicalLocation: {
                      artifactLocation: { uri: 'README.md' },
                      region: { startLine: line },
                    },
                  },
                ],
              },
            ],
          },
        ],
      })
    }),
  )

  it.concurrent.for(['generated/openapi.operations.ts', 'generated/openapi.validators.js'])(
    'finds that %s is missing',
    (file) =>
      withCopy(async (copy) => {
        await copy.edit({ file, change: null })
        const { code, output } = await copy.run('scripts/parity.ts', '--database', database)
        expect(output).toBe(`${file}:1: the file is missing\n    fix: npm run codegen\n`)
        expect(code).toBe(1)
      }),
  )

  it.concurrent('finds that the contract is invalid', () =>
    withCopy(async (copy) => {
      await copy.edit(swap(contract, 'openapi: 3.1.0', 'openapi: 3.0.3'))
      const { code, output } = await copy.runScript('scripts/parity.ts', '--database', database)
      expect(output).toMatch(/^spec\/openapi\.yaml:1: the contract is not OpenAPI 3\.1\n {4}fix: /)
      expect(code).toBe(1)
    }),
  )
})
