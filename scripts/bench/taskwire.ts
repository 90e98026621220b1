import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../src/db/embedded.ts'

export interface Taskwire extends AsyncDisposable {
  /** With the API's prefix. */
  url: string
  databaseUrl: string
  sessionSecret: string
}

/** A server as `npm start` runs it, on data of its own, with budgets that no benchmark meets. */
export async function startTaskwire(env: Record<string, string> = {}): Promise<Taskwire> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-bench-'))
  const unlimited = Object.fromEntries(
    ['KEY', 'WRITE', 'WORKSPACE', 'ANONYMOUS'].map((budget) => [`RATE_LIMIT_${budget}`, '1000000000']),
  )
  const child = spawn('node', ['src/server.ts'], {
    env: {
      ...process.env,
      ...unlimited,
      PORT: '0',
      DEMO: '0',
      LOG_FORMAT: 'json',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ready = Promise.withResolvers<string>()
  child.once('exit', () => ready.reject(new Error(`the server did not start: ${output}`)))
  child.stdout.on('data', (chunk: Buffer) => {
    if (output.length < 10_000) output += chunk.toString()
    const url = /listening on (\S+)/.exec(output)?.[1]
    if (url) ready.resolve(url)
  })
  const url = await ready.promise
  // The database is shared with the server, whoever ends last stops it.
  const database = await openEmbeddedPostgres(dataDir, { role: 'command' })
  return {
    url: `${url}/api/public/v1`,
    databaseUrl: database.url,
    sessionSecret: (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim(),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
