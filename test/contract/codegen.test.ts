import { describe, expect, it } from 'vitest'
import { contract, invalid, router, staleness } from './codegen-drifts.ts'
import { expectFinding, useCopies } from './drift.ts'
import { swap } from './project-copy.ts'

const withCopy = useCopies()

describe('codegen --check', { timeout: 120_000 }, () => {
  it.concurrent('passes when all is in step', () =>
    withCopy(async (copy) => {
      expect(await copy.run('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    }),
  )

  it.concurrent.for([...staleness, ...invalid])('finds that $title', (drift) =>
    withCopy(async (copy) => {
      for (const edit of drift.edits) await copy.edit(edit)
      await expectFinding(copy, drift, await copy.run('scripts/codegen.ts', '--check'))
    }),
  )

  it.concurrent('finds that a generated file is missing', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: router, change: null })
      const { code, output } = await copy.run('scripts/codegen.ts', '--check')
      expect(output).toBe(`${router}:1: the file is missing\n    mend: npm run codegen\n`)
      expect(code).toBe(1)
    }),
  )

  it.concurrent('finds a file that no contract makes', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: 'generated/old.router.ts', change: () => 'export {}\n' })
      const { code, output } = await copy.run('scripts/codegen.ts', '--check')
      expect(output).toBe(
        'generated/old.router.ts:1: no contract makes this file\n    mend: rm generated/old.router.ts\n',
      )
      expect(code).toBe(1)
    }),
  )

  it.concurrent('writes nothing from an invalid contract', () =>
    withCopy(async (copy) => {
      const before = await copy.read(router)
      await copy.edit(swap(contract, '      operationId: getTask\n', ''))
      expect((await copy.run('scripts/codegen.ts')).code).toBe(1)
      expect(await copy.read(router)).toBe(before)
    }),
  )
})
