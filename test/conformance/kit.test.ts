import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { rules } from '../../tools/conformance/rules.ts'
import { runRules, type Report } from '../../tools/conformance/run-rules.ts'
import { unlimitedBudgets, apiPrefix, startApp } from '../support/app/app.ts'
import { taskwireInProcess, taskwireJson } from '../support/app/cli.ts'
import { TestClock } from '../support/app/clock.ts'
import { freePort } from '../support/network/free-port.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

/** Clock whose time webhook signatures contain, and which the kit compares with its own clock. */
class RunningClock extends TestClock {
  override now(): Date {
    return new Date()
  }
}

const { app, world } = useWorldWithDeliveries({}, new RunningClock())

let directory = ''
let fixture = ''
let url = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-conformance-'))
  fixture = join(directory, 'fixture.json')
  await writeFile(fixture, JSON.stringify({ ...world }))
  url = `${app.url}${apiPrefix}`
})

const conformance = (...args: string[]) =>
  taskwireInProcess(['conformance', '--url', url, '--fixture', fixture, ...args])

describe('the rules', () => {
  test('the rules cite sentences of the contract', async () => {
    const contract = (await readFile('spec/openapi.yaml', 'utf8')).replaceAll(/\s+/g, ' ')
    const uncited = rules.filter(({ sentence }) => !contract.includes(sentence))
    expect(uncited.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([])
  })
})

describe('a server that follows every rule', () => {
  test('no rule fails on a server that follows every rule, including the webhook rules', async () => {
    const port = await freePort()
    const { secret } = await giveEndpoint(app, world.workspace.id, `http://127.0.0.1:${port}/hook`)
    const file = join(directory, 'with-webhook.json')
    await writeFile(file, JSON.stringify({ ...world, webhook: { listen: `127.0.0.1:${port}`, secret } }))
    const command = ['conformance', '--url', `${url}/`, '--fixture', file, '--json']
    const report = JSON.parse((await taskwireInProcess(command)).stdout) as Report
    const { passed, failed, skipped } = report
    expect(report.rules.filter(({ status }) => status === 'failed')).toEqual([])
    expect([report.url, failed, passed + failed + skipped]).toEqual([url, 0, rules.length])
    for (const { status, detail } of report.rules)
      if (status === 'skipped') expect(detail).toMatch(/too large to exhaust|serves no contract/)
  })

  test('the kit waits for the next rate-limit window when a small budget is exhausted', async () => {
    const clock = new TestClock()
    const rateLimits = { ...unlimitedBudgets, key: 40, write: 20, workspace: 45, anonymous: 15 }
    const small = await startApp({ clock, config: { rateLimits } }, 'test')
    const said: string[] = []
    const report = await runRules(
      rules.filter(({ id }) => id.startsWith('limits/')),
      { url: `${small.url}${apiPrefix}`, fixture: await small.fixture() },
      { say: (line) => said.push(line), sleep: (ms) => Promise.resolve(clock.advance(ms / 1000)) },
    )
    expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(said).toContainEqual(
      expect.stringMatching(/^waiting \d+ s for the next window \(key_rate_limited\)$/),
    )
  })
})

describe('a server that breaks a rule', () => {
  test('a rule that the server breaks fails, the output shows the response, and the exit code is 1', async () => {
    const other = join(directory, 'other.json')
    const changed = { ...world, projects: { ...world.projects, private: world.projects.main } }
    await writeFile(other, JSON.stringify(changed))
    const { code, stdout, stderr } = await taskwireInProcess([
      'conformance',
      '--url',
      url,
      '--fixture',
      other,
      '--only',
      'visibility/private,visibility/inbox',
      '--json',
    ])
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'error: 1 of 2 rules failed\n' })
    expect(JSON.parse(stdout)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 0,
      rules: [
        {
          id: 'visibility/private',
          status: 'failed',
          detail: `GET /projects/${world.projects.main} returned 200, not 404 not_found`,
        },
        { id: 'visibility/inbox', status: 'passed' },
      ],
    })
  })
})

describe('the command', () => {
  test('the command checks only the given rules, and prints text', async () => {
    const { code, stdout, stderr } = await conformance('--only', 'errors/envelope, webhooks/signature')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^passed +errors\/envelope +An error is/m)
    expect(stdout).toMatch(/^skipped webhooks\/signature: the fixture names no webhook endpoint/m)
    expect(stdout).toContain(`1 passed, 0 failed, 1 skipped at ${url}\n`)
  })

  test('the command skips rules that need a member of the fixture that is null, and checks the others', async () => {
    const file = join(directory, 'partial.json')
    const { keys, projects, foreign: _foreign, ...rest } = world
    const partial = {
      ...rest,
      keys: { ...keys, disabled: null },
      projects: { ...projects, private: null },
      foreign: null,
    }
    await writeFile(file, JSON.stringify(partial))
    const only = 'auth/revoked,auth/disabled,visibility/private,visibility/foreign,visibility/inbox'
    const command = ['conformance', '--url', url, '--fixture', file, '--only', only]
    const { rules } = await taskwireJson<Report>(command)
    expect(rules.map(({ id, status, detail }) => [id, status, detail])).toEqual([
      ['auth/revoked', 'passed', ''],
      ['auth/disabled', 'skipped', 'the fixture has no keys.disabled'],
      ['visibility/foreign', 'skipped', 'the fixture has no foreign'],
      ['visibility/private', 'skipped', 'the fixture has no projects.private'],
      ['visibility/inbox', 'passed', ''],
    ])
  })

  test('the command lists the rules without a server', async () => {
    const list = await taskwireJson<object[]>(['conformance', '--list'])
    expect(list).toEqual(rules.map(({ id, title, sentence }) => ({ id, title, sentence })))
    const { stdout } = await taskwireInProcess(['conformance', '--list'])
    expect(stdout).toContain('errors/envelope\n')
  })

  test('the command writes a report for CI', async () => {
    const junit = join(directory, 'junit.xml')
    await writeFile(junit, 'an older report')
    await conformance('--only', 'errors/envelope,webhooks/signature', '--junit', junit)
    const xml = await readFile(junit, 'utf8')
    expect(xml).toContain('<testsuite name="errors" tests="1" failures="0" skipped="0">')
    expect(xml).toMatch(
      /<testcase classname="errors\/envelope" name="An error is an envelope.*" time="[\d.]+"><\/testcase>/,
    )
    expect(xml).toMatch(
      /<testcase classname="webhooks\/signature" .*><skipped message="the fixture names no .*"\/><\/testcase>/,
    )
    expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('.part'))
  })
})

