import { expect, test } from 'vitest'
import { signIn } from '../support/settings.ts'
import { useWorld } from '../support/world.ts'

const { app, world } = useWorld()

test('signs in', async () => {
  const owner = await signIn(app, world)
  const answer = await owner.get('/session')
  expect(answer.body.data.role).toBe('owner')
  expect((await owner.get('/keys')).status).toBe(200)
})
