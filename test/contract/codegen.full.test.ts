import { describe, expect, it } from 'vitest'
import { contract, incomplete, invalid, operations, staleness } from './codegen-drifts.ts'
import { expectFinding, useCopies } from './drift.ts'
import { insert, lineOf, swap } from './project-copy.ts'
import { settingsPolicies } from './settings-drifts.ts'
import { unservable } from './unservable-drifts.ts'

const withCopy = useCopies()

describe('codegen --check', { timeout: 600_000 }, () => {
  it.concurrent('passes when all is in step', () =>
    withCopy(async (copy) => {
      expect(await copy.run('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    }),
  )

  it.concurrent.for([...staleness, ...incomplete, ...invalid, ...unservable, ...settingsPolicies])(
    'finds that $title',
    (drift) =>
      withCopy(async (copy) => {
        for (const edit of drift.edits) await copy.edit(edit)
        await expectFinding(copy, drift, await copy.runScript('scripts/codegen.ts', '--check'))
      }),
  )

  it.concurrent('finds that a generated file is missing', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: operations, change: null })
      const { code, output } = await copy.run('scripts/codegen.ts', '--check')
      expect(output).toBe(`${operations}:1: the file is missing\n    fix: npm run codegen\n`)
      expect(code).toBe(1)
    }),
  )

  it.concurrent('finds a file that no contract makes', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: 'generated/old.operations.ts', change: () => 'export {}\n' })
      const { code, output } = await copy.runScript('scripts/codegen.ts', '--check')
      expect(output).toBe(
        'generated/old.operations.ts:1: no contract makes this file\n    fix: rm generated/old.operations.ts\n',
      )
      expect(code).toBe(1)
    }),
  )

  it.concurrent(
    'adds what follows from policy to where its author has not written it, and nothing else',
    () =>
      withCopy(async (copy) => {
        const complete = (await copy.read(contract)) ?? ''
        await copy.edit({ file: contract, change: withoutPolicy })
        const { code, output } = await copy.runScript('scripts/codegen.ts', '--check')
        expect(output).toMatch(/^spec\/openapi\.yaml:\d+: getMe lacks what follows from its policy: /)
        expect(code).toBe(1)
        expect(await copy.runScript('scripts/codegen.ts')).toEqual({ code: 0, output: '' })
        expect(await copy.read(contract)).toBe(complete)
        expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
      }),
  )

  it.concurrent('takes several contracts, which may share components', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: second, change: () => secondContract })
      await copy.edit(insert('scripts/contract/generate.ts', listed, '] as const\n'))
      for (const kind of ['operations.ts', 'types.ts', 'validators.js', 'validators.d.ts'])
        await copy.edit({ file: `generated/second.${kind}`, change: () => 'stale' })
      await copy.edit({ file: 'generated/errors.ts', change: () => 'stale' })
      expect(await copy.runScript('scripts/codegen.ts')).toEqual({ code: 0, output: '' })
      expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
      expect(await copy.read(second)).toContain(
        "$ref: './openapi.yaml#/components/responses/ServiceUnavailable'",
      )
      expect(await copy.read('generated/second.operations.ts')).toContain(
        "security: { scheme: 'session', requires: ['owner'] }",
      )
      expect(await copy.read('generated/openapi.operations.ts')).not.toContain('getSession')
      const errors = await copy.read('generated/errors.ts')
      expect(errors).toContain("session_required: { status: 401, type: 'authentication_error' }")
      expect(errors).toContain("api_key_required: { status: 401, type: 'authentication_error' }")
    }),
  )

  it.concurrent('finds an error that two contracts do not agree on', () =>
    withCopy(async (copy) => {
      const disagreeing = `${secondContract}  not_found:\n    status: 410\n    type: invalid_request_error\n`
      await copy.edit({ file: second, change: () => disagreeing })
      await copy.edit(insert('scripts/contract/generate.ts', listed, '] as const\n'))
      const { code, output } = await copy.runScript('scripts/codegen.ts')
      const line = lineOf(disagreeing, '  not_found:')
      expect(output).toContain(
        `${second}:${line}: not_found is 410 invalid_request_error here, and 404 invalid_request_error in ${contract}`,
      )
      expect(code).toBe(1)
    }),
  )

  it.concurrent('finds a fault where it stands, which may be in another file', () =>
    withCopy(async (copy) => {
      await copy.edit({ file: second, change: () => secondContract })
      await copy.edit(insert('scripts/contract/generate.ts', listed, '] as const\n'))
      await copy.edit(swap(second, "schemas/TaskCard'", "schemas/TaskCards'"))
      const missing = await copy.runScript('scripts/codegen.ts')
      const line = lineOf((await copy.read(second)) ?? '', 'TaskCards')
      expect(missing.output).toContain(`${second}:${line}: Can't resolve $ref`)

      await copy.edit(swap(second, "schemas/TaskCards'", "schemas/TaskCard'"))
      await copy.edit(
        insert(
          contract,
          '    Many:\n      name: many\n      in: query\n      schema: { type: array, items: { type: string } }\n',
          '    TaskId:\n',
        ),
      )
      const parameter = "      parameters: [{ $ref: './openapi.yaml#/components/parameters/Many' }]\n"
      await copy.edit(insert(second, parameter, '      responses:\n'))
      const { output } = await copy.runScript('scripts/codegen.ts')
      const place = lineOf((await copy.read(contract)) ?? '', '    Many:')
      expect(output).toContain(`${contract}:${place}: the server cannot read the parameter many`)
    }),
  )

  it.concurrent('writes nothing from an invalid contract', () =>
    withCopy(async (copy) => {
      const before = await copy.read(operations)
      await copy.edit(swap(contract, '      operationId: getTask\n', ''))
      expect((await copy.runScript('scripts/codegen.ts')).code).toBe(1)
      expect(await copy.read(operations)).toBe(before)
    }),
  )
})

