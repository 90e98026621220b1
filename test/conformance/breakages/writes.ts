import { withoutHeader } from '../../support/breaking-proxy.ts'
import {
  answers,
  body,
  by,
  gets,
  header,
  patches,
  posts,
  requests,
  status,
  whose,
  type Breakages,
} from './breakage.ts'

const aTask = /^\/tasks\/[^/]+$/
const someComments = /^\/tasks\/[^/]+\/comments$/
const isReplay = (_: unknown, { headers }: { headers: Record<string, unknown> }) =>
  headers['idempotent-replay'] === 'true'

/** Of the rules about writes: idempotency, tasks, comments, events. */
export const ofWrites: Breakages = {
  'idempotency/replay': () => answers(isReplay, (given) => void (given.text += ' ')),
  'idempotency/replay-header': () => answers(isReplay, header('idempotent-replay')),
  'idempotency/once': () =>
    requests(
      ({ body }) => body?.body === 'Said once.',
      (asked) => withoutHeader(asked, 'idempotency-key'),
    ),
  'idempotency/frozen': () =>
    answers(
      (asked, given) =>
        isReplay(asked, given) && asked.body.title_text === 'A task that is changed between twins',
      body(({ data }) => (data.priority = 'high')),
    ),
  'idempotency/field-order': () =>
    answers(
      posts(
        '/tasks',
        (sent) => sent.title_text === 'Fields in another order' && Object.keys(sent)[0] === 'project_id',
      ),
      status(409),
    ),
  'idempotency/other-body': () =>
    answers(
      posts('/tasks', (sent) => sent.description === 'Another task.'),
      status(201),
    ),
  'idempotency/other-path': () =>
    answers(
      posts(someComments, (sent) => sent.body === 'Elsewhere.'),
      status(201),
    ),
  'idempotency/failures': () => {
    const failed = new Set<string | undefined>()
    return answers(({ headers }, given) => {
      const key = headers['idempotency-key']
      const before = failed.has(key)
      if (key && given.status === 422) failed.add(key)
      return before
    }, status(409))
  },
  'idempotency/private': ({ keys }) =>
    answers(
      by(keys.admin, ({ headers }) => headers['idempotency-key'] !== undefined),
      status(409),
    ),
  'idempotency/key-form': () => answers(({ headers }) => headers['idempotency-key'] === '', status(201)),
  'idempotency/patch': () =>
    answers(
      ({ method, headers }) => method === 'PATCH' && headers['idempotency-key'] !== undefined,
      status(409),
    ),
  'idempotency/twins': () =>
    requests(
      ({ body }) => body?.title_text === 'A twin',
      (asked) => withoutHeader(asked, 'idempotency-key'),
    ),
  'idempotency/own-request-id': () => {
    const first = new Map<string | undefined, Parameters<typeof header>[1]>()
    return answers(
      ({ headers }) => headers['idempotency-key'] !== undefined,
      (given, asked) => {
        const key = asked.headers['idempotency-key']
        if (isReplay(asked, given)) given.headers['x-request-id'] = first.get(key)
        else first.set(key, given.headers['x-request-id'] as string)
      },
    )
  },

  'tasks/create': () =>
    answers(
      posts('/tasks', (sent) => sent.priority === 'urgent'),
      body(({ data }) => data && (data.priority = 'low')),
    ),
  'tasks/read': () =>
    answers(
      gets(aTask),
      body(({ data }) => data?.description?.includes('<b>') && (data.description = data.description.trim())),
    ),
  'tasks/fields': () =>
    answers(
      patches((sent) => sent.progress === 1),
      body(({ data }) => data && delete data.due_time),
    ),
  'tasks/first-open-column': () =>
    answers(
      whose(
        201,
        posts('/tasks', (sent) => Object.keys(sent).length === 2 && sent.project_id),
      ),
      body(({ data }) => (data.card.id = 'card_of_another_project')),
    ),
  'tasks/column': () =>
    answers(
      whose(
        201,
        posts('/tasks', (sent) => sent.card_id),
      ),
      body(({ data }) => (data.card.id = 'card_of_another_project')),
    ),
  'tasks/no-open-column': ({ projects }) =>
    answers(
      posts('/tasks', (sent) => sent.project_id === projects.no_open_column),
      status(201),
    ),
  'tasks/inbox': ({ cards }) =>
    answers(
      posts('/tasks', (sent) => sent.card_id === cards.inbox),
      status(404),
    ),
  'tasks/unseen-target': ({ cards }) =>
    answers(
      posts('/tasks', (sent) => sent.card_id === cards.private),
      status(403),
    ),
  'tasks/target-required': () =>
    answers(
      whose(
        422,
        posts('/tasks', (sent) => sent.title_text && !sent.project_id && !sent.card_id),
      ),
      status(201),
    ),
  'tasks/column-of-project': ({ cards }) =>
    answers(
      posts('/tasks', (sent) => sent.card_id === cards.todo),
      status(201),
    ),
  'tasks/viewer': ({ cards }) =>
    answers(
      posts('/tasks', (sent) => sent.card_id === cards.viewer_only),
      status(404),
    ),
  'tasks/assignees': ({ users }) =>
    answers(
      posts('/tasks', (sent) => sent.user_ids?.includes?.(users.suspended)),
      status(201),
    ),
  'tasks/assignees-once': () =>
    answers(
      whose(
        201,
        posts('/tasks', (sent) => sent.user_ids?.length === 3),
      ),
      body(({ data }) => data.assignee_ids.push(data.assignee_ids[0])),
    ),
  'tasks/title-required': () =>
    answers(
      posts('/tasks', (sent) => sent.title_text === '\u0085'),
      status(201),
    ),
  'tasks/title-length': () =>
    answers(
      posts('/tasks', (sent) => sent.title_text?.length === 501 && !sent.priority),
      status(201),
    ),
  'tasks/unstorable-text': () =>
    answers(
      posts('/tasks', (sent) => sent.description?.includes('\u0000')),
      status(201),
    ),
  'tasks/values': () =>
    answers(
      posts('/tasks', (sent) => sent.progress === 101),
      status(201),
    ),
  'tasks/unknown-fields': () =>
    answers(
      posts('/tasks', (sent) => sent.status),
      status(422),
    ),
  'tasks/completed': () =>
    answers(
      gets(aTask),
      body(({ data }) => data?.progress === 99 && (data.completed = true)),
    ),
  'tasks/patch': () =>
    answers(
      gets(aTask),
      body(({ data }) => data?.description === 'Stays.' && (data.due_time = null)),
    ),
  'tasks/patch-null': () =>
    requests(
      ({ method, body }) => method === 'PATCH' && body?.description === null,
      ({ body }) => delete body.description,
    ),
  'tasks/patch-title': () =>
    requests(
      ({ method, body }) => method === 'PATCH' && body?.title_text === null,
      ({ body }) => (body.title_text = 'Untitled'),
    ),
  'tasks/patch-nothing': () =>
    answers(
      whose(
        200,
        patches((sent) => sent.priority === 'low'),
      ),
      body(({ data }) => (data.updated_at = '2030-01-01T00:00:00.000Z')),
    ),
  'tasks/time-needs-date': () =>
    answers(
      whose(
        201,
        posts('/tasks', (sent) => sent.end_time && !sent.end_date),
      ),
      body(({ data }) => (data.due_time = '09:30')),
    ),

  'comments/create': ({ tasks }) =>
    answers(
      (asked, given) =>
        posts(someComments, (sent) => sent.body === 'Seen.')(asked, given) &&
        !asked.path.includes(tasks.completed),
      status(200),
    ),
  'comments/verbatim': () =>
    answers(
      gets(someComments),
      body(({ data }) => data?.forEach((row: { body: string }) => (row.body = row.body.trim()))),
    ),
  'comments/author': ({ keys, users }) =>
    answers(
      by(keys.admin, whose(201, posts(someComments))),
      body(({ data }) => (data.author.id = users.owner)),
    ),
  'comments/order': ({ tasks }) =>
    answers(
      gets(`/tasks/${tasks.first}/comments`, (given) => given.get('limit') === '100'),
      body(({ data }) => data?.reverse()),
    ),
  'comments/mentions': () =>
    answers(
      posts(someComments, (sent) => sent.mention_user_ids === null),
      status(201),
    ),
  'comments/blank': () =>
    answers(
      posts(someComments, (sent) => sent.body === ''),
      status(201),
    ),
  'comments/length': () =>
    answers(
      posts(someComments, (sent) => sent.body?.length === 10_001),
      status(201),
    ),
  'comments/fields': () =>
    answers(
      whose(201, posts(someComments)),
      body(({ data }) => (data.hint = 'x')),
    ),

  'events/create': () =>
    answers(
      posts('/events', (sent) => sent.location),
      body(({ data }) => data && (data.location = null)),
    ),
  'events/owner': () =>
    answers(
      whose(
        201,
        posts('/events', (sent) => !sent.project_id),
      ),
      body(({ data }) => (data.workspace_id = null)),
    ),
  'events/fields': () =>
    answers(
      whose(201, posts('/events')),
      body(({ data }) => (data.hint = 'x')),
    ),
  'events/times': () =>
    answers(
      posts('/events', (sent) => sent.end_time === '08:59'),
      status(201),
    ),
  'events/unseen-project': ({ projects }) =>
    answers(
      posts('/events', (sent) => sent.project_id === projects.private),
      status(404),
    ),
  'events/viewer': ({ projects }) =>
    answers(
      posts('/events', (sent) => sent.project_id === projects.viewer_only),
      status(201),
    ),
  'events/repeat-interval': () =>
    answers(
      posts('/events', (sent) => sent.repeat_interval === 366),
      status(201),
    ),
  'events/timezone': () =>
    answers(
      posts('/events', (sent) => sent.timezone === '+01:00'),
      status(201),
    ),
  'events/guests': () =>
    answers(
      posts('/events', (sent) => sent.invited_users?.length === 1),
      status(201),
    ),
  'events/strangers': () =>
    answers(
      posts('/events', (sent) => sent.invited_users?.length === 3),
      status(422),
    ),
  'events/bounds': () =>
    answers(
      gets('/events', (given) => given.has('from') && given.get('from') === given.get('to')),
      body((page) => (page.data = [])),
    ),
  'events/order': () =>
    answers(
      gets('/events'),
      body(({ data }) => data?.length === 3 && data.reverse()),
    ),
  'events/invalid-date': () =>
    answers(
      gets('/events', (given) => given.get('from') === '2026-05'),
      status(200),
    ),
  'events/date-forms': () =>
    answers(
      gets('/events', (given) => given.get('from')?.startsWith('Tue') ?? false),
      status(422),
    ),
  'events/window': () =>
    answers(
      whose(
        422,
        gets('/events', (given) => given.has('from') && given.has('to')),
      ),
      status(200),
    ),
  'events/window-reversed': () =>
    answers(
      gets(
        '/events',
        (given) =>
          /^\d/.test(given.get('from') ?? '') && (given.get('from') ?? '') > (given.get('to') ?? '9'),
      ),
      status(422),
    ),
  'events/repeating': () =>
    answers(
      whose(
        200,
        gets('/events', (given) => given.has('from')),
      ),
      body(({ data }) => {
        const daily = data.find(({ repeat }: { repeat: string }) => repeat === 'daily')
        if (daily) data.push({ ...daily, date: '9999-12-31' })
      }),
    ),
}
