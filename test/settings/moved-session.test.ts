import { expect, test } from 'vitest'
import { setMembership } from '../../src/domain/accounts/members.ts'
import { settingsPrefix } from '../support/app.ts'
import { sendHalf } from '../support/half-request.ts'
import { signInCookie } from '../support/settings.ts'
import { useWorld } from '../support/world.ts'

const { app, world, clock, commit } = useWorld()

test('an Idempotency-Key is one of the workspace that the work is done in, also if the session moved meanwhile (product.md 7.1)', async () => {
  const other = await app.fixture()
  const source = { workspaceId: other.workspace.id, userId: null, via: 'cli' as const, now: clock.now() }
  await commit((tx) => setMembership(tx, source, world.users.owner, { role: 'admin', status: 'active' }))
  const cookie = await signInCookie(app, world)
  const settings = app.inSettings({ Cookie: cookie })
  const body = { name: 'Moved', scopes: ['read:tasks'] }
  const headers = { Cookie: cookie, 'Idempotency-Key': 'moved' }
  const url = `${app.url}${settingsPrefix}/keys`
  const finish = await sendHalf(app.context.admission.bodies, { url, method: 'POST', headers, body })
  expect((await settings.patch('/session', { workspace_id: other.workspace.id })).status).toBe(200)
  const first = await finish()
  const second = await settings.post('/keys', body, { headers: { 'Idempotency-Key': 'moved' } })
  expect([first.status, second.status, second.headers['idempotent-replay']]).toEqual([201, 201, 'true'])
})
