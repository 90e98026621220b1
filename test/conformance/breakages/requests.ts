import {
  answers,
  body,
  by,
  addRow,
  gets,
  header,
  posts,
  query,
  status,
  whose,
  type Breakages,
} from './breakage.ts'

const nothing = /^\/nothing-is-here$/
const aTask = /^\/tasks\/[^/]+$/
const all = () => true

/** Of the rules about requests as such: errors, auth, visibility, headers. */
export const ofRequests: Breakages = {
  'errors/envelope': () =>
    answers(
      (_, { status }) => status !== 429,
      body(({ error }) => error && (error.hint = 'x')),
    ),
  'errors/type': () =>
    answers(
      whose(404, all),
      body(({ error }) => (error.type = 'api_error')),
    ),
  'errors/request-id': () =>
    answers(
      all,
      body(({ error }) => error && (error.request_id = 'another')),
    ),
  'errors/param': () =>
    answers(
      posts('/tasks'),
      body(({ error }) => error?.param === 'title_text' && (error.param = 'priority')),
    ),
  'errors/param-cursor': () =>
    answers(
      all,
      body(({ error }) => error?.param === 'cursor' && (error.param = 'page')),
    ),
  'errors/param-scope': () =>
    answers(
      all,
      body(({ error }) => error?.param === 'scope' && delete error.param),
    ),
  'errors/echoes-nothing': () =>
    answers(
      whose(422, posts('/tasks')),
      body(({ error }, asked) => (error.message += asked.text)),
    ),
  'errors/malformed-json': () =>
    answers(
      ({ text, headers }) => text === '["title_text"]' && headers['content-type'] === 'application/json',
      status(400),
    ),
  'errors/media-type': () => answers(whose(415, all), status(422)),
  'errors/unknown-path': () =>
    answers(({ path, method }) => nothing.test(path) && method === 'POST', status(405)),
  'errors/trailing-slash': () => answers(gets('/projects/'), status(301)),
  'errors/method': () => answers(({ method }) => method === 'PUT', header('allow')),
  'errors/options': () => answers(({ method }) => method === 'OPTIONS', status(204)),

  'auth/me': ({ keys }) =>
    answers(
      by(keys['read:tasks'], gets('/me')),
      body(({ key }) => key.scopes.push('write:tasks')),
    ),
  'auth/no-key': () =>
    answers(({ path, headers: { authorization, cookie, 'x-api-key': other }, query }) => {
      return ['/projects', '/tasks'].includes(path) && !authorization && !cookie && !other && query.size === 0
    }, status(403)),
  'auth/unknown-key': () =>
    answers(({ headers }) => headers['authorization'] === 'Bearer nonsense', status(403)),
  'auth/revoked': ({ keys }) => answers(by(keys.revoked, all), status(200)),
  'auth/expired': ({ keys }) => answers(by(keys.expired, all), status(200)),
  'auth/disabled': ({ keys }) => answers(by(keys.disabled, all), status(401)),
  'auth/same-answer': ({ keys }) =>
    answers(
      by(keys.expired, all),
      body(({ error }) => (error.message = 'Expired.')),
    ),
  'auth/challenge': () => answers(whose(401, all), header('www-authenticate')),
  'auth/bearer-only': () => answers(({ query }) => query.has('api_key'), status(200)),
  'auth/scope-needed': () => answers(whose(403, gets('/events')), status(200)),
  'auth/scope-enough': ({ keys }) => answers(by(keys['read:members'], gets('/members')), status(403)),
  'auth/scope-first': ({ keys }) => answers(by(keys['read:members'], gets(aTask)), status(404)),

  'visibility/foreign': ({ foreign }) => answers(gets(`/projects/${foreign.project}`), status(403)),
  'visibility/private': ({ projects }) => answers(gets(`/projects/${projects.private}`), status(200)),
  'visibility/archived': ({ projects }) => answers(gets(`/projects/${projects.archived}`), status(410)),
  'visibility/inbox': ({ projects }) => answers(gets(`/projects/${projects.inbox}/cards`), status(403)),
  'visibility/unknown-id': () => answers(gets('/tasks/no-such-shape'), status(400)),
  'visibility/same-answer': ({ tasks }) =>
    answers(
      gets(`/tasks/${tasks.archived}`),
      body(({ error }) => (error.message = 'It is archived.')),
    ),
  'visibility/write': ({ tasks }) =>
    answers(({ method, path }) => method === 'PATCH' && path === `/tasks/${tasks.archived}`, status(200)),
  'visibility/projects-list': ({ projects }) =>
    answers(whose(200, gets('/projects')), addRow(projects.inbox)),
  'visibility/tasks-list': ({ tasks }) =>
    answers(whose(200, gets('/tasks', query({}))), addRow(tasks.private)),
  'visibility/events-list': ({ events }) =>
    answers(whose(200, gets('/events', query({}))), addRow(events.private)),
  'visibility/members': ({ users }) => answers(whose(200, gets('/members')), addRow(users.pending)),
  'visibility/fields': ({ projects }) =>
    answers(
      gets(`/projects/${projects.main}`),
      body(({ data }) => data && (data.hint = 'x')),
    ),

  'headers/request-id-echoed': () =>
    answers(({ headers }) => headers['x-request-id'] === '~', header('x-request-id', 'another')),
  'headers/request-id-made': () => answers(gets(nothing), header('x-request-id', 'none')),
  'headers/request-id-replaced': () =>
    answers(({ headers }) => headers['x-request-id'] === 'two words', header('x-request-id', 'two words')),
  'headers/no-store': () => answers(gets(nothing), header('cache-control', 'private')),
  'headers/nosniff': () => answers(gets('/projects'), header('x-content-type-options')),
  'headers/json': () => answers(gets(nothing), header('content-type', 'text/html')),
  'headers/head': () =>
    answers(({ method, headers }) => method === 'HEAD' && !headers['authorization'], status(200)),
  'headers/no-cors': () =>
    answers(({ headers }) => headers['origin'] !== undefined, header('access-control-allow-origin', '*')),
  'headers/repeated': () => answers(whose(400, gets('/projects')), status(200)),
}
