import { beforeAll, expect, test } from 'vitest'
import type { ImportField } from '../../src/domain/imports/known-headers.ts'
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

const headers: Partial<Record<ImportField, string[]>> = {
  description: ['Card Desc', 'Task Description', 'desc', 'Issue Body'],
  priority: ['Issue Priority', 'Card Priority', 'Task Priority'],
  card_id: ['Task State', 'Issue Status', 'Card Status', 'Lane', 'Status Name'],
  user_ids: [
    ...[
      'Assigned To Email',
      'Assignee Username',
      'Assignee Display Name',
      'Responsible User',
      'Task Assignee',
    ],
    ...['Card Members', 'Assignee Emails', 'Owner'],
  ],
}

test.each(Object.entries(headers))(
  'the usual names of the column for %s are found (product.md 26.3)',
  async (field, names) => {
    const found: unknown[] = []
    for (const name of names) {
      const answer = await owner.post(`/projects/${world.projects.main}/imports`, `Title,${name}\na,\n`, {
        headers: { 'Content-Type': 'text/csv' },
        query: { dry_run: 'true' },
      })
      found.push((answer.body.data as { columns?: unknown[] }).columns?.[1])
    }
    expect(found).toEqual(names.map((header) => ({ header, field })))
  },
)
