import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { startServer, testDataDir } from '../support/app/server.ts'

/** Command that `npm start` runs. */
const command =
  packageJson.scripts.start
    .split(/ exec /)
    .at(-1)
    ?.split(' ') ?? []
const idle = 1_500
const slow = 50
const halfBody = 500_000
/** Three times the measured memory of an idle connection, in KiB. */
const maxIdleKiB = 20
const maxSlowMiB = 75

const rssMiB = (pid = 0): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

test('idle connections and slow uploads take little memory, and other clients are still served', async () => {
  const server = await startServer({ DATA_DIR: await testDataDir(), LOG_LEVEL: 'warn' }, command)
  const { pid } = server.process
  const { port } = new URL(server.url)
  const authorization = `Authorization: Bearer ${server.key}`
  const me = async (): Promise<void> => {
    const headers = { Authorization: `Bearer ${server.key}` }
    expect((await fetch(`${server.url}/api/public/v1/me`, { headers })).status).toBe(200)
  }
  const open = async (bytes: string): Promise<void> => {
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    if (bytes !== '') await new Promise((resolve) => socket.write(bytes, resolve))
  }
  for (let i = 0; i < 50; i++) await me()

  const before = rssMiB(pid)
  for (let i = 0; i < idle; i += 100) await Promise.all(Array.from({ length: 100 }, () => open('')))
  await me()
  const withIdle = rssMiB(pid)
  expect(((withIdle - before) * 1024) / idle).toBeLessThan(maxIdleKiB)

  const head = `POST /api/public/v1/tasks HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`
  const json = `Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`
  for (let i = 0; i < slow; i++) {
    await open(`${head}X-Long: ${'x'.repeat(15_000)}`)
    await open(`${head}${json}${' '.repeat(halfBody)}`)
  }
  await me()
  expect(rssMiB(pid) - withIdle).toBeLessThan(maxSlowMiB)
}, 120_000)
