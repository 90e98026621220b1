import { expect, test } from 'vitest'
import { startMailServer, tokenIn } from '../support/app/mail.ts'
import { cookieOf, password, setPassword } from '../support/world/settings.ts'
import { startApp } from '../support/app/app.ts'
import { startServerInWorld } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const MAIL_FROM = 'taskwire@fernhill.example'

test.each([
  ['address of the server', {}],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://tasks.fernhill.example' }],
])(
  'a server sends an invitation by email, and its link begins with the %s (product.md 21.8)',
  async (_what, env: Record<string, string>) => {
    const { url: SMTP_URL, mails } = await startMailServer()
    const { server, world } = await startServerInWorld({ SMTP_URL, MAIL_FROM, ...env })
    const email = await setPassword(await startApp({}, 'test'), world)
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/settings/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Host: 'attacker.example', ...headers },
        body: JSON.stringify(body),
      })
    const signedIn = await post('/session', { email, password })
    const cookie = cookieOf({ headers: { 'set-cookie': signedIn.headers.getSetCookie() } })
    const invited = await post(
      '/invitations',
      { email: 'mira@fernhill.example', role: 'member' },
      { Cookie: cookie },
    )
    const { url } = (await invited.json()) as { url: string }
    expect(url).toMatch(`${env.PUBLIC_URL ?? server.url}/settings/invitation#`)
    await waitFor(() => mails.length === 1)
    expect(mails[0]?.to).toEqual(['mira@fernhill.example'])
    expect(mails[0]?.raw.replaceAll('=\r\n', '')).toContain(tokenIn(url))
    expect(await server.kill('SIGTERM')).toBe(0)
  },
)

test('a password reset that a killed server did not send is sent by the next server (product.md 21.9)', async () => {
  const { url: SMTP_URL, mails } = await startMailServer()
  const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM, ROLE: 'api' }
  const { server, world } = await startServerInWorld(unreachable)
  const email = await setPassword(await startApp({}, 'test'), world)
  const asked = await fetch(`${server.url}/api/settings/v1/password-resets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(204)
  await server.kill('SIGKILL')
  await startServerInWorld({ SMTP_URL, MAIL_FROM, ROLE: 'worker' })
  await waitFor(() => mails.length > 0)
  expect(mails.map(({ to }) => to)).toEqual([[email]])
})
