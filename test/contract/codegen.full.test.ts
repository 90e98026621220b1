import { describe, expect, it } from 'vitest'
import { codegenDrifts, operations } from './tables/codegen-drifts.ts'
import { contract, expectFinding, useCopies } from '../support/project/drift.ts'
import { insert, lineOf, swap, type Edit } from '../support/project/project-copy.ts'

const withCopy = useCopies()

describe('codegen --check', { timeout: 600_000 }, () => {
  it.concurrent('codegen --check passes if nothing differs', () =>
    withCopy(async (copy) => {
      expect(await copy.run('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    }))

  it.concurrent.for(codegenDrifts)('codegen --check reports that %s, at %j', (drift) =>
    withCopy(async (copy) => {
      for (const edit of drift.slice(2) as Edit[]) await copy.edit(edit)
      await expectFinding(copy, drift, await copy.runScript('scripts/codegen.ts', '--check'))
    }),
  )

  it.concurrent('codegen --check reports a missing generated file', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: operations, change: null })
      const { code, output } = await copy.run('scripts/codegen.ts', '--check')
      expect(output).toBe(`${operations}:1: the file is missing\n    fix: npm run codegen\n`)
      expect(code).toBe(1)
    }))

  it.concurrent('codegen --check reports a generated file that belongs to no contract', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: 'generated/old.operations.ts', change: () => 'export {}\n' })
      const { code, output } = await copy.runScript('scripts/codegen.ts', '--check')
      expect(output).toBe(
        'generated/old.operations.ts:1: no contract generates this file\n    fix: rm generated/old.operations.ts\n',
      )
      expect(code).toBe(1)
    }))

  it.concurrent('codegen adds only the parts that the policy implies and the author left out', () =>
    withCopy(async (copy) => {
      const complete = (await copy.read(contract)) ?? ''
      await copy.edit({ file: contract, change: withoutPolicy })
      const { code, output } = await copy.runScript('scripts/codegen.ts', '--check')
      expect(output).toMatch(/^spec\/openapi\.yaml:\d+: getMe lacks parts that follow from its policy: /)
      expect(code).toBe(1)
      expect(await copy.runScript('scripts/codegen.ts')).toEqual({ code: 0, output: '' })
      expect(await copy.read(contract)).toBe(complete)
      expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    }))

  it.concurrent('codegen finds an error code that two contracts define differently', () =>
    withCopy(async (copy) => {
      const disagreeing = '  not_found:\n    status: 410\n    type: invalid_request_error\n'
      await copy.edit({ file: settings, change: (text) => text.trimEnd() + `\n${disagreeing}` })
      const { code, output } = await copy.runScript('scripts/codegen.ts')
      const line = lineOf((await copy.read(settings)) ?? '', '  not_found:', 'x-error-catalog:')
      expect(output).toContain(
        `${settings}:${line}: not_found is 410 invalid_request_error here, and 404 invalid_request_error in ${contract}`,
      )
      expect(code).toBe(1)
    }))

  it.concurrent('codegen reports an error at its location, which may be in another file', () =>
    withCopy(async (copy) => {
      const many = '    Many:\n      name: many\n      in: query\n      schema: { type: array, items: {} }\n'
      await copy.edit(insert(contract, many, '    TaskId:\n'))
      const use = "        - $ref: './openapi.yaml#/components/parameters/Many'\n"
      await copy.edit(insert(settings, use, "        - $ref: '#/components/parameters/KeyId'", 'getKey\n'))
      const { output } = await copy.runScript('scripts/codegen.ts')
      const line = lineOf((await copy.read(contract)) ?? '', '    Many:')
      expect(output).toContain(`${contract}:${line}: the server cannot read the parameter many`)
    }))

  it.concurrent('codegen writes nothing from an invalid contract', () =>
    withCopy(async (copy) => {
      const before = await copy.read(operations)
      await copy.edit(swap(contract, '      operationId: getTask\n', ''))
      expect((await copy.runScript('scripts/codegen.ts')).code).toBe(1)
      expect(await copy.read(operations)).toBe(before)
    }))
})

/** The codes of the pipeline, which no handler sends, and the headers that the pipeline sets. */
const policyCodes =
  /^(bad_request|api_key_\w+|scope_required|validation_error|idempotency_\w+|payload_too_large|unsupported_media_type|\w+_rate_limited|internal_error|service_unavailable)$/
const pipelineHeaders = /^(X-Request-Id|X-RateLimit-\w+|Idempotent-Replay)$/

/** Removes from the paths everything that codegen derives from the policy. */
function withoutPolicy(text: string): string {
  const start = text.indexOf('\npaths:\n')
  const end = text.indexOf('\nwebhooks:\n')
  const paths = text
    .slice(start, end)
    .replace(/^ {8}'[45]\d\d':\n {10}\$ref: .*\n/gm, '')
    .replace(/^ {12}([\w-]+):\n {14}\$ref: '#\/components\/headers\/.*\n/gm, (entry, name: string) =>
      pipelineHeaders.test(name) ? '' : entry,
    )
    .replace(/^ {10}headers:\n(?! {12})/gm, '')
    .replace(/^ {8}- (\w+)\n/gm, (item, code: string) => (policyCodes.test(code) ? '' : item))
    .replace(/^ {6}x-error-codes:\n(?! {8}-)/gm, '')
  expect(paths).not.toContain('components/headers')
  expect(paths).not.toContain('bad_request')
  expect(paths).not.toMatch(/components\/responses/)
  return text.slice(0, start) + paths + text.slice(end)
}

const settings = 'spec/settings.yaml'
