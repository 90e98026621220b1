import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Caller } from '../support/app/app.ts'
import { contract } from '../support/contract/contract.ts'
import { reads, writesWithBody, type Operation } from '../support/contract/operations.ts'
import { replyExample, replyExamples, storeExamples } from '../support/contract/contract-examples.ts'
import { useWorld } from '../support/world/world.ts'

/* A client that sends the examples of the contract receives the responses that the examples show. */

const scene = useWorld()
let caller: Caller
beforeAll(async () => {
  caller = await storeExamples(scene)
})

/** Returns the operation's path with the examples of its parameters. */
const pathOf = ({ path, parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => String(parameters.find((one) => one.name === name)?.example))
const queryOf = ({ parameters }: Operation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .map(({ name, example }) => [name, String(example)]),
  )

describe.each(reads.filter(({ id }) => id !== 'getMe'))('$id', (operation) => {
  const query = queryOf(operation)
  test('an operation returns its example, with the example parameters and without the optional ones', async () => {
    const example = replyExample(operation.id)
    for (const sent of [query, {}]) {
      const { status, body } = await caller.get(pathOf(operation), { query: sent })
      expect([status, body]).toEqual([200, example])
    }
  })

  test.each(Object.keys(query))(
    'an operation accepts the example of %s without other parameters',
    async (name) => {
      const answer = await caller.get(pathOf(operation), { query: { [name]: query[name] ?? '' } })
      expect(operation.successes, answer.text).toContain(answer.status)
    },
  )
})

test('getMe returns its example, except for the remaining budgets', async () => {
  const { body } = await caller.get('/me')
  const { workspace, key } = replyExample('getMe')
  expect(body).toMatchObject({ workspace, key })
})

/** Returns the examples of an operation's body by their names, which the examples of its responses share. */
const examplesOf = (id: string): Record<string, { value: object }> => {
  const operation = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id) as unknown as {
    requestBody: { content: { 'application/json': { examples: Record<string, { value: object }> } } }
  }
  return operation.requestBody.content['application/json'].examples
}

/* The order matters: one example reschedules the task, and a later one completes it. */
describe.each(writesWithBody)('$id', (operation) => {
  test('an operation documents a response for each example of its body', () => {
    expect(Object.keys(replyExamples(operation.id))).toEqual(Object.keys(examplesOf(operation.id)))
  })

  test.each(Object.keys(examplesOf(operation.id)))(
    'an operation responds to the body example %s as documented',
    async (name) => {
      const { data } = replyExamples(operation.id)[name] as unknown as { data: Partial<Schemas['Task']> }
      scene.clock.set((operation.method === 'POST' ? data.created_at : data.updated_at) ?? '')
      const { status, body } = await caller.call(operation.method, pathOf(operation), {
        body: examplesOf(operation.id)[name]?.value,
      })
      // A created object has a new id.
      const { id } = operation.method === 'POST' ? (body as { data: { id: string } }).data : { id: data.id }
      expect([status, body]).toEqual([operation.successes[0], { data: { ...data, id } }])
    },
  )
})

describe('the examples describe one workspace', () => {
  const { data: task } = replyExample('createTask')
  const tasks = replyExample('listTasks').data
  const { in_project: created, repeating } = replyExamples('createEvent')

  test('the created task and the task that is read are the same', () => {
    expect(replyExample('getTask').data).toEqual(task)
    expect(tasks).toContainEqual(task)
    expect(replyExample('listTaskComments').data).toContainEqual(replyExample('createTaskComment').data)
    expect(replyExample('listEvents').data).toEqual([repeating?.data, created?.data])
  })

  test('the project’s task count matches the listed tasks', () => {
    const project_id = replyExample('getProject').data.id
    const counted = replyExample('listProjects').data.find(({ id }) => id === project_id)
    expect(counted?.task_count).toBe(tasks.filter((one) => one.project_id === project_id).length)
  })

  const { complete } = replyExamples('updateTask')
  const [comment] = replyExample('listTaskComments').data
  const [, permit] = tasks
  const [, wholesale] = replyExample('listProjects').data
  const resources: Record<string, object | undefined> = {
    'task.created': task,
    'task.updated': complete?.data,
    'task.completed': complete?.data,
    'task.deleted': { id: permit?.id, card_id: permit?.card?.id, project_id: permit?.project_id },
    'comment.created': { ...comment, task_id: task.id, project_id: task.project_id },
    'event.created': created?.data,
    'project.created': wholesale,
  }
  test.each(Object.entries(contract.webhooks))(
    'the example of the webhook %s refers to objects of the workspace',
    (type, { post }) => {
      const { examples } = post.requestBody.content['application/json'] as unknown as {
        examples: Record<string, { value: { type: string; data: object } }>
      }
      const [example] = Object.values(examples)
      expect(example?.value.type).toBe(type)
      expect(resources[type]).toMatchObject(example?.value.data ?? {})
    },
  )
})
