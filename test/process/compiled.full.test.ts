import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { sessionSecret } from '../support/app.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { onFileFinished } from '../support/on-file-finished.ts'
import { startServer } from '../support/server.ts'
import { waitFor } from '../support/wait-for.ts'

/** Parts of Node that a server has no use for: they take 20 and 6 MiB of each process. */
const heavy = { 'type stripper': 'internal/deps/amaro/', fetch: 'internal/deps/undici/' }
type Heavy = keyof typeof heavy

/** Has each process say at its end which of them it has loaded. */
const confession = `process.on('exit', () => {
  const isLoaded = ([, path]) => process.moduleLoadList.some((name) => name.includes(path))
  const loaded = Object.entries(${JSON.stringify(heavy)}).filter(isLoaded)
  console.log('loaded ' + JSON.stringify(loaded.map(([name]) => name)))
})`
const confessing = `--import=data:text/javascript,${encodeURIComponent(confession)}`

const loadedOf = (output: string): Heavy[][] =>
  Array.from(output.matchAll(/^loaded (.*)$/gm), ([, names = '']) => JSON.parse(names) as Heavy[])

const { start } = packageJson.scripts

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-compiled-'))
  onFileFinished(() => rm(directory, { recursive: true, force: true }))
  const env = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'compiled') }
  // What `npm ci` ends with.
  await promisify(execFile)('sh', ['-c', `${start} compile`], { env })
})

test.each<{ title: string; cache?: string; env?: Record<string, string>; loaded: Heavy[][] }>([
  { title: 'one process', loaded: [[]] },
  { title: 'a worker', env: { ROLE: 'worker' }, loaded: [[]] },
  { title: 'a primary, two that serve, one that works', env: { WORKERS: '2' }, loaded: [[], [], [], []] },
  { title: 'one process, and one that makes the demo', env: { DEMO: '1' }, loaded: [[], []] },
  // What exports the spans sends them with what brings fetch along.
  {
    title: 'one that traces',
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    loaded: [['fetch']],
  },
  { title: 'one process, before anything is compiled', cache: 'none', loaded: [['type stripper']] },
])('$title: what is loaded of Node', async ({ cache = 'compiled', env, loaded }) => {
  const database = { DATABASE_URL: await emptyDatabase(), SESSION_SECRET: sessionSecret }
  const settings = { NODE_COMPILE_CACHE: join(directory, cache), NODE_OPTIONS: confessing, ...env }
  const server = await startServer({ ...database, ...settings }, ['sh', '-c', start])
  await server.kill('SIGTERM')
  await waitFor(() => loadedOf(server.output()).length === loaded.length)
  expect(loadedOf(server.output())).toEqual(loaded)
})
