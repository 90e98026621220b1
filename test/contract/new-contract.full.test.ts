import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionSecret } from '../support/app.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { createCompiler } from './compiler.ts'
import { newContract } from './new-contract.ts'
import { ProjectCopy, type RunningCopy } from './project-copy.ts'

/*
 * The steps of CONTRIBUTING.md in a copy of the project: with a second contract, whose callers send a cookie,
 * it passes all checks, and `npm start` serves both contracts.
 */

let copy: ProjectCopy
let database: string
beforeAll(async () => {
  copy = await ProjectCopy.create()
  database = await testDatabaseUrl()
  for (const edit of newContract) await copy.edit(edit)
  await copy.codegen()
}, 600_000)
afterAll(() => copy.remove())

describe('a contract that is added by the steps of CONTRIBUTING.md', { timeout: 600_000 }, () => {
  it('is completed by codegen', async () => {
    expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    expect(await copy.read('spec/portal.yaml')).toContain("$ref: '#/components/responses/NotForTheRole'")
  })

  it('passes the lint rules of contracts', async () => {
    const contracts = ['spec/openapi.yaml', 'spec/portal.yaml']
    expect(await copy.runScript('scripts/lint-contract.ts', ...contracts)).toEqual({ code: 0, output: '' })
  })

  it('compiles', () => {
    const written = newContract.map((edit) => edit.file).filter((file) => file.endsWith('.ts'))
    expect(written).toContain('src/app.ts')
    expect(createCompiler(copy.folder, written).check(written)).toBe('')
  })

  it('leaves no unused code', async () => {
    for (const args of [[], ['--production']])
      expect(await copy.run('node_modules/knip/bin/knip.js', ...args)).toEqual({ code: 0, output: '' })
  })

  it('passes the import rules', async () => {
    const { testResults } = await copy.runTests(database, 'test/contract/import-rules.test.ts')
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(tests.length).toBeGreaterThan(3)
    expect(tests.filter(({ status }) => status !== 'passed')).toEqual([])
  })

  it('passes parity, which calls its operations', async () => {
    const { code, output } = await copy.runScript('scripts/parity.ts', '--database', database)
    expect(output).toMatch(
      /^parity: spec\/openapi\.yaml: 13 operations, .*: in step\n.*\nparity: spec\/portal\.yaml: 3 operations, .*: in step\n$/,
    )
    expect(code).toBe(0)
  })
})

describe('a server with the added contract', { timeout: 60_000 }, () => {
  let server: RunningCopy
  beforeAll(async () => {
    server = await copy.start({ DATABASE_URL: database, SESSION_SECRET: sessionSecret, PORT: '0' })
  }, 60_000)
  afterAll(() => server.stop())

  it.each([
    [
      'answers a POST that sets a cookie',
      'POST',
      '/visit',
      { body: '{"name":"Ada","role":"host"}' },
      201,
      '{"name":"Ada"}',
    ],
    [
      'answers HTML to a caller with the role',
      'GET',
      '/page',
      { cookie: 'guest=Ada.host' },
      200,
      '<h1>Hello, Ada</h1>',
    ],
    ['answers a DELETE with 204', 'DELETE', '/visit', { cookie: 'guest=Ada.visitor' }, 204, ''],
    ['refuses a request without a cookie', 'GET', '/page', {}, 401, '"guest_required"'],
    [
      'refuses a caller without the role',
      'GET',
      '/page',
      { cookie: 'guest=Ada.visitor' },
      403,
      '"guest_role_required"',
    ],
    [
      'answers with the refusal of a handler',
      'POST',
      '/visit',
      { body: '{"name":"Many","role":"host"}' },
      409,
      '"portal_full"',
    ],
    [
      'refuses an invalid body',
      'POST',
      '/visit',
      { body: '{"name":"","role":"host"}' },
      422,
      '"validation_error"',
    ],
  ] as [string, string, string, { cookie?: string; body?: string }, number, string][])(
    '%s',
    async (_what, method, path, { cookie, body }, status, text) => {
      const response = await fetch(`${server.url}/api/portal/v1${path}`, {
        method,
        headers: { ...(cookie && { Cookie: cookie }), ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body }),
      })
      expect(response.status).toBe(status)
      expect(await response.text()).toContain(text)
    },
  )

  it('still serves the public API', async () => {
    const response = await fetch(`${server.url}/api/public/v1/me`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'api_key_required' } })
  })
})
