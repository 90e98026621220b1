import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { taskwireInProcess } from '../support/app/cli.ts'
import { useWorld } from '../support/world/world.ts'

/* The commands of README and the tour exist, and print what is shown. */

const { app } = useWorld()

interface Shown {
  command: string
  /** The output that is shown below the command. */
  output: string
}

const text = ['README.md', 'docs/tour.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
const blocks = [...text.matchAll(/^```(?:console|sh)\n(.*?)^```/gms)].map(([, block = '']) => block)
const shown: Shown[] = blocks.flatMap((block) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.split('\n')
      return { command, output: output.join('\n') }
    }),
)
const shownAs = (pattern: RegExp) => shown.filter(({ command }) => pattern.test(command))

test('every npm script in README and the tour exists', () => {
  const scripts = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => name)
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

const commands = [...text.matchAll(/taskwire -- ([a-z-]+(?: [a-z]+)?)(.*)/g)].map(
  ([, command = '', rest = '']) => ({ command, options: rest.match(/(?<= )--[a-z-]+/g) ?? [] }),
)
test.for(commands)('the command $command accepts the options $options', async ({ command, options }) => {
  // Words after the command that are not a subcommand count as arguments.
  const { code, stdout } = await taskwireInProcess([...command.split(' '), '--help'])
  expect(code).toBe(0)
  for (const option of options) expect(stdout).toMatch(new RegExp(`^  ${option}\\b`, 'm'))
})

test.for(shownAs(/^curl /))(
  'the command $command prints the output that README or the tour shows',
  async ({ command, output }) => {
    const runnable = command.replaceAll('http://127.0.0.1:3000', app.url)
    const { stdout } = await promisify(execFile)('sh', ['-c', runnable])
    expect(stdout.replaceAll(app.url, 'http://127.0.0.1:3000')).toBe(output)
  },
)

test('each sample that creates something sends an Idempotency-Key', () => {
  const calls = text.replaceAll('\\\n', '').match(/^\S*api .* -d .*$/gm) ?? []
  const creating = calls.filter((call) => !call.includes('-X PATCH'))
  expect(creating.length).toBeGreaterThanOrEqual(4)
  expect(creating.filter((call) => !call.includes('-H "Idempotency-Key: '))).toEqual([])
})

test('the tour lists the first conformance rules', async () => {
  const [list] = shownAs(/ conformance --list$/)
  const { stdout } = await taskwireInProcess(['conformance', '--list'])
  expect(`${stdout.split('\n').slice(0, 3).join('\n')}\n…\n`).toBe(list?.output)
})

test('README and the tour show each tool and each page with its output', () => {
  const tools = ['conformance --url', 'conformance --list', 'mock', 'mcp', 'new-operation'].map(
    (tool) => `taskwire -- ${tool} `,
  )
  const scripts = [
    ...['codegen -- --check', 'parity', 'parity -- --json', 'parity -- --sarif', 'compat', 'release --'],
  ]
  const reference = ['', '/errors.md', '/errors/no_open_column.md'].map((page) => `/reference${page}`)
  const urls = ['/', '/openapi.json', '/openapi.yaml', ...reference].map((path) => `:3000${path} `)
  const wanted = [...tools, ...scripts.map((script) => `--silent ${script} `), ...urls]
  expect(wanted.filter((one) => !shown.some(({ command }) => `${command} `.includes(one)))).toEqual([])
})

test('README has at most 140 lines, so that newcomers read all of it', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(140)
})
