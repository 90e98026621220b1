import { addRow, answers, body, gets, query, requests, status, whose, type Breakages } from './breakage.ts'

const dayAfter = (day: string | null, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Of the rules about lists: pagination and filters. */
export const ofLists: Breakages = {
  'pagination/form': () =>
    answers(
      whose(200, gets('/members')),
      body(({ meta }) => (meta.total = 3)),
    ),
  'pagination/limit': () =>
    answers(
      whose(
        200,
        gets('/tasks', (given) => given.get('limit') === '1'),
      ),
      addRow(),
    ),
  'pagination/limit-forgiven': () =>
    answers(
      gets('/tasks', (given) => given.get('limit') === 'many'),
      status(422),
    ),
  'pagination/walk': () =>
    answers(
      gets('/tasks', (given) => given.get('limit') === '7' && Boolean(given.get('cursor'))),
      body(({ data }) => data?.pop()),
    ),
  'pagination/order': ({ projects }) =>
    answers(
      gets('/tasks', (given) => given.get('project_id') === projects.main && given.get('limit') === '100'),
      body(({ data }) => data?.reverse()),
    ),
  'pagination/end': () =>
    answers(
      gets(/\/cards$/, (given) => given.get('limit') === '3'),
      body(({ meta }) => (meta.next_cursor = 'more')),
    ),
  'pagination/cursor-altered': () =>
    answers(
      gets('/tasks', (given) => given.get('cursor') === 'nonsense'),
      status(200),
    ),
  'pagination/cursor-of-other-list': () => answers(whose(422, gets('/members')), status(200)),
  'pagination/cursor-of-other-filters': ({ projects }) =>
    answers(whose(422, gets('/tasks', query({ project_id: projects.second }))), status(200)),
  'pagination/cursor-empty': () =>
    answers(
      gets('/members', (given) => given.get('cursor') === '' && !given.has('limit')),
      status(422),
    ),
  'pagination/other-limit': () =>
    answers(
      gets('/tasks', (given) => given.get('limit') === '3'),
      status(422),
    ),

  'filters/completed': () =>
    requests(
      ({ query }) => query.get('completed') === '1',
      ({ query }) => query.set('completed', 'maybe'),
    ),
  'filters/project': ({ projects }) =>
    answers(
      whose(
        200,
        gets(
          '/tasks',
          (given) => given.getAll('project_id').length === 1 && query({ project_id: projects.second })(given),
        ),
      ),
      body((page) => {
        page.data = []
        page.meta = { next_cursor: null }
      }),
    ),
  'filters/unseen-project': ({ projects }) =>
    answers(gets('/tasks', query({ project_id: projects.private })), status(404)),
  'filters/card': ({ cards }) =>
    answers(
      gets('/tasks', (given) => given.has('card_id') && given.get('card_id') !== cards.todo),
      status(404),
    ),
  'filters/due-before': () =>
    requests(
      ({ query: given }) => query({ due_before: undefined })(given),
      ({ query }) => query.set('due_before', dayAfter(query.get('due_before'), 1)),
    ),
  'filters/due-after': () =>
    requests(
      ({ query: given }) => query({ due_after: undefined })(given),
      ({ query }) => query.set('due_after', dayAfter(query.get('due_after'), -1)),
    ),
  'filters/updated-since': () =>
    requests(
      ({ query: given }) => query({ updated_since: undefined })(given),
      ({ query }) => {
        const since = Date.parse(query.get('updated_since') ?? '')
        query.set('updated_since', new Date(since + 1000).toISOString())
      },
    ),
  'filters/combined': () =>
    requests(
      ({ query }) => query.has('due_after') && query.has('completed'),
      ({ query }) => query.delete('completed'),
    ),
  'filters/unreadable': () =>
    answers(
      gets('/tasks', (given) => given.get('due_after') === '2031-02-30'),
      status(422),
    ),
  'filters/unknown-parameter': () =>
    answers(
      gets('/members', (given) => given.has('offset')),
      status(422),
    ),
  'filters/last-counts': () =>
    requests(
      ({ query }) => query.getAll('project_id').length > 1,
      ({ query }) => query.set('project_id', query.get('project_id') ?? ''),
    ),
}
