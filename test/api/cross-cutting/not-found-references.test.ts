import { beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import { absentId } from '../../support/ids.ts'
import { comparable, expectRefusal } from '../../support/refusal.ts'
import { expectNoWrites } from '../../support/rows.ts'
import { useWorld } from '../../support/world.ts'
import { wrongIds, type Cause } from '../../support/wrong-ids.ts'

/* Ids in a query or a body that find nothing: each operation has its own rule for them. */

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
const inbox = () => ({ project_id: world.projects.inbox, card_id: world.cards.inbox })
const isInbox = ([cause]: Cause): boolean => cause.includes('inbox')
const inForeignInbox = (kind: 'project' | 'card'): Cause => [
  'in an inbox of another workspace',
  () => foreignInbox[kind],
]
const decoded = async (id: string | Promise<string>): Promise<string> => decodeURIComponent(await id)

describe.each(places)('GET /tasks?%s=: no rows for an id that is not visible', (filter, kind) => {
  const { hidden, absent, nul, badEscapes } = wrongIds(kind)
  const list = async (query: string) => {
    const { status, text } = await full.get(`/tasks?${query}`)
    return { status, text }
  }
  const nothing = { status: 200, text: '{"data":[],"meta":{"next_cursor":null}}' }

  test.each([...hidden, ...absent, ...nul, ...badEscapes])('%s (product.md 6.6)', async (_cause, find) => {
    expect(await list(`${filter}=${await find(scene)}`)).toEqual(nothing)
  })

  test('finds nothing either beside a filter that matches', async () => {
    const other = filter === 'project_id' ? 'card_id' : 'project_id'
    for (const [, find] of hidden)
      expect(await list(`${other}=${shown()[other]}&${filter}=${await find(scene)}`)).toEqual(nothing)
  })
})

describe.each(places)('POST /tasks: the same 404 for a %s', (field, kind) => {
  const { hidden, absent, nul } = wrongIds(kind)
  const create = (target: object) => full.post('/tasks', { title_text: 'Move in', ...target })

  test.each([...hidden.filter((cause) => !isInbox(cause)), inForeignInbox(kind), ...absent])(
    '%s (product.md 8.4)',
    async (_cause, find) => {
      const bad = { [field]: await decoded(find(scene)) }
      await expectNoWrites(scene, async () => {
        const reference = await create({ [field]: absentId(kind, scene) })
        expectRefusal(reference, 'not_found')
        // A second target that is visible changes nothing (product.md 8.4).
        for (const target of [bad, { ...shown(), ...bad }])
          expect(comparable(await create(target))).toEqual(comparable(reference))
      })
    },
  )

  test('is 404 for the empty string too, which does not count as null', async () => {
    expectRefusal(await create({ [field]: '' }), 'not_found')
  })

  test('is 422 inbox_project in the caller’s own inbox (product.md 8.3)', async () => {
    const own = { [field]: inbox()[field] }
    for (const target of [own, { ...shown(), ...own }]) {
      const answer = await create(target)
      expectRefusal(answer, 'inbox_project')
      expect(answer.text).not.toContain(inbox()[field])
    }
  })

  test.each(nul)('%s is 422 and names the field (product.md 1.12)', async (_cause, find) => {
    const bad = { [field]: await decoded(find(scene)) }
    expectRefusal(await create(bad), 'validation_error', { param: field })
  })
})

describe('POST /events: the same 422 for a project_id (product.md 5.3)', () => {
  const { hidden, absent, nul } = wrongIds('project')
  const create = (project_id: unknown) =>
    full.post('/events', {
      title: 'Moving in',
      date: '2026-12-01',
      start_time: '10:00',
      end_time: '11:00',
      repeat: 'none',
      project_id,
    })

  const empty: Cause = ['that is empty', () => '']
  test.each([...hidden, inForeignInbox('project'), empty, ...absent])(
    '%s (product.md 10.2)',
    async (_cause, find) => {
      const bad = await decoded(find(scene))
      await expectNoWrites(scene, async () => {
        const reference = await create(absentId('project', scene))
        expectRefusal(reference, 'validation_error', { param: 'project_id' })
        expect(comparable(await create(bad))).toEqual(comparable(reference))
      })
    },
  )

  test.each(nul)('%s (product.md 2.2)', async (_cause, find) => {
    expectRefusal(await create(await decoded(find(scene))), 'validation_error', { param: 'project_id' })
  })
})
