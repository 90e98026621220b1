import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { apiPrefix } from '../support/app/app.ts'
import { taskwireInProcess, taskwireJson } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { checkOut, git } from '../support/project/earlier-version.ts'
import { startServer } from '../support/app/server.ts'

/*
 * During a rolling upgrade, nodes of the previous release run on the new schema. Until there is a release, the previous
 * one is the code from before the latest migration.
 */

function commitBefore(): string {
  const released = git('describe', '--tags', '--abbrev=0', '--match', 'v*')
  if (released) return released
  const migrated = git('log', '-1', '--format=%H', '--', 'src/db/migrations/meta/_journal.json')
  return migrated && git('rev-parse', '--verify', '--quiet', `${migrated}^`)
}

const before = commitBefore()
if (!before)
  console.warn('skipped: the previous release is checked out from the Git history, which is missing here')

test.skipIf(!before)('the previous release runs on the new schema, together with this release', async () => {
  const directory = checkOut(before)
  const env = {
    DATABASE_URL: await testDatabaseUrl(),
    SESSION_SECRET: 'the session secret of the nodes of both releases',
    WEBHOOKS_ALLOW_INSECURE: '1',
    DEMO: '0',
  }
  const old = await startServer(env, ['node', join(directory, 'src/server.ts')])
  const present = await startServer({ ...env, ROLE: 'api' })
  const run = (args: string[]) => taskwireInProcess(args, env)
  const world = await taskwireJson<Fixture>(['fixture'], run)
  const receiver = await startReceiver()
  await taskwireJson(
    [
      'webhooks',
      'add',
      '--workspace',
      world.workspace.id,
      '--url',
      receiver.url,
      '--events',
      'task.created,comment.created',
    ],
    run,
  )
  const headers = { Authorization: `Bearer ${world.keys.full.secret}`, 'Content-Type': 'application/json' }
  const call = async (node: { url: string }, method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${node.url}${apiPrefix}${path}`, init)
    return { status: answer.status, text: await answer.text() }
  }
  expect((await fetch(`${old.url}/readyz`)).status).toBe(200)

  for (const [writer, reader] of [
    [old, present],
    [present, old],
  ] as const) {
    const made = await call(writer, 'POST', '/tasks', {
      title_text: 'meanwhile',
      project_id: world.projects.second,
    })
    expect(made.status, made.text).toBe(201)
    const { id } = (JSON.parse(made.text) as { data: { id: string } }).data
    expect((await call(reader, 'PATCH', `/tasks/${id}`, { progress: 100 })).status).toBe(200)
    expect((await call(reader, 'POST', `/tasks/${id}/comments`, { body: 'seen' })).status).toBe(201)
    for (const path of [
      `/tasks/${id}`,
      `/tasks/${id}/comments`,
      '/tasks?limit=100',
      '/projects',
      '/events',
      '/members',
    ]) {
      const answers = [await call(writer, 'GET', path), await call(reader, 'GET', path)]
      expect(answers[0]?.status, path).toBe(200)
      expect(answers[1], path).toEqual(answers[0])
    }
  }
  // Only the node of the previous release runs a worker, so it sends the webhooks of both nodes.
  const sent = await receiver.waitForRequests(4)
  expect(sent.map(({ headers }) => headers['service-event-type']).sort()).toEqual([
    'comment.created',
    'comment.created',
    'task.created',
    'task.created',
  ])
  expect(await old.kill('SIGTERM')).toBe(0)
  expect(await present.kill('SIGTERM')).toBe(0)
})
