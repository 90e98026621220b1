import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../support/contract/refusal.ts'
import { giveEndpoint, readLog } from '../support/world/webhooks.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world } = useWorld()

describe('createProject (product.md 25.48)', () => {
  test.each(['owner', 'admin'] as const)(
    'createProject by an %s makes a project with the default columns',
    async (person) => {
      const caller = await signInToWork(app, world, person)
      const input = { name: 'Garden wall', description: 'Dry stone, along the lane.' }
      const { status, body } = await caller.post('/projects', input)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({
        ...input,
        private: false,
        inbox: false,
        role: 'manager',
        task_count: 0,
      })
      const { id, columns } = body.data as { id: string; columns: { name: string }[] }
      expect(columns.map(({ name }) => name)).toEqual(['To do', 'In progress', 'Done'])
      expect((await caller.get(`/projects/${id}`)).body.data).toEqual(body.data)
    },
  )

  test('createProject with `private` makes a project that other members do not see', async () => {
    const owner = await signInToWork(app, world)
    const { body } = await owner.post('/projects', { name: 'Pay rises', private: true })
    expect(body.data).toMatchObject({ private: true })
    const member = await signInToWork(app, world, 'member')
    expectRefusal(await member.get(`/projects/${(body.data as { id: string }).id}`), 'not_found')
  })

  test('createProject by a member is refused with 403', async () => {
    const member = await signInToWork(app, world, 'member')
    expectRefusal(await member.post('/projects', { name: 'Mine' }), 'forbidden')
  })

  test('createProject records the same event and activity as from the settings area', async () => {
    const own = await app.fixture()
    const endpoint = await giveEndpoint(app, own.workspace.id, 'http://127.0.0.1:9/')
    const owner = await signInToWork(app, own)
    await owner.post('/projects', { name: 'Announced' })
    const log = await readLog(app.context.db, own.workspace.id, endpoint.id)
    expect(log.map(({ type }) => type)).toEqual(['project.created'])
  })
})
