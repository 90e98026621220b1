import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Answer } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'

const { world, full } = useWorld()

const projects = (answer: Answer) => (answer.body as Schemas['ProjectList']).data

describe('GET /projects', () => {
  test('GET /projects lists the open projects of the workspace, oldest first, with their task_count (product.md 5.1, 6.11)', async () => {
    const { main, second, no_open_column, viewer_only } = world.projects
    const answer = await full.get('/projects')
    expect(projects(answer).map(({ id, name, task_count }) => [id, name, task_count])).toEqual([
      [main, 'New kitchen', 30],
      [second, 'Summer party', 3],
      [no_open_column, 'Office move 2019', 0],
      [viewer_only, 'Accounts', 1],
    ])
    for (const { task_count: _count, ...project } of projects(answer))
      expect((await full.get(`/projects/${project.id}`)).body).toEqual({ data: project })
  })
})

describe('GET /projects/{id}', () => {
  test('viewers can read a project, and no key can write one (product.md 3.13, 5.5)', async () => {
    const path = `/projects/${world.projects.viewer_only}`
    for (const target of [path, `${path}/cards`]) expect((await full.get(target)).status).toBe(200)
    for (const method of ['PATCH', 'PUT', 'DELETE'])
      expect((await full.call(method, path, { body: { name: 'New' } })).status, method).toBe(405)
    expect((await full.call('POST', '/projects', { body: { name: 'New' } })).status).toBe(405)
  })
})
