import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { handlers } from '../../src/handlers/public/index.ts'
import { ample, startApp, type TestApp } from '../support/app.ts'
import { commandEnvironment } from '../support/cli.ts'
import { BudgetModel } from './budgets.ts'
import { run, type Ground } from './run.ts'
import type { RequestStep, Step } from './steps.ts'

/*
 * What the fuzzer prints of a finding, pasted into a shell, brings the same answers from a server with the same fault.
 */

const name = 'it\'s 100 % "né" \\ 漢 $HOME `id` {{x}}'
const asKey: [string, string] = ['Authorization', 'Bearer {{secret:0}}']
const asOwner: [string, string] = ['Cookie', '{{cookie:0}}']
const json: [string, string] = ['Content-Type', 'application/json']

function ask(operation: string, target: string, more: Partial<RequestStep> = {}): RequestStep {
  return {
    kind: 'request',
    operation,
    target,
    headers: [asKey, json],
    body: undefined,
    walks: false,
    ...more,
  }
}

function create(title_text: string, ...headers: [string, string][]): RequestStep {
  const body = JSON.stringify({ title_text, project_id: '{{project:0}}' })
  return ask('createTask', '/tasks', { body, headers: [asKey, json, ...headers] })
}

/** By a key that a run has made itself: in the fixture there are so many before. */
const byNewKey = (secrets: number): [string, string] => ['Authorization', `Bearer {{secret:${secrets}}}`]

test('the printed commands bring the answers that the fuzzer has had', async () => {
  const app = await startApp(
    { handlers: { ...handlers, getTask: getShoutingTask }, config: { rateLimits: ample } },
    'test',
  )
  const { keys } = await app.fixture()
  const secrets = Object.keys(keys).length + 1
  const body = JSON.stringify({ name: "Anna's", scopes: ['read:tasks'] })
  const comments = '/tasks/{{task:0}}/comments'
  const steps: Step[] = [
    create(name),
    {
      kind: 'together',
      requests: [create('twin', ['Idempotency-Key', 'a']), create('twin', ['Idempotency-Key', 'a'])],
    },
    ask('createKey', '/keys', { body, headers: [asOwner, json] }),
    ask('createTaskComment', comments, { body: Buffer.from([0x7b, 0, 0xff, 0x27, 0x25]) }),
    ask('createTaskComment', comments, {
      body: '{"body":"x"}',
      headers: [asKey, json, ['Idempotency-Key', 'café']],
    }),
    ask('createTaskComment', comments, { body: '{"body":"x"}', headers: [asKey] }),
    ask('listTasks', '/tasks?limit=40&x=%zz', { walks: true }),
    { kind: 'delete task', task: '{{task:5}}' },
    ask('getTask', '/tasks/{{gone:0}}'),
    // The first that was created, which is shown in capitals.
    ask('getTask', '/tasks/{{task:4}}', { headers: [byNewKey(secrets)] }),
  ]
  const printed = await findingOf(app, steps)
  expect(printed).toContain(`the task is`)

  const answers = await runInShell(app, printed)
  expect(answers.statuses).toEqual([...printed.matchAll(/(?<= # )\d{3}\b/g)].map(([status]) => status))
  const [, last] = /\n# 200 (.*)$/.exec(printed) ?? []
  expect(last).toContain('NÉ')
  expect(plain(answers.last)).toBe(plain(last ?? ''))
})

const getShoutingTask: typeof handlers.getTask = async (...call) => {
  const reply = await handlers.getTask(...call)
  const { data } = reply.body
  return { ...reply, body: { data: { ...data, title: data.title.toUpperCase() } } }
}

async function findingOf(app: TestApp, steps: readonly Step[]): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const budgets = new BudgetModel(app.context.config.rateLimits)
  const ground: Ground = { app, budgets, isTight: false, agent, answers: new Map(), sent: 0 }
  return run(ground, steps).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
}

/** In another world of the same server. */
async function runInShell(app: TestApp, printed: string): Promise<{ statuses: string[]; last: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwire-printed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const FIXTURE = join(folder, 'fixture.json')
  await writeFile(FIXTURE, JSON.stringify(await app.fixture()))
  const script = printed.slice(printed.indexOf('\n# npm run'))
  const env = { ...(await commandEnvironment()), BASE: app.url, FIXTURE }
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script], { env })
  return { statuses: stderr.trim().split('\n'), last: stdout.trim().split('\n').at(-1) ?? '' }
}

/** Without ids and times, which are each world's own. */
const plain = (text: string): string =>
  text.replaceAll(/_[0-9a-z]{26}\b/g, '_').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
