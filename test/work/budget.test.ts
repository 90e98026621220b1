import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { withLimits } from '../support/app/budgets.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signInToWork } from '../support/world/settings.ts'

test('a session can move tasks 300 times within a minute; the next write gets 429 until the minute is over (product.md 25.5)', async () => {
  const { app, fixture } = await withLimits(readConfig({}).rateLimits)
  const member = await signInToWork(app, fixture, 'member')
  const [path, { todo, done }] = [`/tasks/${fixture.tasks.first}`, fixture.cards]
  const move = (step: number) => member.post(`${path}/moves`, { card_id: step % 2 === 0 ? done : todo })
  for (let step = 0; step < 300; step++) {
    const { status, text } = await move(step)
    expect(status, `${step}: ${text}`).toBe(200)
  }
  for (const answer of [await move(300), await member.patch(path, { progress: 100 })]) {
    expectRefusal(answer, 'session_rate_limited')
    expect(answer.headers['retry-after']).toBe('60')
  }
  expect((await member.get(path)).body.data).toMatchObject({ card: { id: todo }, completed: false })
  app.clock.advance(60)
  expect((await move(300)).status).toBe(200)
})
