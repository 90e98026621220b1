import { operations } from '../../../generated/openapi.operations.ts'
import {
  expectRefusal,
  expectStatus,
  resourceOf,
  rowsOf,
  show,
  textOf,
  type Answer,
  type Row,
} from '../answer.ts'
import { documentedFields } from '../documented-fields.ts'
import { createEvent, dayAfter, eventBody, idsOf, randomDay, unknownId, walk } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

/** Creates an event with another key, whose budget pays for half of the writes. */
const send = ({ api }: World, fields: Row): Promise<Answer> =>
  api.post('/events', eventBody(fields), { as: 'admin' })

const list = ({ api }: World, query: Record<string, string>): Promise<Answer> =>
  api.get('/events', { query: { limit: 100, ...query }, as: 'admin' })

// product.md 10.4
export const events = area('events', {
  create: {
    title: 'Creating an event returns the values that were sent',
    sentence:
      "Creates a calendar event as the key's creator, in a project if `project_id` is given and otherwise in the workspace as a whole.",
    async try(world) {
      const sent = eventBody({
        description: 'Bring cups.',
        location: 'Yard',
        color: '#a1b2c3',
        repeat: 'weekly',
        repeat_interval: 2,
      })
      const answer = expectStatus(await world.api.post('/events', sent, { as: 'admin' }), 201)
      const event = resourceOf(answer, 201)
      const { repeat_interval: _interval, ...shown } = sent
      for (const [name, value] of Object.entries(shown))
        expect(event[name] === value, `${answer.call}: ${name} is ${show(event[name])}, not ${show(value)}`)
    },
  },
  owner: {
    title: 'An event belongs to one project or to the workspace, never to both',
    sentence: 'Exactly one of `project_id` and `workspace_id` is set.',
    async try(world) {
      const { workspace, projects } = world.fixture
      const cases = [
        [{}, { project_id: null, workspace_id: workspace.id }],
        [{ project_id: projects.second }, { project_id: projects.second, workspace_id: null }],
      ]
      for (const [fields, wanted] of cases) {
        const { project_id, workspace_id } = await createEvent(world, fields)
        const given = { project_id, workspace_id }
        expect(show(given) === show(wanted), `POST /events has ${show(given)}, not ${show(wanted)}`)
      }
    },
  },
  fields: {
    title: 'An event has exactly the documented fields',
    sentence: 'Every documented field of a response is always present; a field without a value is `null`.',
    async try(world) {
      const date = randomDay()
      documentedFields(await send(world, { date }), operations.createEvent.responses[201].validate)
      documentedFields(
        await list(world, { from: date, to: date }),
        operations.listEvents.responses[200].validate,
      )
    },
  },
  times: {
    title: 'An event must end after it starts',
    sentence: 'It must be after `start_time`.',
    async try(world) {
      for (const end_time of ['09:00', '08:59'])
        expectRefusal(await send(world, { start_time: '09:00', end_time }), 'validation_error')
    },
  },
  'unseen-project': {
    title: 'An event for a project that is not visible is refused with 422',
    sentence:
      'A `project_id` that is not visible is 422 `validation_error` with `param: project_id`, the same response for every cause.',
    async try(world) {
      const { projects, foreign } = world.fixture
      const ids = [
        projects.private,
        projects.archived,
        projects.inbox,
        foreign.project,
        unknownId(projects.main),
      ]
      for (const project_id of ids) expectRefusal(await send(world, { project_id }), 'validation_error')
    },
  },
  viewer: {
    title: 'A viewer of the project may not create events in it',
    sentence: "If the key's creator is a viewer of the project, the response is 403 `forbidden`.",
    async try({ api, fixture }) {
      const body = eventBody({ project_id: fixture.projects.viewer_only })
      expectRefusal(await api.post('/events', body), 'forbidden')
    },
  },
  'repeat-interval': {
    title: 'A repeating event needs an interval',
    sentence:
      'Required, and not null, unless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.',
    async try(world) {
      expectRefusal(await send(world, { repeat: 'daily' }), 'validation_error')
      expectRefusal(await send(world, { repeat: 'daily', repeat_interval: 366 }), 'validation_error')
      expectRefusal(await send(world, { repeat: 'none', repeat_interval: 0 }), 'validation_error')
    },
  },
  timezone: {
    title: 'A time zone is an IANA name that exists, not an offset or an abbreviation',
    sentence:
      'An offset such as `+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`.',
    async try(world) {
      for (const timezone of ['Asia/Kathmandu', 'EST5EDT']) expectStatus(await send(world, { timezone }), 201)
      for (const timezone of ['+01:00', 'Mars/Olympus', 'BST'])
        expectRefusal(await send(world, { timezone }), 'validation_error')
    },
  },
  guests: {
    title: 'An invitation of an unknown user is refused with 422',
    sentence:
      'An id that no user has is 422 `validation_error`; a user who is not an active member of the workspace is dropped silently.',
    async try(world) {
      const { owner } = world.fixture.users
      expectRefusal(await send(world, { invited_users: [unknownId(owner)] }), 'validation_error')
    },
  },
  strangers: {
    title: 'A guest who is not a member is dropped, not refused',
    sentence:
      'An id that no user has is 422 `validation_error`; a user who is not an active member of the workspace is dropped silently.',
    async try(world) {
      const { users, foreign } = world.fixture
      expectStatus(await send(world, { invited_users: [users.member, users.pending, foreign.user] }), 201)
    },
  },
  bounds: {
    title: 'from and to are both inclusive',
    sentence: 'Only events on or before this date.',
    async try(world) {
      const date = randomDay()
      const { id } = await createEvent(world, { date })
      const bounds: [from: string, to: string, listed: boolean][] = [
        [date, date, true],
        [dayAfter(date, 1), dayAfter(date, 2), false],
        [dayAfter(date, -2), dayAfter(date, -1), false],
      ]
      for (const [from, to, listed] of bounds) {
        const answer = await list(world, { from, to })
        const isListed = idsOf(rowsOf(answer)).includes(id)
        expect(isListed === listed, `${answer.call} ${isListed ? 'lists' : 'omits'} the event of ${date}`)
      }
    },
  },
  order: {
    title: 'Events are listed by date and start_time',
    sentence:
      'Lists the events of the workspace itself and those of every visible project by `date`, then `start_time`, then id.',
    async try(world) {
      const [from, to] = [randomDay(), ''].map((day, _i, [first = '']) => day || dayAfter(first, 1))
      need(from !== undefined && to !== undefined, 'there are no days')
      await createEvent(world, { date: to, start_time: '08:00' })
      await createEvent(world, { date: from, start_time: '10:00', end_time: '11:00' })
      await createEvent(world, { date: from, start_time: '09:00' })
      const rows = rowsOf(await list(world, { from, to }))
      const starts = rows.map((row) => `${textOf(row, 'date')} ${textOf(row, 'start_time')}`)
      expect(show(starts) === show(starts.toSorted()), `GET /events lists ${show(starts)}`)
    },
  },
  'invalid-date': {
    title: 'A bound that is not a date is refused with 422 invalid_date',
    sentence: 'Any other value is 422 `invalid_date`, including partial dates such as `2026-05`.',
    async try(world) {
      for (const from of ['yesterday', '2026-05', '2026-02-30', '1']) {
        expectRefusal(await list(world, { from }), 'invalid_date')
        expectRefusal(await list(world, { to: from }), 'invalid_date')
      }
    },
  },
  'date-forms': {
    title: 'A bound may be a date, a date-time or an RFC 2822 date',
    sentence:
      '`from` and `to` each take an ISO 8601 date or date-time, or an RFC 2822 date, that exists on the calendar, in the years 0001 to 9999.',
    async try(world) {
      for (const from of [
        '2031-05-06',
        '2031-05-06T23:30:00-02:00',
        'Tue, 06 May 2031 10:00:00 +0000',
        '06 May 2031',
      ]) {
        expectStatus(await list(world, { from, to: '2031-05-07' }), 200)
      }
    },
  },
  window: {
    title: 'A window has at most 400 days, and is never shortened',
    sentence:
      'With both, the window may be at most 400 days (`to` minus `from`); a longer window is 422 `window_too_large` and is never shortened.',
    async try(world) {
      const from = randomDay()
      const { id } = await createEvent(world, { date: dayAfter(from, 400) })
      const answer = expectStatus(await list(world, { from, to: dayAfter(from, 400) }), 200)
      expect(idsOf(rowsOf(answer)).includes(id), `${answer.call} omits an event of its last day`)
      expectRefusal(await list(world, { from, to: dayAfter(from, 401) }), 'window_too_large')
    },
  },
  'window-reversed': {
    title: 'A window that ends before it begins returns an empty list, not an error',
    sentence: 'A `from` after `to` yields an empty list.',
    async try(world) {
      const date = randomDay()
      await createEvent(world, { date })
      const answer = expectStatus(await list(world, { from: date, to: dayAfter(date, -1) }), 200)
      expect(rowsOf(answer).length === 0, `${answer.call} has ${rowsOf(answer).length} events`)
    },
  },
  repeating: {
    title: 'A repeating event is listed once, at its own date',
    sentence: 'An event is listed once, at its own `date`: repeating events are not expanded.',
    async try(world) {
      const date = randomDay()
      const { id } = await createEvent(world, { date, repeat: 'daily', repeat_interval: 1 })
      const rows = await walk(world, '/events', {
        query: { from: date, to: dayAfter(date, 30) },
        as: 'admin',
      })
      const dates = rows.filter((row) => row['id'] === id).map((row) => row['date'])
      need(dates.length > 0, 'the event is not listed')
      expect(dates.length === 1 && dates[0] === date, `a daily event of ${date} is listed at ${show(dates)}`)
    },
  },
})
