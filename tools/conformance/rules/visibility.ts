import { operations } from '../../../generated/openapi.operations.ts'
import { expectRefusal, withoutRequestId, type Row } from '../answer.ts'
import { idsOf, unknownId, walk } from '../prepare.ts'
import { documentedFields } from '../documented-fields.ts'
import type { Rule, World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

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

/** Expects a list to have none of these ids. */
function expectNone(rows: Row[], ids: string[], path: string): void {
  const shown = ids.filter((id) => idsOf(rows).includes(id))
  expect(shown.length === 0, `GET ${path} lists ${shown.join(', ')}`)
}

export const visibility: Rule[] = [
  {
    id: 'visibility/foreign',
    title: 'What is in another workspace is not found',
    sentence:
      'A resource that the key cannot see is **404 `not_found`, never 403**: another workspace, private, archived, inbox and nonexistent cannot be distinguished.',
    try: (world) => expectUnseen(world, world.fixture.foreign.project, world.fixture.foreign.task),
  },
  {
    id: 'visibility/private',
    title: 'What is in a private project is not found',
    sentence:
      'A key sees exactly one workspace, and in it neither inbox nor archived nor private projects, nor anything in them.',
    try: (world) => expectUnseen(world, world.fixture.projects.private, world.fixture.tasks.private),
  },
  {
    id: 'visibility/archived',
    title: 'What is in an archived project is not found',
    sentence:
      'A key sees exactly one workspace, and in it neither inbox nor archived nor private projects, nor anything in them.',
    try: (world) => expectUnseen(world, world.fixture.projects.archived, world.fixture.tasks.archived),
  },
  {
    id: 'visibility/inbox',
    title: 'What is in an inbox is not found',
    sentence:
      'A key sees exactly one workspace, and in it neither inbox nor archived nor private projects, nor anything in them.',
    try: (world) => expectUnseen(world, world.fixture.projects.inbox, world.fixture.tasks.inbox),
  },
  {
    id: 'visibility/unknown-id',
    title: 'An id that nothing has, whatever its shape, is not found',
    sentence: 'Treat them as opaque; an id of the wrong shape is an unknown id.',
    async try({ api, fixture }) {
      for (const id of [unknownId(fixture.tasks.first), 'no-such-shape', fixture.users.owner, '%00'])
        expectRefusal(await api.get(`/tasks/${id}`), 'not_found')
    },
  },
  {
    id: 'visibility/same-answer',
    title: 'All 404s of a resource are the same, whatever the cause',
    sentence:
      'A resource that the key cannot see is **404 `not_found`, never 403**: another workspace, private, archived, inbox and nonexistent cannot be distinguished.',
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
      need(refusals.length > 1, 'fewer than two causes are 404')
      const bodies = new Set(refusals.map(withoutRequestId))
      expect(bodies.size === 1, `there are ${bodies.size} different 404s: ${[...bodies].join(' and ')}`)
    },
  },
  {
    id: 'visibility/write',
    title: 'What is not seen can be neither changed nor commented on',
    sentence:
      'A resource that the key cannot see is **404 `not_found`, never 403**: another workspace, private, archived, inbox and nonexistent cannot be distinguished.',
    async try({ api, fixture: { tasks, foreign } }) {
      for (const id of [foreign.task, tasks.private, tasks.archived, tasks.inbox]) {
        expectRefusal(await api.patch(`/tasks/${id}`, { description: 'Not to be seen.' }), 'not_found')
        expectRefusal(await api.post(`/tasks/${id}/comments`, { body: 'Not to be seen.' }), 'not_found')
      }
    },
  },
  {
    id: 'visibility/projects-list',
    title: 'The list of projects has the open ones of the workspace alone',
    sentence: 'Inbox, archived and private projects are left out.',
    async try(world) {
      const { projects, foreign } = world.fixture
      const rows = await walk(world, '/projects')
      expectNone(rows, [projects.private, projects.archived, projects.inbox, foreign.project], '/projects')
      const open = [projects.main, projects.second, projects.viewer_only, projects.no_open_column]
      const left = open.filter((id) => !idsOf(rows).includes(id))
      expect(left.length === 0, `GET /projects does not list ${left.join(', ')}`)
    },
  },
  {
    id: 'visibility/tasks-list',
    title: 'The list of tasks has none of a project that is not seen',
    sentence: 'Lists the tasks of every visible project by creation, oldest first.',
    async try(world) {
      const { tasks, foreign } = world.fixture
      const rows = await walk(world, '/tasks')
      expectNone(rows, [tasks.private, tasks.archived, tasks.inbox, foreign.task], '/tasks')
    },
  },
  {
    id: 'visibility/events-list',
    title: 'The list of events has those of the workspace and of its open projects alone',
    sentence:
      'Lists the events of the workspace itself and those of every visible project by `date`, then `start_time`, then id.',
    async try(world) {
      const { events } = world.fixture
      const rows = await walk(world, '/events')
      expectNone(rows, [events.private], '/events')
      const left = [events.workspace, events.project].filter((id) => !idsOf(rows).includes(id))
      expect(left.length === 0, `GET /events does not list ${left.join(', ')}`)
    },
  },
  {
    id: 'visibility/members',
    title: 'Only active members are listed',
    sentence: 'Pending and suspended memberships are omitted.',
    async try(world) {
      const { users, foreign } = world.fixture
      const rows = await walk(world, '/members')
      expectNone(rows, [users.pending, users.suspended, foreign.user], '/members')
      const left = [users.owner, users.admin, users.member].filter((id) => !idsOf(rows).includes(id))
      expect(left.length === 0, `GET /members does not list ${left.join(', ')}`)
    },
  },
  {
    id: 'visibility/fields',
    title: 'Projects, columns and members have all documented fields and no other',
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
]
