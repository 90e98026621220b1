import { randomUUID } from 'node:crypto'

/** The ids of a world that requests name. */
export interface Places {
  project: string
  columns: readonly string[]
  user: string
  /** Ids of tasks from all parts of the list; requests take them in turn. */
  tasks: readonly string[]
  comment: { task: string; id: string }
  event: string
  /** Time since which 20 tasks have been updated. */
  since: string
}

export interface Request {
  area: 'public' | 'work'
  method: string
  path: string
  body?: unknown
  type?: string
}

type Call = (request: Request) => Promise<unknown>

/** An operation that is measured. */
export interface Operation {
  title: string
  /** Returns the n-th request. */
  request: (places: Places, n: number, id: string) => Request
  /** Makes what one request needs and uses up; its id is passed to `request`. Not measured. */
  prepare?: (places: Places, call: Call) => Promise<string>
  /** Why the operation takes longer as the work grows. */
  grows?: string
}

const get = (area: Request['area'], path: string): Request => ({ area, method: 'GET', path })
const send = (area: Request['area'], method: string, path: string, body?: unknown): Request => ({
  ...{ area, method, path, body },
})
const nth = (ids: readonly string[], n: number): string => ids[n % ids.length] ?? ''
const idOf = (answer: unknown): string => (answer as { data: { id: string } }).data.id

const read = (
  area: Request['area'],
  title: string,
  pathOf: (places: Places, n: number) => string,
  grows = '',
) => ({
  title: `${area}: ${title}`,
  request: (places: Places, n: number) => get(area, pathOf(places, n)),
  ...(grows && { grows }),
})

const newTask = ({ project, columns, user }: Places, n: number) => ({
  title: `Order the stone worktop ${n}`,
  project_id: project,
  card_id: nth(columns, n),
  description: 'Two kinds of granite are in stock. The quote is valid for three weeks.',
  user_ids: [user],
})
const event = {
  title: 'Espresso tasting',
  date: '2026-11-12',
  start_time: '15:00',
  end_time: '16:30',
  repeat: 'none',
  timezone: 'Europe/Oslo',
}
const makeTask: Operation['prepare'] = async (places, call) =>
  idOf(await call(send('work', 'POST', '/tasks', newTask(places, 0))))
const file = `Name\n${Array.from({ length: 20 }, (_, i) => `Tile ${i}\n`).join('')}`
const importTo = ({ project }: Places): Request => ({
  ...send('work', 'POST', `/projects/${project}/imports`, `${file}${randomUUID()}\n`),
  type: 'text/csv',
})

const ofAllTasks = 'reads every task of the project'

