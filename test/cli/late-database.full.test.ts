import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { commandEnvironment } from '../support/app/cli.ts'
import { freePort } from '../support/network/free-port.ts'
import { lateDatabase } from '../support/database/late-database.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

/* Commands wait for a database that is not up yet, as a server does (product.md 15.12). */

const { world } = useWorld()

interface StartedCommand {
  process: ChildProcess
  said(): { stdout: string; stderr: string }
  ended: Promise<number | null>
}

async function start(args: string[], env: Record<string, string>): Promise<StartedCommand> {
  const child = spawn(process.execPath, ['src/cli.ts', ...args], { env: await commandEnvironment(env) })
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (printed[name] += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { process: child, said: () => printed, ended }
}

const waiting = /^waiting for the database, which cannot be reached: .*ECONNREFUSED.*, for 600 s at most\n/

test.each([
  ['keys list', () => ['keys', 'list', '--workspace', world.workspace.id]],
  ['migrate', () => ['migrate']],
])('%s waits for a database that is not running yet, and reports the wait', async (_name, args) => {
  const late = await lateDatabase()
  const command = await start([...args(), '--json'], { DATABASE_URL: late.url, DATABASE_WAIT_SECONDS: '600' })
  await waitFor(() => waiting.test(command.said().stderr))
  late.begin()
  expect(await command.ended).toBe(0)
  expect(() => JSON.parse(command.said().stdout) as unknown).not.toThrow()
})

const nowhere = async (): Promise<string> => `postgres://127.0.0.1:${await freePort()}/nothing`

test('a command gives up after DATABASE_WAIT_SECONDS, with a one-line message', async () => {
  const env = { DATABASE_URL: await nowhere(), DATABASE_WAIT_SECONDS: '0' }
  const command = await start(['fixture'], env)
  expect(await command.ended).toBe(1)
  expect(command.said()).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^error: the database cannot be reached: .*ECONNREFUSED.*\n$/) as string,
  })
})
