import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signatureHeader } from '../../src/delivery/signature.ts'
import { receiverSnippet } from '../../src/web/pages/webhooks/receiver-snippet.ts'
import { freePort } from '../support/free-port.ts'
import { waitFor } from '../support/wait-for.ts'

const secret = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlLCBub3QgYSBzZWNyZXQ='
const body = '{"title":"Zoë’s \\"stone\\""}'

test('the receiver code shown with a new signing secret can be pasted, and verifies', async () => {
  const url = `http://127.0.0.1:${await freePort()}/hook`
  const folder = await mkdtemp(join(tmpdir(), 'taskwire-receiver-'))
  const shell = spawn('bash', { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  onTestFinished(async () => {
    const ended = once(shell, 'exit')
    process.kill(-(shell.pid ?? 0), 'SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  })
  shell.stdin.write(`${receiverSnippet(url, secret)}\n`)
  const send = async (secrets: string[], at = new Date()): Promise<number> => {
    const headers = { 'Service-Signature': signatureHeader(secrets, body, at) }
    return (await fetch(url, { method: 'POST', headers, body })).status
  }
  await waitFor(() => send([secret]).then(Boolean, () => false))
  expect(await send(['whsec_another', secret])).toBe(204)
  expect(await send(['whsec_another'])).toBe(400)
  expect(await send([secret], new Date(Date.now() - 400_000))).toBe(400)
})