/** The operations of both contracts, reads first. `streamChanges` does not end. */
export const operations: Operation[] = [
  read('public', 'getMe', () => '/me'),
  read('public', 'listProjects', () => '/projects'),
  read('public', 'getProject', ({ project }) => `/projects/${project}`),
  read('public', 'listProjectCards', ({ project }) => `/projects/${project}/cards`),
  read('public', 'listMembers', () => '/members'),
  read('public', 'listTasks', () => '/tasks?limit=25'),
  read('public', 'listTasks, project_id', ({ project }) => `/tasks?limit=25&project_id=${project}`),
  read('public', 'listTasks, completed', () => '/tasks?limit=25&completed=false'),
  read('public', 'listTasks, due_before', () => '/tasks?limit=25&due_before=2026-11-01'),
  read('public', 'listTasks, updated_since', ({ since }) => `/tasks?limit=25&updated_since=${since}`),
  read('public', 'getTask', ({ tasks }, n) => `/tasks/${nth(tasks, n)}`),
  read('public', 'listTaskComments', ({ comment }) => `/tasks/${comment.task}/comments`),
  read('public', 'listEvents', () => '/events'),
  read('work', 'listProjects', () => '/projects'),
  read('work', 'getProject', ({ project }) => `/projects/${project}`),
  read('work', 'listPeople', () => '/people'),
  read(
    'work',
    'listCalendar, a day',
    () => '/calendar?from=2026-11-12&to=2026-11-12',
    'lists the tasks of the day',
  ),
  read('work', 'getEvent', (places) => `/events/${places.event}`),
  read('work', 'search, a rare word', () => '/search?q=windowsill%20leave'),
  read('work', 'search, a frequent word', () => '/search?q=granite', 'ranks all matches'),
  ...['board', 'due', 'title', 'updated', 'priority'].map((sort) =>
    read(
      'work',
      `listTasks, sort=${sort}`,
      ({ project, columns }) =>
        `/tasks?limit=50&project_id=${project}&sort=${sort}${sort === 'board' ? `&card_id=${columns[0]}` : ''}`,
    ),
  ),
  read('work', 'listTasks, assigned', () => '/tasks?limit=50&assignee_id=me&sort=due'),
  read('work', 'getTask', ({ tasks }, n) => `/tasks/${nth(tasks, n)}`),
  read('work', 'listTaskComments', ({ comment }) => `/tasks/${comment.task}/comments`),
  read('work', 'listTaskActivity', ({ tasks }, n) => `/tasks/${nth(tasks, n)}/activity`),
  {
    title: 'public: createTask',
    request: (places, n) => {
      const { title, ...fields } = newTask(places, n)
      return send('public', 'POST', '/tasks', { ...fields, title_text: title })
    },
  },
  {
    title: 'public: updateTask',
    request: ({ tasks }, n) =>
      send('public', 'PATCH', `/tasks/${nth(tasks, n)}`, { title_text: `Mark ${randomUUID()}` }),
  },
  {
    title: 'public: createTaskComment',
    request: ({ tasks }, n) =>
      send('public', 'POST', `/tasks/${nth(tasks, n)}/comments`, { body: 'Done by Friday.' }),
  },
  { title: 'public: createEvent', request: () => send('public', 'POST', '/events', event) },
  { title: 'work: createTask', request: (places, n) => send('work', 'POST', '/tasks', newTask(places, n)) },
  {
    title: 'work: updateTask',
    request: ({ tasks }, n) =>
      send('work', 'PATCH', `/tasks/${nth(tasks, n)}`, { title: `Mark ${randomUUID()}` }),
  },
  {
    title: 'work: moveTask',
    request: ({ tasks, columns }, n) =>
      send('work', 'POST', `/tasks/${nth(tasks, n)}/moves`, { card_id: nth(columns, n + 1), before: null }),
  },
  {
    title: 'work: changeTasks, 100',
    request: ({ tasks }, n) =>
      send('work', 'POST', '/tasks/changes', { task_ids: tasks.slice(0, 100), change: { progress: n % 90 } }),
  },
  {
    title: 'work: deleteTask',
    prepare: makeTask,
    request: (_places, _n, id) => send('work', 'DELETE', `/tasks/${id}`),
  },
  {
    title: 'work: createTaskComment',
    request: ({ tasks }, n) =>
      send('work', 'POST', `/tasks/${nth(tasks, n)}/comments`, { body: 'Done by Friday.' }),
  },
  {
    title: 'work: updateTaskComment',
    request: ({ comment }, n) =>
      send('work', 'PATCH', `/tasks/${comment.task}/comments/${comment.id}`, {
        body: `Done by Friday, ${n}.`,
      }),
  },
  {
    title: 'work: deleteTaskComment',
    prepare: async ({ comment }, call) =>
      idOf(await call(send('work', 'POST', `/tasks/${comment.task}/comments`, { body: 'Never mind.' }))),
    request: ({ comment }, _n, id) => send('work', 'DELETE', `/tasks/${comment.task}/comments/${id}`),
  },
  { title: 'work: createEvent', request: () => send('work', 'POST', '/events', event) },
  {
    title: 'work: updateEvent',
    request: (places, n) => send('work', 'PATCH', `/events/${places.event}`, { title: `Tasting ${n}` }),
  },
  {
    title: 'work: deleteEvent',
    prepare: async (_places, call) => idOf(await call(send('work', 'POST', '/events', event))),
    request: (_places, _n, id) => send('work', 'DELETE', `/events/${id}`),
  },
  {
    title: 'work: updateColumn',
    request: ({ columns }, n) => send('work', 'PATCH', `/columns/${columns[0]}`, { name: `Column ${n}` }),
  },
  {
    title: 'work: importTasks, 21 lines',
    request: importTo,
  },
  {
    title: 'work: undoImport, 21 lines',
    prepare: async (places, call) =>
      ((await call(importTo(places))) as { data: { import_id: string } }).data.import_id,
    request: (_places, _n, id) => send('work', 'POST', `/imports/${id}/undo`),
  },
  { ...read('work', 'exportTasks', ({ project }) => `/projects/${project}/tasks.csv`), grows: ofAllTasks },
  {
    title: 'work: createProject',
    request: () => send('work', 'POST', '/projects', { name: `Project ${randomUUID()}` }),
  },
]
