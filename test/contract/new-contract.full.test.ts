import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessionSecret } from '../support/app.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { createCompiler, type Compiler } from './compiler.ts'
import { newContract } from './new-contract.ts'
import { ProjectCopy, swap, type Edit, type RunningCopy } from './project-copy.ts'

/*
 * CONTRIBUTING.md, followed to the letter in a copy of the project: a second contract, whose callers have a cookie, is in
 * step, compiles, and a server that is started as operators start it serves both.
 */

const appFile = 'src/app.ts'

let copy: ProjectCopy
let database: string
beforeAll(async () => {
  copy = await ProjectCopy.create()
  database = await testDatabaseUrl()
  for (const edit of newContract) await copy.edit(edit)
  await copy.codegen()
}, 600_000)
afterAll(() => copy.remove())
const parity = () => copy.runScript('scripts/parity.ts', '--database', database)

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
    expect(written).toContain(appFile)
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
    const { code, output } = await parity()
    expect(output).toMatch(
      /^parity: spec\/openapi\.yaml: 13 operations, .*: in step\n.*\nparity: spec\/portal\.yaml: 3 operations, .*: in step\n$/,
    )
    expect(code).toBe(0)
  })
})

describe('a fault', { timeout: 600_000 }, () => {
  const undo: Edit[] = []
  afterEach(async () => {
    for (const edit of undo.splice(0)) await copy.edit(edit)
  })

  /** Until the end of the test. */
  async function damage(file: string, from: string, to: string): Promise<void> {
    const whole = (await copy.read(file)) ?? ''
    await copy.edit(swap(file, from, to))
    undo.push({ file, change: () => whole })
  }

  const file = 'src/http/authenticate-guest.ts'
  let compiler: Compiler | undefined

  it('in the code of the authenticator is found by parity', async () => {
    await damage(file, "AppError('guest_required')", "AppError('api_key_required')")
    const { code, output } = await parity()
    expect(output).toMatch(
      /^spec\/portal\.yaml:\d+: GET \/page is answered 500 instead of 401 guest_required: the reply of getPage breaks the contract \("api_key_required is not documented"\)/m,
    )
    expect(code).toBe(1)
  })

  it.each([
    [
      'an authenticator, or a message',
      [
        [appFile, '    guest: authenticateGuest(context),\n', "'guest' is missing"],
        ['src/errors.ts', "  portal_full: 'There is no room for you.',\n", "'portal_full' is missing"],
      ],
    ],
    ['a context', [['src/http/portal-context.ts', 'guest: GuestContexts; ', "'guest' is missing"]]],
  ] as const)('that leaves out %s does not compile', async (_what, leftOut) => {
    for (const [file, text] of leftOut) await damage(file, text, '')
    compiler ??= createCompiler(copy.folder, [appFile])
    const texts = await copy.edited()
    for (const [file, , says] of leftOut)
      expect(compiler.check([file], texts).split(/^(?=src)/m)).toContainEqual(
        expect.stringMatching(new RegExp(`^${file}.*${says}`, 's')),
      )
  })

  it.each([
    [
      'that the app does not list',
      ', portal: portalApi',
      /^src\/app\.ts:\d+: nothing serves spec\/portal\.yaml\n/,
    ],
    [
      'that lacks an authenticator',
      '    guest: authenticateGuest(context),\n',
      /the app does not start: nothing authenticates by guest\n {4}fix: .*npm run typecheck/,
    ],
  ])('of a contract %s is found by parity', async (_what, text, says) => {
    await damage(appFile, text, '')
    const { code, output } = await parity()
    expect(output).toMatch(says)
    expect(code).toBe(1)
  })
})

describe('a running server', { timeout: 60_000 }, () => {
  let server: RunningCopy
  beforeAll(async () => {
    server = await copy.start({ DATABASE_URL: database, SESSION_SECRET: sessionSecret, PORT: '0' })
  }, 60_000)
  afterAll(() => server.stop())

  async function call(
    method: string,
    path: string,
    { body, cookie }: { body?: object; cookie?: string } = {},
  ) {
    const headers = {
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const response = await fetch(`${server.url}/api/portal/v1${path}`, init)
    const { status } = response
    return { status, headers: response.headers, text: await response.text() }
  }

  it('lets a guest in, with a cookie', async () => {
    const { status, headers, text } = await call('POST', '/visit', { body: { name: 'Ada', role: 'host' } })
    expect({ status, text }).toEqual({ status: 201, text: '{"name":"Ada"}' })
    expect(headers.getSetCookie()).toEqual(['guest=Ada.host; HttpOnly'])
    expect(headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/)
  })

  it('shows a host the page, as HTML', async () => {
    const { status, headers, text } = await call('GET', '/page', { cookie: 'guest=Ada.host' })
    expect({ status, text }).toEqual({ status: 200, text: '<h1>Hello, Ada</h1>' })
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('lets a guest go: 204 without a body', async () => {
    const { status, headers, text } = await call('DELETE', '/visit', { cookie: 'guest=Ada.visitor' })
    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect(headers.get('content-type')).toBeNull()
  })

  it.each([
    ['nobody', 'GET', '/page', {}, 401, 'authentication_error', 'guest_required'],
    [
      'a visitor',
      'GET',
      '/page',
      { cookie: 'guest=Ada.visitor' },
      403,
      'permission_error',
      'guest_role_required',
    ],
    [
      'one too many',
      'POST',
      '/visit',
      { body: { name: 'Many', role: 'host' } },
      409,
      'invalid_request_error',
      'portal_full',
    ],
    [
      'who has no name',
      'POST',
      '/visit',
      { body: { name: '', role: 'host' } },
      422,
      'invalid_request_error',
      'validation_error',
    ],
    ['who is lost', 'GET', '/nowhere', {}, 404, 'invalid_request_error', 'not_found'],
    ['who knocks otherwise', 'PUT', '/visit', {}, 405, 'invalid_request_error', 'method_not_allowed'],
  ] as const)('refuses %s', async (_who, method, path, options, status, type, code) => {
    const answer = await call(method, path, options)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { type, code } })
  })

  it('serves the public API beside it', async () => {
    const response = await fetch(`${server.url}/api/public/v1/me`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'api_key_required' } })
  })
})
