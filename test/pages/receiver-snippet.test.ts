import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signatureHeader } from '../../src/delivery/signature.ts'
import { receiverSnippet } from '../../src/web/pages/webhooks/receiver-snippet.ts'
import { freePort } from '../support/network/free-port.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const secret = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlLCBub3QgYSBzZWNyZXQ='
const body = '{"title":"Zoë’s \\"stone\\""}'

test('the receiver code shown with a new signing secret can be pasted, and verifies', async () => {
  const { url, send } = await startReceiver()
  expect(await send(url, ['whsec_another', secret])).toBe(204)
  expect(await send(url, ['whsec_another'])).toBe(400)
  expect(await send(url, [secret], new Date(Date.now() - 400_000))).toBe(400)
})

test('the receiver code writes no file', async () => {
  const { folder } = await startReceiver()
  expect(await readdir(folder)).toEqual(['receiver.mjs'])
  expect(await readFile(join(folder, 'receiver.mjs'), 'utf8')).toBe('// mine\n')
})

test('the receiver code listens only on the address of the endpoint', async () => {
  const { url, send } = await startReceiver()
  await expect(send(url.replace('127.0.0.1', '127.0.0.2'), [secret])).rejects.toThrow('fetch failed')
})

test.each([
  ['https://tasks.quarry.example/hook', "listen(4000, '127.0.0.1',"],
  ['http://localhost:4010/hook', "listen(4010, 'localhost',"],
  ['http://[::1]:4010/hook', "listen(4010, '::1',"],
  ['http://127.0.0.1/hook', "listen(80, '127.0.0.1',"],
])('the receiver code of %s is reachable on loopback only', (url, listens) => {
  expect(receiverSnippet(url, secret)).toContain(listens)
})

/** Pastes the receiver, with a free port, into a shell whose folder already has another receiver.mjs. */
async function startReceiver() {
  const url = `http://127.0.0.1:${await freePort()}/hook`
  const folder = await mkdtemp(join(tmpdir(), 'taskwire-receiver-'))
  await writeFile(join(folder, 'receiver.mjs'), '// mine\n')
  const shell = spawn('bash', { cwd: folder, stdio: ['pipe', 'ignore', 'inherit'], detached: true })
  onTestFinished(async () => {
    const ended = once(shell, 'exit')
    process.kill(-(shell.pid ?? 0), 'SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  })
  shell.stdin.write(`${receiverSnippet(url, secret)}\n`)
  await waitFor(() => send(url, [secret]).then(Boolean, () => false))
  return { url, folder, send }
}

async function send(url: string, secrets: string[], at = new Date()): Promise<number> {
  const headers = { 'Service-Signature': signatureHeader(secrets, body, at) }
  return (await fetch(url, { method: 'POST', headers, body })).status
}
