import { operations } from '../../../generated/openapi.operations.ts'
import { expectRefusal, withoutRequestId } from '../answer.ts'
import { idsOf, unknownId, walk } from '../prepare.ts'
import { documentedFields } from '../documented-fields.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

const neverForbidden =
  'A resource that the key cannot see is **404 `not_found`, never 403**: another workspace, private, archived, inbox and nonexistent cannot be distinguished.'
const oneWorkspace =
  'A key sees exactly one workspace, and neither its inbox, archived and private projects nor anything in them.'

/** Expects a project, its columns and a task to be not found. */
async function expectUnseen({ api }: World, project: string, task: string): Promise<void> {
  for (const path of [
    `/projects/${project}`,
    `/projects/${project}/cards`,
    `/tasks/${task}`,
    `/tasks/${task}/comments`,
  ])
    expectRefusal(await api.get(path), 'not_found')
}

/** Expects a list to contain certain ids, and none of others. */
async function expectList(world: World, path: string, hidden: string[], shown: string[] = []): Promise<void> {
  const ids = idsOf(await walk(world, path))
  const leaked = hidden.filter((id) => ids.includes(id))
  expect(leaked.length === 0, `GET ${path} lists ${leaked.join(', ')}`)
  const left = shown.filter((id) => !ids.includes(id))
  expect(left.length === 0, `GET ${path} does not list ${left.join(', ')}`)
}

export const visibility = area('visibility', {
  foreign: {
    title: 'A resource of another workspace is not found',
    sentence: neverForbidden,
    try: (world) => expectUnseen(world, world.fixture.foreign.project, world.fixture.foreign.task),
  },
  private: {
    title: 'A resource of a private project is not found',
    sentence: oneWorkspace,
    try: (world) => expectUnseen(world, world.fixture.projects.private, world.fixture.tasks.private),
  },
  archived: {
    title: 'A resource of an archived project is not found',
    sentence: oneWorkspace,
    try: (world) => expectUnseen(world, world.fixture.projects.archived, world.fixture.tasks.archived),
  },
  inbox: {
    title: 'A resource of an inbox is not found',
    sentence: oneWorkspace,
    try: (world) => expectUnseen(world, world.fixture.projects.inbox, world.fixture.tasks.inbox),
  },
  'unknown-id': {
    title: 'An unknown id, whatever its shape, is not found',
    sentence: 'Treat them as opaque; an id of the wrong shape is an unknown id.',
    async try({ api, fixture }) {
      for (const id of [unknownId(fixture.tasks.first), 'no-such-shape', fixture.users.owner, '%00'])
        expectRefusal(await api.get(`/tasks/${id}`), 'not_found')
    },
  },
  'same-answer': {
    title: 'All 404 responses for a resource are equal, whatever the cause',
    sentence: neverForbidden,
    async try({ api, fixture: { tasks, foreign } }) {
      const ids = [
        foreign.task,
        tasks.private,
        tasks.archived,
        tasks.inbox,
        unknownId(tasks.first),
        'no-such-shape',
      ]
      const answers = await Promise.all(ids.map((id) => api.get(`/tasks/${id}`)))
      const refusals = answers.filter(({ status }) => status === 404)
      need(refusals.length > 1, 'fewer than two causes returned 404')
      const bodies = new Set(refusals.map(withoutRequestId))
      expect(
        bodies.size === 1,
        `there are ${bodies.size} different 404 responses: ${[...bodies].join(' and ')}`,
      )
    },
  },
  write: {
    title: 'A task that is not visible cannot be changed or commented on',
    sentence: neverForbidden,
    async try({ api, fixture: { tasks, foreign } }) {
      for (const id of [foreign.task, tasks.private, tasks.archived, tasks.inbox]) {
        expectRefusal(await api.patch(`/tasks/${id}`, { description: 'Hidden.' }), 'not_found')
        expectRefusal(await api.post(`/tasks/${id}/comments`, { body: 'Hidden.' }), 'not_found')
      }
    },
  },
  'projects-list': {
    title: 'The list of projects contains only open projects of the workspace',
    sentence: 'Inbox, archived and private projects are omitted.',
    async try(world) {
      const { projects, foreign } = world.fixture
      const hidden = [projects.private, projects.archived, projects.inbox, foreign.project]
      const open = [projects.main, projects.second, projects.viewer_only, projects.no_open_column]
      await expectList(world, '/projects', hidden, open)
    },
  },
  'tasks-list': {
    title: 'The list of tasks contains no task of a project that is not visible',
    sentence: 'Lists the tasks of every visible project by creation, oldest first, which no change affects',
    async try(world) {
      const { tasks, foreign } = world.fixture
      await expectList(world, '/tasks', [tasks.private, tasks.archived, tasks.inbox, foreign.task])
    },
  },
  'events-list': {
    title: 'The list of events contains only events of the workspace and its open projects',
    sentence:
      'Lists the events of the workspace itself and those of every visible project by `date`, then `start_time`, then id.',
    async try(world) {
      const { events } = world.fixture
      await expectList(world, '/events', [events.private], [events.workspace, events.project])
    },
  },
  members: {
    title: 'Only active members are listed',
    sentence: 'Pending and suspended memberships are omitted.',
    async try(world) {
      const { users, foreign } = world.fixture
      const hidden = [users.pending, users.suspended, foreign.user]
      await expectList(world, '/members', hidden, [users.owner, users.admin, users.member])
    },
  },
  fields: {
    title: 'Projects, columns and members have exactly the documented fields',
    sentence: 'No undocumented field is ever sent.',
    async try({ api, fixture }) {
      const project = `/projects/${fixture.projects.main}`
      const { listProjects, getProject, listProjectCards, listMembers } = operations
      documentedFields(await api.get('/projects'), listProjects.responses[200].validate)
      documentedFields(await api.get(project), getProject.responses[200].validate)
      documentedFields(await api.get(`${project}/cards`), listProjectCards.responses[200].validate)
      documentedFields(await api.get('/members'), listMembers.responses[200].validate)
    },
  },
})