describe('invalid input is refused with one line', () => {
  const known = () => ['--url', url, '--fixture', fixture]
  const refused = async (code: number, message: string | RegExp, args: string[]) => {
    const junit = join(directory, `never-${Math.random()}.xml`)
    const outcome = await taskwireInProcess(['conformance', '--junit', junit, '--json', ...args])
    expect(outcome).toMatchObject({ code, stdout: '' })
    expect(outcome.stderr).toMatch(/^error: .+\n$/)
    expect(outcome.stderr.slice('error: '.length, -1)).toMatch(message)
    expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('never-'))
  }

  test.each([
    ['a missing URL', [], /^--url is missing/],
    ['a missing fixture', ['--url', 'http://127.0.0.1/api'], /^--fixture is missing/],
    [
      'a URL with an unsupported protocol',
      ['--url', 'ftp://127.0.0.1/', '--fixture', 'x'],
      /^--url must be an http or/,
    ],
    ['an unknown option', ['--fast'], /^unknown option '--fast'/],
    ['an option without its value', ['--fixture', 'x', '--only'], /missing/],
  ])('%s is a usage error', (_what, args, message) => refused(78, message, args))

  test('an unknown rule is a usage error', () =>
    refused(78, /^there is no rule errors\/nothing:/, [...known(), '--only', 'errors/nothing']))

  test.each([
    ['that does not exist', undefined, /cannot be read: there is no such file$/],
    ['that is not an object', '[]', /is incomplete: workspace.id is missing$/],
  ])('a fixture %s is refused', async (_what, text, message) => {
    const file = join(directory, `fixture-${Math.random()}.json`)
    if (text !== undefined) await writeFile(file, text)
    await refused(78, message, ['--url', url, '--fixture', file])
  })

  test.each([
    ['keys.write:comments.secret', (broken: BrokenFixture) => delete broken.keys['write:comments'].secret],
    ['keys.full.id', (broken: BrokenFixture) => (broken.keys.full = null)],
    ['webhook.listen', (broken: BrokenFixture) => (broken.webhook = { listen: 'here', secret: 'whsec_' })],
  ])('a fixture without %s is refused', async (name, breakIt) => {
    const broken = structuredClone({ ...world }) as unknown as BrokenFixture
    breakIt(broken)
    const file = join(directory, `incomplete-${Math.random()}.json`)
    await writeFile(file, JSON.stringify(broken))
    await refused(
      78,
      new RegExp(`is incomplete: ${name.replaceAll('.', '\\.')} (is missing|must be HOST:PORT)$`),
      ['--url', url, '--fixture', file],
    )
  })

  test('a server that does not answer is refused', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}/api/public/v1`
    await refused(1, /^there is no server at .*: .*ECONNREFUSED/, ['--url', nobody, '--fixture', fixture])
  })

  test('a URL without the prefix is refused', () =>
    refused(1, /^there is no API at .*: does the URL include the prefix/, [
      '--url',
      app.url,
      '--fixture',
      fixture,
    ]))

  test.each([['an HTML page', '<!doctype html><title>Welcome</title>']])(
    'a server that returns %s for every request is refused',
    async (_what, body) => {
      const server = createServer((_req, res) => res.end(body)).listen(0, '127.0.0.1')
      onTestFinished(() => void server.close())
      await once(server, 'listening')
      const stranger = `http://127.0.0.1:${(server.address() as AddressInfo).port}${apiPrefix}`
      const message = /^the server at .* is not this API: GET \/me is not a JSON object$/
      await refused(1, message, ['--url', stranger, '--fixture', fixture])
    },
  )

  test('a fixture of another server is refused', async () => {
    const stranger = structuredClone({ ...world })
    stranger.keys.full.secret = `svc_${'A'.repeat(40)}`
    const file = join(directory, 'other.json')
    await writeFile(file, JSON.stringify(stranger))
    await refused(1, /does not know the fixture's keys/, ['--url', url, '--fixture', file])
  })

  test('a report that cannot be written is refused before any rule is checked', async () => {
    for (const [path, why] of [
      [join(directory, 'nowhere', 'junit.xml'), 'ENOENT'],
      [directory, 'it is a directory'],
      ['/dev/null', 'it is not a file'],
    ] as const) {
      const { code, stdout, stderr } = await conformance('--junit', path)
      expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
      expect(stderr).toMatch(new RegExp(`^error: the report ${path} cannot be written: ${why}.*\n$`))
    }
  })
})

/** An incomplete fixture. */
interface BrokenFixture {
  keys: Record<'write:comments', { secret?: string }> & { full?: null }
  webhook: object
}