/** The codes that no handler answers with, and the headers that the pipeline sets. */
const policyCodes =
  /^(bad_request|api_key_\w+|scope_required|validation_error|idempotency_\w+|payload_too_large|unsupported_media_type|\w+_rate_limited|internal_error|service_unavailable)$/
const pipelineHeaders = /^(X-Request-Id|X-RateLimit-\w+|Idempotent-Replay)$/

/** The contract as its author would have left it to codegen: paths without all that follows from their policy. */
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

const second = 'spec/second.yaml'
const listed = `  { name: 'second', file: '${second}', handlersFile: 'src/handlers/second/index.ts' },\n`

const secondContract = `openapi: 3.1.0
info:
  title: Second
  version: '1'
  description: Another contract, with a session in a cookie.
servers:
  - url: /api/second/v1
paths:
  /session:
    get:
      operationId: getSession
      summary: Get the session
      security:
        - session: [owner]
      x-rate-limits: []
      responses:
        '200':
          description: The session.
          content:
            application/json:
              schema:
                $ref: './openapi.yaml#/components/schemas/TaskCard'
              example: { id: card_1, name: To do, is_done: false }
components:
  securitySchemes:
    session:
      type: apiKey
      in: cookie
      name: session
      x-error-codes: [session_required]
      x-requires:
        enum: Role
        code: role_required
  schemas:
    Role:
      type: string
      enum: [owner, admin]
  responses:
    NoSession:
      description: There is no session.
      content:
        application/json:
          schema:
            $ref: './openapi.yaml#/components/schemas/ApiError'
          examples:
            session_required:
              $ref: './openapi.yaml#/components/examples/error_api_key_required'
    NotYours:
      description: It is for others.
      content:
        application/json:
          schema:
            $ref: './openapi.yaml#/components/schemas/ApiError'
          examples:
            role_required:
              $ref: './openapi.yaml#/components/examples/error_forbidden'
    TooMany:
      description: Too many requests came from the address.
      content:
        application/json:
          schema:
            $ref: './openapi.yaml#/components/schemas/ApiError'
          examples:
            anonymous_rate_limited:
              $ref: './openapi.yaml#/components/examples/error_anonymous_rate_limited'
x-error-catalog:
  session_required:
    status: 401
    type: authentication_error
    description: Nobody is signed in.
    when: Without a session.
    remedy: Sign in.
  role_required:
    status: 403
    type: permission_error
    description: The role does not allow this.
    when: Without the role.
    remedy: Ask an owner.
`
