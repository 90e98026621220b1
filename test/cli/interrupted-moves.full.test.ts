import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { commandEnvironment, taskwireError } from '../support/app/cli.ts'
import { createInstallation, type Installation } from '../support/world/moves.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { waitFor } from '../support/runner/wait-for.ts'

let directory: string
let place: Installation
let id: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-interrupted-'))
  onFileFinished(() => rm(directory, { recursive: true }))
  place = await createInstallation('interrupted')
  id = place.world.workspace.id
})

const stateOfWorkspace = async () =>
  (await place.sql<{ state: string }[]>`select state from workspaces where id = ${id}`)[0]?.state

/** Begins an export that waits for a transaction. */
async function beginExport(): Promise<{
  command: ChildProcess
  exited: Promise<unknown[]>
  output: Promise<string>
  releaseLock: () => Promise<void>
}> {
  const holder = await place.sql.reserve()
  await holder`begin`
  await holder`select from workspaces`
  let isHeld = true
  const releaseLock = async (): Promise<void> => {
    if (!isHeld) return
    isHeld = false
    await holder`rollback`
    holder.release()
  }
  onTestFinished(releaseLock)
  const args = ['src/cli.ts', 'workspaces', 'export', join(directory, 'moved'), '--workspace', id]
  const env = await commandEnvironment(place.env)
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void command.kill('SIGKILL'))
  const [output, exited] = [text(command.stderr), once(command, 'exit')]
  await waitFor(async () => (await stateOfWorkspace()) === 'moving')
  return { command, exited, output, releaseLock }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an export that is stopped by %s leaves no file, and the workspace accepts writes again (product.md 24.3)',
  async (signal) => {
    const { command, exited, output } = await beginExport()
    // npm forwards signals that its children also get from the terminal.
    command.kill(signal)
    command.kill(signal)
    expect(await exited).toEqual([1, null])
    expect(await output).toBe('error: interrupted\n')
    expect(await stateOfWorkspace()).toBe('active')
    expect(await readdir(directory)).toEqual([])
  },
)

test('while a workspace is exported, no other command can export it or finish its move, and the export succeeds', async () => {
  const { exited, releaseLock } = await beginExport()
  for (const command of [['export', join(directory, 'second')], ['resume'], ['retire']])
    expect(await taskwireError(['workspaces', ...command, '--workspace', id], place.env)).toBe(
      `another command is exporting ${id}`,
    )
  expect(await stateOfWorkspace()).toBe('moving')
  await releaseLock()
  expect(await exited).toEqual([0, null])
  expect(await readdir(directory)).toEqual(['moved'])
  await place.run('workspaces', 'resume', '--workspace', id)
  await rm(join(directory, 'moved'))
})

test('after a kill -9 of an export, the workspace can be exported again or resumed', async () => {
  const { command, exited, releaseLock } = await beginExport()
  command.kill('SIGKILL')
  await exited
  await releaseLock()
  await waitFor(async () => {
    const left = await place.sql`select from pg_stat_activity where application_name = 'taskwire backup'`
    return left.length === 0
  })
  expect(await stateOfWorkspace()).toBe('moving')
  await place.run('workspaces', 'export', join(directory, 'again'), '--workspace', id)
  expect(await place.run('workspaces', 'resume', '--workspace', id)).toEqual({
    workspace: id,
    state: 'active',
  })
})
