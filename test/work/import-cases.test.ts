import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { importCases } from '../support/imports/import-cases.ts'
import { expectImported, prepareImports } from '../support/imports/imported-tasks.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, web, commit } = useWorld()

let owner: Caller
beforeAll(async () => {
  await prepareImports(sql, world)
  owner = await signInToWork(app, world)
})

test.each(importCases)(
  'a file is imported as people mean it, and a dry run answers the same: $name (product.md 26.5, 26.20)',
  async ({ csv, query = {}, columns = [], must }) => {
    const { id } = await commit((tx) => createProject(tx, web(), { name: 'Kitchen' }))
    for (const name of columns) await owner.post(`/projects/${id}/columns`, { name })
    const send = (more: Record<string, string>): Promise<Answer> =>
      owner.post(`/projects/${id}/imports`, csv, {
        headers: { 'Content-Type': 'text/csv' },
        query: { ...query, ...more },
      })
    const dry = await send({ dry_run: 'true' })
    const answer = await send({})
    if (must.status !== undefined) {
      const { code = 'validation_error', param } = must
      for (const refused of [dry, answer]) expectRefusal(refused, code as 'validation_error', { param })
      return
    }
    expect(dry.body.data).toEqual({ ...(answer.body.data as object), import_id: null })
    await expectImported(sql, world, id, answer.body.data, must)
  },
)
