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

describe('what an author has written', { timeout: 600_000 }, () => {
  it('is completed by codegen', async () => {
    expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    expect(await copy.read('spec/portal.yaml')).toContain("$ref: '#/components/responses/NotForTheRole'")
  })

  it('keeps the rules that contracts are linted by', async () => {
    const { scripts } = JSON.parse((await copy.read('package.json')) ?? '') as {
      scripts: Record<string, string>
    }
    expect(scripts['lint:contract']).toContain('spec/*.yaml')
    const contracts = ['spec/openapi.yaml', 'spec/portal.yaml']
    const { code, output } = await copy.run('node_modules/@redocly/cli/bin/cli.js', 'lint', ...contracts)
    expect(output).toContain('Your API descriptions are valid')
    expect(code).toBe(0)
  })

  it('compiles', () => {
    const written = newContract.map((edit) => edit.file).filter((file) => file.endsWith('.ts'))
    expect(written).toContain('src/app.ts')
    expect(createCompiler(copy.folder, written).check(written)).toBe('')
  })

  it('has nothing that nobody uses', async () => {
    for (const args of [[], ['--production']])
      expect(await copy.run('node_modules/knip/bin/knip.js', ...args)).toEqual({ code: 0, output: '' })
  })

  it('imports what it may', async () => {
    const { testResults } = await copy.runTests(database, 'test/contract/import-rules.test.ts')
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(tests.length).toBeGreaterThan(3)
    expect(tests.filter(({ status }) => status !== 'passed')).toEqual([])
  })

  it('is in step, which means that it answers', async () => {
    const { code, output } = await copy.runScript('scripts/parity.ts', '--database', database)
    expect(output).toMatch(
      /^parity: spec\/openapi\.yaml: 13 operations, .*: in step\n.*\nparity: spec\/portal\.yaml: 3 operations, .*: in step\n$/,
    )
    expect(code).toBe(0)
  })
})

describe('a running server', { timeout: 60_000 }, () => {
  let server: RunningCopy
  beforeAll(async () => {
    server = await copy.start({ DATABASE_URL: database, SESSION_SECRET: sessionSecret, PORT: '0' })
  }, 60_000)
  afterAll(() => server.stop())

  it.each([
    ['lets a guest in', 'POST', '/visit', { body: '{"name":"Ada","role":"host"}' }, 201, '{"name":"Ada"}'],
    ['shows a host the page', 'GET', '/page', { cookie: 'guest=Ada.host' }, 200, '<h1>Hello, Ada</h1>'],
    ['lets a guest go', 'DELETE', '/visit', { cookie: 'guest=Ada.visitor' }, 204, ''],
    ['refuses nobody', 'GET', '/page', {}, 401, '"guest_required"'],
    ['refuses a visitor', 'GET', '/page', { cookie: 'guest=Ada.visitor' }, 403, '"guest_role_required"'],
    [
      'refuses one too many',
      'POST',
      '/visit',
      { body: '{"name":"Many","role":"host"}' },
      409,
      '"portal_full"',
    ],
    ['refuses a body', 'POST', '/visit', { body: '{"name":"","role":"host"}' }, 422, '"validation_error"'],
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

  it('serves the public API beside it', async () => {
    const response = await fetch(`${server.url}/api/public/v1/me`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'api_key_required' } })
  })
})
