import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../support/app/app.ts'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import { absentId } from '../../support/contract/ids.ts'
import { comparable, expectRefusal } from '../../support/contract/refusal.ts'
import { useWorld } from '../../support/world/world.ts'
import { wrongIds, type Cause } from '../../support/contract/wrong-ids.ts'

/* Ids in a query or a body that match nothing. Each operation has its own rule for them. */

const scene = useWorld()
const { world, full, clock, commit } = scene

const foreignInbox = { project: '', card: '' }
beforeAll(async () => {
  const actor = { workspaceId: world.foreign.workspace, userId: world.foreign.user, via: 'web' as const }
  const { id, cards } = await commit((tx) =>
    createProject(tx, { ...actor, now: clock.now() }, { name: 'Inbox', is_inbox: true }),
  )
  Object.assign(foreignInbox, { project: id, card: cards[0]?.id })
})

const places = [
  ['project_id', 'project'],
  ['card_id', 'card'],
] as const
const shown = () => ({ project_id: world.projects.main, card_id: world.cards.todo })
const event = { title: 'x', date: '2026-12-01', start_time: '10:00', end_time: '11:00', repeat: 'none' }

/** Returns ids of the kind that match nothing, one for each reason, decoded. */
async function idsOf(
  kind: 'project' | 'card',
  except: (cause: Cause) => boolean,
): Promise<[string, string][]> {
  const { hidden, absent } = wrongIds(kind)
  const causes = [...hidden, ...absent].filter((cause) => !except(cause))
  const ids = causes.map(async ([cause, find]): Promise<[string, string]> => [
    cause,
    decodeURIComponent(await find(scene)),
  ])
  return [...(await Promise.all(ids)), ['an id in an inbox of another workspace', foreignInbox[kind]]]
}

describe.each(places)('a filter or target %s that matches nothing', (field, kind) => {
  test('GET /tasks returns no rows for an id that matches nothing, even with another filter that matches (product.md 6.6)', async () => {
    const other = field === 'project_id' ? 'card_id' : 'project_id'
    for (const [cause, id] of await idsOf(kind, () => false)) {
      const query = { [other]: shown()[other], [field]: id }
      expect((await full.get('/tasks', { query })).body, cause).toMatchObject({ data: [] })
    }
  })

  test('POST /tasks returns the same 404 for an id that matches nothing, whatever the second target is (product.md 5.3, 8.4)', async () => {
    const create = (target: object) => full.post('/tasks', { title_text: 'Move in', ...target })
    const reference = await create({ [field]: absentId(kind, scene) })
    expectRefusal(reference, 'not_found')
    for (const [cause, id] of await idsOf(kind, ([cause]) => cause.includes('inbox')))
      for (const target of [{ [field]: id }, { ...shown(), [field]: id }])
        expect(comparable(await create(target)), cause).toEqual(comparable(reference))
    // The caller's own inbox is known to the caller (product.md 8.3).
    const inbox = { project_id: world.projects.inbox, card_id: world.cards.inbox }[field]
    for (const target of [{ [field]: inbox }, { ...shown(), [field]: inbox }])
      expectRefusal(await create(target), 'inbox_project')
  })
})

test('POST /events returns the same 422 for every project_id that matches nothing (product.md 10.2)', async () => {
  const create = (project_id: string): Promise<Answer> => full.post('/events', { ...event, project_id })
  const reference = await create(absentId('project', scene))
  expectRefusal(reference, 'validation_error', { param: 'project_id' })
  for (const [cause, id] of await idsOf('project', () => false))
    expect(comparable(await create(id)), cause).toEqual(comparable(reference))
})
