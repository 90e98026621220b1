import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { describedIds, descriptions } from './described-operations.ts'
import { ProjectCopy } from './project-copy.ts'

/* What is left to be said of what new-operation writes: how it looks, and what its tests do. */

let copy: ProjectCopy
beforeAll(async () => {
  copy = await ProjectCopy.create()
  for (const edit of descriptions) await copy.edit(edit)
  for (const id of describedIds)
    expect(await copy.runScript('scripts/new-operation.ts', id)).toMatchObject({ code: 0 })
}, 600_000)
afterAll(() => copy.remove())

describe('what new-operation writes', { timeout: 600_000 }, () => {
  it('keeps the rules of the project', async () => {
    const files = [
      'src/handlers/public',
      'src/handlers/settings/keys.ts',
      'src/domain/api-keys/change-note.ts',
      'src/domain/events/get-event.ts',
      'test/settings/change-note.test.ts',
    ]
    expect(await copy.run('node_modules/eslint/bin/eslint.js', ...files)).toEqual({ code: 0, output: '' })
    expect((await copy.run('node_modules/prettier/bin/prettier.cjs', '--check', ...files)).code).toBe(0)
  })

  it('is a test in the settings area that is red until its rule is written', async () => {
    const { testResults } = await copy.runTests(inject('database').url, 'test/settings/change-note.test.ts')
    const [ran] = testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(ran?.status).toBe('failed')
    const says = 'the rule belongs in src/domain/api-keys/change-note.ts: expected 500 to be'
    expect(ran?.failureMessages?.join('')).toContain(says)
  })

  it('calls a rule that is there already', async () => {
    const { testResults } = await copy.runTests(inject('database').url, 'test/api/delete-task.test.ts')
    expect(testResults.flatMap(({ assertionResults }) => assertionResults)).toMatchObject([
      { status: 'passed' },
    ])
  })
})
