import { expect, test } from 'vitest'
import { sortByAssignee } from '../../src/web/pages/work/assignee-names.ts'

const people = new Map([
  ['user_ada', 'Ada'],
  ['user_bruno', 'Bruno'],
])
const tasks = Object.entries({
  nobody: [],
  bruno: ['user_bruno'],
  'suspended with Bruno': ['user_suspended', 'user_bruno'],
  suspended: ['user_suspended'],
  ada: ['user_ada'],
}).map(([title, assignee_ids]) => ({ title, assignee_ids }))

const sorted = (order: 'asc' | 'desc', names: ReadonlyMap<string, string> = people) =>
  sortByAssignee(tasks, names, order).map(({ title }) => title)

test('the list sorts people who were suspended by the words that its rows show, and tasks of nobody last (product.md 25.64)', () => {
  const named = ['ada', 'suspended', 'suspended with Bruno', 'bruno']
  expect(sorted('asc')).toEqual([...named, 'nobody'])
  expect(sorted('desc')).toEqual([...named.toReversed(), 'nobody'])
})

test('the list keeps its order until the people are loaded', () => {
  expect(sorted('asc', new Map())).toEqual(tasks.map(({ title }) => title))
})
