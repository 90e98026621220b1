import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the rule shown in the guide to changing rows matches the source', () => {
  const [, shown] = /```ts\n(.*?)```/s.exec(readFileSync('docs/changing-rows.md', 'utf8')) ?? []
  expect(shown).toContain('deleteTask')
  expect(readFileSync('src/domain/tasks/delete-task.ts', 'utf8')).toContain(shown)
})
