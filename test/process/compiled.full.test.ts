import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { sessionSecret } from '../support/app/app.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { startServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** Node's type stripper, which a server does not need: it takes 20 MiB of each process. */
const stripper = 'internal/deps/amaro/'

/** Makes each process print on exit whether it has loaded the type stripper. */
const reporter = `process.on('exit', () => {
  console.log('loaded ' + process.moduleLoadList.some((name) => name.includes('${stripper}')))
})`
const nodeOptions = `--import=data:text/javascript,${encodeURIComponent(reporter)}`

const loadedOf = (output: string): boolean[] =>
  Array.from(output.matchAll(/^loaded (.*)$/gm), ([, is]) => is === 'true')

const { start } = packageJson.scripts

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-compiled-'))
  onFileFinished(() => rm(directory, { recursive: true, force: true }))
  const env = { ...process.env, NODE_COMPILE_CACHE: join(directory, 'compiled') }
  // The last step of `npm ci`.
  await promisify(execFile)('sh', ['-c', `${start} compile`], { env })
})

test.each<{ title: string; cache?: string; env?: Record<string, string>; loaded: boolean[] }>([
  { title: 'one process', loaded: [false] },
  { title: 'a worker', env: { ROLE: 'worker' }, loaded: [false] },
  {
    title: 'a primary, two server processes and a worker',
    env: { WORKERS: '2' },
    loaded: [false, false, false, false],
  },
  { title: 'one process, and another that creates the demo', env: { DEMO: '1' }, loaded: [false, false] },
  {
    title: 'a process with tracing',
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    loaded: [false],
  },
  { title: 'one process, before anything is compiled', cache: 'none', loaded: [true] },
])(
  '$title loads the type stripper only if the compile cache is empty',
  async ({ cache = 'compiled', env, loaded }) => {
    const database = { DATABASE_URL: await emptyDatabase(), SESSION_SECRET: sessionSecret }
    const settings = { NODE_COMPILE_CACHE: join(directory, cache), NODE_OPTIONS: nodeOptions, ...env }
    const server = await startServer({ ...database, ...settings }, ['sh', '-c', start])
    await server.kill('SIGTERM')
    await waitFor(() => loadedOf(server.output()).length === loaded.length)
    expect(loadedOf(server.output())).toEqual(loaded)
  },
)
