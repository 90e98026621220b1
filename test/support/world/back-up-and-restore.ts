import { stat } from 'node:fs/promises'
import { expect } from 'vitest'
import { verify } from '../../../examples/webhooks/verify.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { apiPrefix } from '../app/app.ts'
import { taskwireInProcess, taskwireJson } from '../app/cli.ts'
import { startReceiver } from '../network/receiver.ts'
import { startServer } from '../app/server.ts'
import { waitFor } from '../runner/wait-for.ts'

type Environment = Record<string, string>

/**
 * Returns the variables for the built-in database of a directory, with the session secret that is generated
 * there.
 */
export const builtIn = (dataDir: string): Environment => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SESSION_SECRET: '',
  DEMO: '0',
})

const json = <Result>(args: string[], env: Environment) =>
  taskwireJson<Result>(args, (all) => taskwireInProcess(all, env))

/**
 * Backs up a world while clients write to it, restores it on another database, and compares the responses of
 * both servers.
 */
export async function backUpAndRestore(
  source: Environment,
  target: Environment,
  file: string,
): Promise<{ backup: Record<string, unknown>; restore: Record<string, unknown> }> {
  const receiver = await startReceiver()
  const insecure = { ...source, WEBHOOKS_ALLOW_INSECURE: '1' }
  const first = await startServer(insecure)
  const world = await json<Fixture>(['fixture'], source)
  const endpoint = await json<{ id: string; secret: string }>(
    [
      'webhooks',
      'add',
      '--workspace',
      world.workspace.id,
      '--url',
      `${receiver.url}/hook`,
      '--events',
      'event.created',
    ],
    insecure,
  )
  const writing = startWriting(first.url, world)
  await waitFor(() => writing.created.length > 0)
  const before = [...writing.created]
  const backup = await json<Record<string, unknown>>(['backup', file], source)
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  await writing.stop()
  const answers = await readAll(first.url, world, before)
  await first.kill('SIGTERM')

  const restore = await json<Record<string, unknown>>(['restore', file], target)
  const second = await startServer({ ...target, WEBHOOKS_ALLOW_INSECURE: '1' })
  expect(await readAll(second.url, world, before)).toEqual(answers)
  await json(['webhooks', 'test', endpoint.id], { ...target, WEBHOOKS_ALLOW_INSECURE: '1' })
  const [sent] = await receiver.waitForRequests(1)
  const header = sent?.headers['service-signature'] ?? ''
  expect(verify(endpoint.secret, header, sent?.body ?? Buffer.alloc(0), Date.now() / 1000)).toBe(true)
  await expectWritable(second.url, world)
  await second.kill('SIGTERM')
  return { backup, restore }
}

interface Task {
  id: string
  title_text: string
}

const call = (url: string, world: Fixture, path: string, init: RequestInit = {}) =>
  fetch(`${url}${apiPrefix}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${world.keys.full.secret}`, 'Content-Type': 'application/json' },
  })

/** Creates tasks and comments on them, one after another, until stopped. */
function startWriting(url: string, world: Fixture): { created: string[]; stop: () => Promise<void> } {
  const created: string[] = []
  let isStopped = false
  const post = async (path: string, body: object): Promise<{ data: Task }> => {
    const answer = await call(url, world, path, { method: 'POST', body: JSON.stringify(body) })
    return (await answer.json()) as { data: Task }
  }
  const write = async (): Promise<void> => {
    while (!isStopped && created.length < 100) {
      const { data } = await post('/tasks', {
        title_text: 'meanwhile \t\\ "ü',
        project_id: world.projects.second,
      })
      created.push(data.id)
    }
  }
  const written = write()
  return {
    created,
    async stop() {
      isStopped = true
      await written
    },
  }
}

/** Reads the responses about everything that no client is writing to, as bytes. */
async function readAll(url: string, world: Fixture, tasks: string[]): Promise<Record<string, string>> {
  const { main } = world.projects
  const paths = [
    `/tasks?project_id=${main}&limit=100`,
    `/tasks/${world.tasks.first}`,
    `/tasks/${world.tasks.first}/comments?limit=100`,
    `/tasks/${world.tasks.recurring}`,
    `/projects/${main}/cards`,
    '/members',
    '/events?limit=100',
    ...tasks.map((id) => `/tasks/${id}`),
  ]
  const answers: Record<string, string> = {}
  for (const path of paths) {
    const answer = await call(url, world, path)
    answers[path] = `${answer.status} ${await answer.text()}`
  }
  expect(Object.values(answers).filter((answer) => !answer.startsWith('200 '))).toEqual([])
  return answers
}

/** Expects a restored workspace to accept writes. */
async function expectWritable(url: string, world: Fixture): Promise<void> {
  const body = JSON.stringify({ title_text: 'afterwards', project_id: world.projects.second })
  expect((await call(url, world, '/tasks', { method: 'POST', body })).status).toBe(201)
}
