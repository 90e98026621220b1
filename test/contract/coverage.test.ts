import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { checkAnswers } from '../../scripts/coverage/check-answers.ts'
import { nameOutcome, outcomesOf, servedOperations } from '../../scripts/coverage/documented.ts'
import { AppError } from '../../src/errors.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import { startApp } from '../support/app.ts'
import { useRawHttp } from '../support/raw-http.ts'
import { waitFor } from '../support/wait-for.ts'
import { useWorld } from '../support/world.ts'

describe('what is held against the contracts', () => {
  const documented = new Set(
    servedOperations.flatMap((operation) => outcomesOf(operation).map((one) => nameOutcome(operation, one))),
  )
  const twin = 'settings createKey 409 idempotency_key_in_use'
  const stray = 'openapi getMe 404 not_found'

  test('is the statuses and the codes of every operation', () => {
    expect(documented).toContain('openapi getMe 200')
    expect(documented).toContain(twin)
    expect(documented).not.toContain(stray)
  })

  test.each<[what: string, answers: Set<string>, isWhole: boolean, findings: string[]]>([
    ['all that is documented', documented, true, []],
    [
      'one thing too few',
      documented.difference(new Set([twin])),
      true,
      [`${twin} is documented, and no test`],
    ],
    ['one too few of a partial run', documented.difference(new Set([twin])), false, []],
    ['nothing, in a partial run', new Set(), false, []],
    [
      'one too many',
      documented.union(new Set([stray])),
      true,
      [`${stray} was answered, and is not documented`],
    ],
    [
      'one too many of a partial run',
      new Set([stray]),
      false,
      [`${stray} was answered, and is not documented`],
    ],
  ])('%s', (_what, answers, isWhole, findings) => {
    const found = checkAnswers(answers, isWhole)
    expect(found).toEqual(findings.map((text) => expect.stringContaining(text) as string))
    for (const text of found) expect(text).toMatch(/\n {4}fix: .*spec\/\w+\.yaml/)
  })
})

describe('what is noted', () => {
  const { app, world, full, anonymous } = useWorld()
  const { raw, bearer } = useRawHttp({ app, world })
  const lines = async (): Promise<string[]> => {
    const text = await readFile(join(inject('answers') ?? '', String(process.pid)), 'utf8').catch(() => '')
    return text.split('\n').slice(0, -1)
  }
  let before: number
  beforeAll(async () => {
    before = (await lines()).length
  })
  /** Without what other files of this process have had noted. */
  const noted = async (): Promise<string[]> => (await lines()).slice(before)

  test.each<[answer: string, send: () => Promise<unknown>]>([
    ['openapi getMe 200', () => full.get('/me')],
    ['openapi getMe 401 api_key_required', () => anonymous.get('/me')],
    ['openapi getMe 400 bad_request', () => raw('GET', '/api/public/v1/me', [bearer(), bearer()])],
    ['openapi listTasks 422 validation_error', () => full.get('/tasks', { query: { cursor: 'nope' } })],
    ['settings getKey 401 session_required', () => app.inSettings({}).get('/keys/unknown')],
  ])('%s', async (answer, send) => {
    expect(await noted()).not.toContain(answer)
    await send()
    await waitFor(async () => (await noted()).includes(answer))
  })

  test('not what is answered in the place of an operation', async () => {
    const refuse = () => Promise.reject(new AppError('not_found'))
    const own = await startApp({ handlers: { ...handlers, getProject: refuse } }, 'test')
    await own.withSecret(world.keys.full.secret).get(`/projects/${world.projects.main}`)
    await full.get('/projects')
    await full.call('HEAD', '/members')
    await full.get('/no-such-path')
    await full.call('DELETE', '/events')
    await full.get('/events')
    await waitFor(async () => (await noted()).includes('openapi listEvents 200'))
    const others = (await noted()).filter((line) => /getProject|listMembers|undefined/.test(line))
    expect(others).toEqual([])
  })
})
