import { expectRefusal, expectStatus, expectValue, read, rowsOf, show } from '../answer.ts'
import { createTask, unknownId } from '../prepare.ts'
import { area } from '../rule.ts'
import { expect, need } from '../verdict.ts'
import { send, title_text } from './task-calls.ts'

export const taskTargets = area('tasks', {
  'first-open-column': {
    title: 'Without a column, a task is created in the first column that is not a done column',
    sentence: "`project_id` alone puts it in the project's first column that is not a done column.",
    async try(world) {
      const { api, fixture } = world
      const cards = rowsOf(await api.get(`/projects/${fixture.projects.second}/cards`))
      const first = cards.find(({ is_done }) => is_done === false)
      need(first !== undefined, 'the second project has no open column')
      const { card } = await createTask(world)
      expect(read(card, 'id') === first['id'], `the task is in ${show(card)}, not in ${show(first)}`)
    },
  },
  column: {
    title: 'A task is created in the named column',
    sentence: '`card_id` alone puts the task in that board column.',
    async try(world) {
      const { api, fixture } = world
      const cards = rowsOf(await api.get(`/projects/${fixture.projects.second}/cards`))
      const last = cards.at(-1)
      need(last !== undefined && cards.length > 1, 'the second project has fewer than two columns')
      const answer = expectStatus(await api.post('/tasks', { title_text, card_id: last['id'] }), 201)
      expectValue(answer, 'data.card.id', last['id'])
    },
  },
  'no-open-column': {
    title: 'A task cannot be created in a project whose columns are all done columns',
    sentence: 'A project without such a column is 422 `no_open_column`.',
    async try(world) {
      const project_id = world.fixture.projects.no_open_column
      expectRefusal(await send(world, { project_id }), 'no_open_column')
    },
  },
  inbox: {
    title: "A task cannot be created in an inbox of the key's workspace",
    sentence:
      "An inbox project of the key's own workspace, or a card of one, is 422 `inbox_project`; for a card, even together with a visible `project_id`.",
    async try(world) {
      const { projects, cards } = world.fixture
      expectRefusal(await send(world, { project_id: projects.inbox }), 'inbox_project')
      expectRefusal(await send(world, { card_id: cards.inbox }), 'inbox_project')
    },
  },
  'unseen-target': {
    title: 'A target that is not visible is not found',
    sentence: 'A project or card that is not visible is 404.',
    async try(world) {
      const { projects, foreign } = world.fixture
      for (const project_id of [
        projects.private,
        projects.archived,
        foreign.project,
        unknownId(projects.main),
      ])
        expectRefusal(await send(world, { project_id }), 'not_found')
      const { cards } = world.fixture
      for (const card_id of [cards.private, foreign.card, unknownId(cards.todo)])
        expectRefusal(await world.api.post('/tasks', { title_text, card_id }), 'not_found')
    },
  },
  'target-required': {
    title: 'A task without a project or column is refused with 422',
    sentence: 'Neither is 422 `validation_error` with `param: project_id`.',
    try: async ({ api }) => expectRefusal(await api.post('/tasks', { title_text }), 'validation_error'),
  },
  'column-of-project': {
    title: 'A column that is not in the named project is refused with 422',
    sentence:
      'Both are accepted if the card belongs to that project; if it belongs to another visible project, the response is 422 `validation_error` with `param: card_id`.',
    async try(world) {
      const { projects, cards } = world.fixture
      expectRefusal(
        await send(world, { project_id: projects.second, card_id: cards.todo }),
        'validation_error',
      )
    },
  },
  viewer: {
    title: 'A viewer of the project may not create tasks in it',
    sentence:
      "If the key's creator is a viewer of the project and so lacks the permission `TASK_CREATE`, the response is 403 `forbidden`.",
    async try(world) {
      const { projects, cards } = world.fixture
      expectRefusal(await send(world, { project_id: projects.viewer_only }), 'forbidden')
      expectRefusal(await world.api.post('/tasks', { title_text, card_id: cards.viewer_only }), 'forbidden')
    },
  },
})
