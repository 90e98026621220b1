import { spawn } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { runServer } from '../support/app/server.ts'

/* Volumes and users as in containers on Kubernetes and OpenShift. */

const isRoot = process.getuid?.() === 0
if (!isRoot) console.warn('skipped: only root can start servers as other users')

/** Starts a server as this user, waits until it serves requests or exits, and returns its output. */
async function startAs(uid: number, mode: number): Promise<string> {
  const group = 23_456
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-volume-'))
  await chown(dataDir, 0, group)
  await chmod(dataDir, mode)
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['src/server.ts'], { env, uid, gid: group })
  const errors = text(child.stderr)
  let printed = ''
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', (chunk) => (printed += String(chunk)).includes('listening') && resolve()),
  )
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  })
  await Promise.race([ready, ended])
  return printed + (printed === '' ? await errors : '')
}

test.skipIf(!isRoot)(
  'the built-in database runs on a volume owned by root and a group, as with fsGroup',
  async () => {
    expect(await startAs(65_534, 0o2775)).toContain('listening on')
  },
)

test.skipIf(!isRoot)(
  'a start by a user without an entry in /etc/passwd is refused with a message that says how to fix it',
  async () => {
    expect(await startAs(23_457, 0o2775)).toMatch(
      /cannot be created by the user 23457, who is not in \/etc\/passwd: run as .*DATABASE_URL/,
    )
  },
)

test.each([
  ['192.0.2.1', 'EADDRNOTAVAIL'],
  ['fe80::1', 'EINVAL'],
])('a start with the HOST %s, on which this machine cannot listen, names the host', async (host, reason) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-host-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { code, stderr } = await runServer({ HOST: host, DATA_DIR: dataDir, DEMO: '0' })
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining(`HOST=${host} is not an address of this machine: ${reason}`) as string,
  })
})
