import { describe, expect, test } from 'vitest'
import { absentId, kinds } from '../../support/contract/ids.ts'
import { operations, send, validRequest } from '../../support/contract/operations.ts'
import { comparable, expectRefusal } from '../../support/contract/refusal.ts'
import { expectNoWrites } from '../../support/database/rows.ts'
import { setVisibility } from '../../support/world/visibility.ts'
import { useWorld } from '../../support/world/world.ts'
import { wrongIds } from '../../support/contract/wrong-ids.ts'

const scene = useWorld()
const { app, world, full, stranger, sql } = scene

/** Ids in the paths of operations, one row each. */
const idsInPaths = operations.flatMap((operation) =>
  operation.ids.map(({ name, kind }) => ({ operation, id: operation.id, name, kind })),
)

describe.each(idsInPaths)(
  '$id returns the same 404 for every $kind that is hidden or does not exist',
  ({ operation, name, kind }) => {
    const { hidden, absent, nul, badEscapes } = wrongIds(kind)
    const withId = (id: string, caller = full) => send(caller, operation, scene, { ids: { [name]: id } })
    const refused = async (caller = full) => {
      const answer = await withId(absentId(kind, scene), caller)
      expectRefusal(answer, 'not_found')
      return comparable(answer)
    }

    test.each([...hidden, ...absent, ...nul, ...badEscapes])(
      '%s gets the same 404 as an id that does not exist (product.md 5.2)',
      async (_cause, find) => {
        const reference = await refused()
        const id = await find(scene)
        const request = await validRequest(operation, scene, { ids: { [name]: id } })
        const answer = await expectNoWrites(scene, () => request.send(full))
        expect(comparable(answer)).toEqual(reference)
      },
    )

    test('an id of this workspace, with a key of another workspace, gets the same 404 as an id that does not exist (product.md 5.4)', async () => {
      const shown = await kinds[kind].shown(scene, {})
      expect(comparable(await withId(shown, stranger))).toEqual(await refused(stranger))
    })

    if (kinds[kind].isInProject) {
      test('an id that is no longer visible gets the same 404 as an id that does not exist (product.md 5.2)', async () => {
        const own = await app.fixture()
        const ownScene = { ...scene, world: own }
        const request = await validRequest(operation, ownScene)
        const caller = app.withSecret(own.keys.full.secret)
        const open = Object.values(own.projects).filter((id) => id !== own.projects.private)
        await setVisibility(sql, 'private', own.workspace.id, open)
        expect(comparable(await request.send(caller))).toEqual(await refused(caller))
        await setVisibility(sql, 'open', own.workspace.id, open)
        expect((await request.send(caller)).status).toBeLessThan(300)
      })
    }
  },
)

describe('the 404 does not reveal whether the id exists', () => {
  test('the body of a 404 does not contain the requested id (product.md 5.2)', async () => {
    for (const id of [world.projects.private, 'a-word-of-mine']) {
      expect((await full.get(`/projects/${id}`)).text).not.toContain(id)
    }
  })

  test('an invalid body is refused before the id is looked up (product.md 1.1)', async () => {
    const ids = [world.tasks.first, world.tasks.private, world.foreign.task, absentId('task', scene), 'nope']
    const texts = await Promise.all(
      ids.map(async (id) => comparable(await full.patch(`/tasks/${id}`, { progress: 101 }))),
    )
    expect(texts[0]).toMatchObject({ status: 422 })
    for (const text of texts) expect(text).toEqual(texts[0])
  })

  test('an invalid cursor does not reveal whether its list exists', async () => {
    const ids = [world.projects.private, world.foreign.project, absentId('project', scene), 'nope']
    const answers = await Promise.all(
      ids.map(async (id) => comparable(await full.get(`/projects/${id}/cards?cursor=made-up`))),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})
