import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { apiPrefix, sessionSecret, startApp } from '../support/app.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { operations } from '../support/operations.ts'
import { createCompiler } from './compiler.ts'
import { newOperations } from './new-operations.ts'
import { ProjectCopy, type RunningCopy, type TestReport } from './project-copy.ts'

/*
 * CONTRIBUTING.md, followed to the letter in a copy of the project, five times: what comes out is in step, compiles, and
 * a server that is started as operators start it answers.
 */

const contract = 'spec/openapi.yaml'

let copy: ProjectCopy
let database: string
let world: Fixture
beforeAll(async () => {
  copy = await ProjectCopy.create()
  database = await testDatabaseUrl()
  world = await (await startApp()).fixture()
  for (const edits of Object.values(newOperations)) for (const edit of edits) await copy.edit(edit)
  await copy.codegen()
}, 600_000)
afterAll(() => copy.remove())

describe('what an author has written', { timeout: 600_000 }, () => {
  it('is completed by codegen', async () => {
    const text = (await copy.read(contract)) ?? ''
    const written = text.slice(
      text.indexOf('operationId: deleteTask'),
      text.indexOf('  /tasks/{id}/comments:'),
    )
    expect(written).toContain('- write_rate_limited')
    expect(written).toContain("$ref: '#/components/responses/WriteTasksForbidden'")
    expect(written).toContain("$ref: '#/components/headers/RateLimitRemaining'")
    expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
  })

  it('keeps the rules that contracts are linted by', async () => {
    const { code, output } = await copy.run('node_modules/@redocly/cli/bin/cli.js', 'lint', contract)
    expect(output).toContain('Your API description is valid')
    expect(code).toBe(0)
  })

  it('compiles', async () => {
    const handlers = await copy.list('src/handlers/public')
    const files = ['src/app.ts', ...handlers]
    expect(createCompiler(copy.folder, files).check(files)).toBe('')
  })

  it('is in step, which means that it answers', async () => {
    const { code, output } = await copy.runScript('scripts/parity.ts', '--database', database)
    expect(output).toMatch(
      /^parity: spec\/openapi\.yaml: 18 operations, .*: in step\nparity: spec\/settings\.yaml: .*: in step\n$/,
    )
    expect(code).toBe(0)
  })
})

describe('the tables of tests', { timeout: 600_000 }, () => {
  const tables = [
    { table: 'scopes', ids: ['deleteTask', 'completeTask', 'getEvent', 'streamMembers'] },
    { table: 'not-found', ids: ['deleteTask', 'completeTask', 'getEvent'] },
    { table: 'rate-limit-costs', ids: ['deleteTask', 'completeTask', 'getEvent', 'streamMembers'] },
    { table: 'bodies-fields', ids: ['completeTask'] },
    { table: 'documented', ids: ['deleteTask', 'completeTask', 'getEvent', 'streamMembers'] },
  ]
  const fileOf = (table: string): string => `test/api/cross-cutting/${table}.test.ts`
  /** `npm test` has run those of the operations that were there before, with the same code. */
  const ofOthers = `^(?!.*\\b(${operations.map(({ id }) => id).join('|')})\\b)`
  let report: TestReport
  beforeAll(async () => {
    const files = tables.map(({ table }) => fileOf(table))
    report = await copy.runTests(inject('database').url, '--testNamePattern', ofOthers, ...files)
  }, 600_000)

  it.each(tables)('$table covers them', ({ table, ids }) => {
    const result = report.testResults.find(({ name }) => name.endsWith(fileOf(table)))
    const tests = (result?.assertionResults ?? []).filter(({ status }) => status !== 'skipped')
    const failed = tests.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)
    expect([...failed, result?.message].join('')).toBe('')
    for (const id of ids)
      expect(
        tests.some(({ fullName }) => fullName.includes(id)),
        id,
      ).toBe(true)
  })
})

describe('a running server', { timeout: 60_000 }, () => {
  let server: RunningCopy
  beforeAll(async () => {
    server = await copy.start({ DATABASE_URL: database, SESSION_SECRET: sessionSecret, PORT: '0' })
  }, 60_000)
  afterAll(() => server.stop())

  /** Without a `Content-Type` where there is no body, as curl sends it. */
  function open(method: string, path: string, body?: string): Promise<IncomingMessage> {
    const headers = {
      Authorization: `Bearer ${world.keys.full.secret}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      request(`${server.url}${apiPrefix}${path}`, { method, headers }, resolve)
        .once('error', reject)
        .end(body)
    })
  }

  async function call(method: string, path: string, body?: unknown) {
    const res = await open(method, path, body === undefined ? undefined : JSON.stringify(body))
    return { status: res.statusCode, headers: res.headers, text: await text(res) }
  }

  it('deletes a task: 204 without a body, and then 404', async () => {
    const path = `/tasks/${world.tasks.untitled}`
    const deleted = await call('DELETE', path)
    expect(deleted).toMatchObject({ status: 204, text: '' })
    expect(deleted.headers['content-type']).toBeUndefined()
    expect(deleted.headers['x-ratelimit-remaining']).toMatch(/^\d+$/)
    expect(await call('GET', path)).toMatchObject({ status: 404 })
    expect(await call('DELETE', path)).toMatchObject({ status: 404 })
  })

  it('puts with a body, without one, and refuses one that is wrong', async () => {
    const path = `/tasks/${world.tasks.first}/completion`
    expect(await call('PUT', path, { percent: 30 })).toMatchObject({ status: 200, text: '{"progress":30}' })
    expect(await call('PUT', path)).toMatchObject({ status: 200, text: '{"progress":100}' })
    const refused = await call('PUT', path, { percent: 101 })
    expect(refused.status).toBe(422)
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'validation_error', param: 'percent' } })
  })

  it('reads an event', async () => {
    const { status, text } = await call('GET', `/events/${world.events.workspace}`)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ data: { id: world.events.workspace } })
    expect(await call('GET', `/events/${world.events.private}`)).toMatchObject({ status: 404 })
  })

  it('tells anybody the limits', async () => {
    const answer = await fetch(`${server.url}${apiPrefix}/limits`)
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: { page: 100 } })
  })

  it('streams, for as long as the client listens', async () => {
    const res = await open('GET', '/members/stream')
    expect(res.statusCode).toBe(200)
    expect(res.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(res.headers['cache-control']).toBe('no-store')
    let received = ''
    for await (const chunk of res as AsyncIterable<Buffer>) {
      received += chunk.toString()
      if (received.includes('id: 3\n')) break
    }
    expect(received).toMatch(
      /^event: member\nid: 1\ndata: \{"name":"Anna Keller"\}\n\nevent: member\nid: 2\n/,
    )
    res.destroy()
  })
})
