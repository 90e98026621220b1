import { expect, test } from 'vitest'
import { createPathMatcher } from '../../src/http/path-matcher.ts'

const targets = [
  { path: '/tasks', method: 'get' },
  { path: '/tasks', method: 'post' },
  { path: '/tasks/{id}', method: 'get' },
  { path: '/tasks/latest', method: 'get' },
  { path: '/tasks/{id}/comments/{comment_id}', method: 'delete' },
  { path: '/projects/{id}', method: 'get' },
]
const match = createPathMatcher(targets)

test.each<[path: string, template: string, methods: string[], params: Record<string, string>]>([
  ['/tasks', '/tasks', ['get', 'post'], {}],
  ['/tasks/1', '/tasks/{id}', ['get'], { id: '1' }],
  ['/tasks/latest', '/tasks/latest', ['get'], {}],
  ['/tasks/1/comments/2', '/tasks/{id}/comments/{comment_id}', ['delete'], { id: '1', comment_id: '2' }],
  ['/tasks/a%2Fb', '/tasks/{id}', ['get'], { id: 'a/b' }],
  ['/tasks/%7Bid%7D', '/tasks/{id}', ['get'], { id: '{id}' }],
  ['/projects/__proto__', '/projects/{id}', ['get'], { id: '__proto__' }],
])('the path %s matches %s', (path, template, methods, params) => {
  const found = match(path)
  expect(Object.keys(found?.methods ?? {})).toEqual(methods)
  expect(Object.values(found?.methods ?? {})[0]?.path).toBe(template)
  expect(found?.params).toEqual(params)
})

test.each([
  ...['', '/', '/task', '/tasks/', '/Tasks', '//tasks', '/tasks//comments/2', '/tasks/1/comments'],
  ...['/tasks/1/comments/2/', '/tasks/%', '/tasks/%ff', '/t%61sks'],
])('the path %s matches nothing', (path) => {
  expect(match(path)).toBeUndefined()
})
