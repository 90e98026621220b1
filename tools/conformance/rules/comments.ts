import { operations } from '../../../generated/openapi.operations.ts'
import {
  expectRefusal,
  expectStatus,
  expectValue,
  needStatus,
  read,
  resourceOf,
  rowsOf,
  show,
  textOf,
  type Answer,
} from '../answer.ts'
import { documentedFields } from '../documented-fields.ts'
import { createComment, createTask, idsOf, walk } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

/** Creates a comment on a task whose comments no rule counts. */
const send = ({ api, fixture }: World, body: unknown): Promise<Answer> =>
  api.post(`/tasks/${fixture.tasks.completed}/comments`, body)

export const comments = area('comments', {
  create: {
    title: 'A new comment is listed with its task',
    sentence: "Adds a top-level comment to the task, as the key's creator, and emits `comment.created`.",
    async try(world) {
      const { id } = await createTask(world)
      const path = `/tasks/${id}/comments`
      const answer = expectStatus(await world.api.post(path, { body: 'Seen.' }), 201)
      const comment = resourceOf(answer, 201)['id']
      const listed = idsOf(rowsOf(await world.api.get(path)))
      expect(listed.includes(comment), `GET ${path} lists ${show(listed)}, but not ${show(comment)}`)
    },
  },
  verbatim: {
    title: 'A comment is stored byte for byte, and mentions in it are not parsed',
    sentence: 'Comments are plain text, stored and returned byte for byte; mentions are not parsed.',
    async try(world) {
      const body = ` @everyone <script>alert(1)</script>\r\n\te\u0301 🧑‍🍳 \\n %00 [link](x) `
      const { id } = await createTask(world)
      const answer = await world.api.post(`/tasks/${id}/comments`, { body })
      const answered = resourceOf(answer, 201)['body']
      expect(answered === body, `${answer.call} has the body ${show(answered)} for ${show(body)}`)
      const [listed] = rowsOf(await world.api.get(`/tasks/${id}/comments`))
      need(listed !== undefined, 'the comment is not listed')
      expect(listed['body'] === body, `the list has the body ${show(listed['body'])} for ${show(body)}`)
    },
  },
  author: {
    title: "The author of a comment is the key's creator",
    sentence: "Adds a top-level comment to the task, as the key's creator, and emits `comment.created`.",
    async try(world) {
      const { fixture, api } = world
      for (const [as, author] of [
        ['full', fixture.users.owner],
        ['admin', fixture.users.admin],
      ] as const) {
        const path = `/tasks/${fixture.tasks.completed}/comments`
        const answer = await api.post(path, { body: 'Seen.' }, { as })
        needStatus(answer, 201)
        need(read(answer.body, 'data.author.id') !== undefined, `${answer.call} has no author`)
        expectValue(answer, 'data.author.id', author)
      }
    },
  },
  order: {
    title: 'Comments are listed oldest first',
    sentence: 'Lists every comment on the task, including replies, oldest first.',
    async try(world) {
      const path = `/tasks/${world.fixture.tasks.first}/comments`
      const times = (await walk(world, path)).map((row) => textOf(row, 'created_at'))
      need(times.length > 1, `GET ${path} has fewer than two comments`)
      const wrong = times.findIndex((time, i) => i > 0 && time < (times[i - 1] ?? ''))
      expect(wrong < 0, `GET ${path} lists ${times[wrong]} after ${times[wrong - 1]}`)
    },
  },
  mentions: {
    title: 'mention_user_ids must not be sent, not even empty or null',
    sentence:
      '`mention_user_ids` **must not be sent**, not even as null or an empty array, since this API does not support mentions.',
    async try(world) {
      for (const mention_user_ids of [null, [], [world.fixture.users.admin]])
        expectRefusal(await send(world, { body: 'Seen.', mention_user_ids }), 'validation_error')
    },
  },
  blank: {
    title: 'A comment needs more than white space',
    sentence: 'It must contain a character other than white space, and is stored byte for byte.',
    async try(world) {
      for (const body of ['', ' \r\n ', null, undefined])
        expectRefusal(await send(world, { body }), 'validation_error')
    },
  },
  length: {
    title: 'A comment has at most 10,000 code points',
    sentence: 'Lengths count Unicode code points.',
    async try(world) {
      const { id } = await createTask(world)
      const path = `/tasks/${id}/comments`
      expectStatus(await world.api.post(path, { body: '🧑'.repeat(10_000) }), 201)
      expectRefusal(await send(world, { body: 'x'.repeat(10_001) }), 'validation_error')
    },
  },
  fields: {
    title: 'A comment has exactly the documented fields',
    sentence: 'No undocumented field is ever sent.',
    async try(world) {
      const { createTaskComment, listTaskComments } = operations
      const { id } = await createTask(world)
      await createComment(world, id, 'Seen.')
      documentedFields(await send(world, { body: 'Seen.' }), createTaskComment.responses[201].validate)
      documentedFields(await world.api.get(`/tasks/${id}/comments`), listTaskComments.responses[200].validate)
    },
  },
})
