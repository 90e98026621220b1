import { beforeAll, expect, test } from 'vitest'
import contract from '../../generated/settings.json' with { type: 'json' }
import type { Caller } from '../support/app/app.ts'
import { pageOf, readAllPages } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, admin: fromAdmin } = useWorld()

let owner: Caller
let admin: Caller
const endpoints: string[] = []

/** Lists with at least two rows, by the template of their path. */
const lists: [template: string, path: () => string][] = [
  ['/sessions', () => '/sessions'],
  ['/invitations', () => '/invitations'],
  ['/members', () => '/members'],
  ['/members', () => '/members?q=a'],
  ['/members', () => '/members?status=active'],
  ['/keys', () => '/keys'],
  ['/projects', () => '/projects'],
  ['/projects', () => '/projects?archived=true'],
  ['/webhook-endpoints', () => '/webhook-endpoints'],
  ['/webhook-endpoints/{id}/deliveries', () => `/webhook-endpoints/${endpoints[0]}/deliveries`],
  ['/webhook-endpoints/{id}/deliveries', () => `/webhook-endpoints/${endpoints[1]}/deliveries`],
  [
    '/webhook-endpoints/{id}/deliveries',
    () => `/webhook-endpoints/${endpoints[0]}/deliveries?status=pending`,
  ],
  ['/requests', () => '/requests'],
  ['/requests', () => `/requests?key_id=${world.keys.full.id}`],
  ['/activity', () => '/activity'],
  ['/activity', () => '/activity?type=task.created'],
  ['/notifications', () => '/notifications'],
  ['/notifications', () => '/notifications?unread=true'],
]

beforeAll(async () => {
  owner = await signIn(app, world)
  admin = await signIn(app, world, 'admin')
  for (const i of [1, 2]) {
    await signIn(app, world)
    await signIn(app, world, 'admin')
    await owner.post('/invitations', { email: `guest${i}@fernhill.example`, role: 'member' })
    const { body } = await owner.post('/projects', { name: `Archived ${i}` })
    await owner.patch(`/projects/${(body.data as { id: string }).id}`, { archived: true })
    endpoints.push((await giveEndpoint(app, world.workspace.id, `https://receiver.example/${i}`)).id)
  }
  for (const title_text of ['Order the stone', 'Paint the samples'])
    for (const caller of [full, fromAdmin])
      await caller.post('/tasks', {
        title_text,
        project_id: world.projects.second,
        user_ids: [world.users.owner, world.users.admin],
      })
  await waitFor(async () => pageOf(await owner.get('/requests')).data.length > 1)
})

const firstOf = async (path: string): Promise<string> => {
  const { next_cursor } = pageOf(await owner.get(path, { query: { limit: 1 } })).meta
  expect(next_cursor, path).toEqual(expect.any(String))
  return next_cursor ?? ''
}

test('every list with a cursor is tested', () => {
  const paged = Object.entries(contract.paths).filter(([, item]) => JSON.stringify(item).includes('/Cursor"'))
  expect(new Set(lists.map(([template]) => template))).toEqual(new Set(paged.map(([template]) => template)))
})

test.each(lists)(
  'a cursor of %s is refused by every other list and under every other filter (product.md 6.4)',
  async (_template, path) => {
    const cursor = await firstOf(path())
    for (const [, other] of lists) {
      const answer = await owner.get(other(), { query: { limit: 1, cursor } })
      if (other === path) expect(answer.status).toBe(200)
      else expectRefusal(answer, 'validation_error', { param: 'cursor' })
    }
  },
)

test.each(lists)(
  'the pages of %s together are the list, in order (product.md 6.1)',
  async (_template, path) => {
    const whole = pageOf(await owner.get(path(), { query: { limit: 100 } })).data
    const walked = await readAllPages(owner, path(), (page) => (page === 0 ? 1 : 40))
    expect(walked.slice(0, 100)).toEqual(whole)
  },
)

test.each(['/sessions', '/notifications'])(
  'a cursor of a person’s own %s is refused in another person’s session (product.md 6.4)',
  async (path) => {
    const answer = await admin.get(path, { query: { limit: 1, cursor: await firstOf(path) } })
    expectRefusal(answer, 'validation_error', { param: 'cursor' })
  },
)
