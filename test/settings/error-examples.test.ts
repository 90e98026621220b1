import { beforeAll, expect, test } from 'vitest'
import { AppError, errorEnvelope, type ErrorEnvelope } from '../../src/errors.ts'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Answer, Caller } from '../support/app.ts'
import { resolve, settingsContract } from '../support/contract.ts'
import { useRawHttp } from '../support/raw-http.ts'
import { setPassword, password, signIn } from '../support/settings.ts'
import { useWorld } from '../support/world.ts'

/*
 * The examples of errors are the bytes that the server sends. Most codes have one message, which is read from the code;
 * the others are provoked.
 */

const { app, world, sql } = useWorld()
const { raw, bearer } = useRawHttp({ app, world })

let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

/** Adds an endpoint of the owner, and returns its path. */
async function addEndpoint(): Promise<string> {
  const { body } = await owner.post('/webhook-endpoints', {
    url: 'https://93.184.215.14/',
    events: ['task.created'],
  })
  return `/webhook-endpoints/${body.data.id}`
}

/** Requests that provoke an error, by the message of its example. */
const provocations: Record<string, () => Promise<Answer>> = {
  'The authorization header is repeated.': () => raw('GET', '/api/settings/v1/keys', [bearer(), bearer()]),
  'Only owners and admins of a workspace have settings.': async () => {
    const email = await setPassword(app, world, 'member')
    return app.inSettings({}).post('/session', { email, password })
  },
  'Only active owners and admins of the workspace may do this.': async () => {
    const admin = await signIn(app, world, 'admin')
    await sql`
      update memberships set role = 'member'
      where workspace_id = ${world.workspace.id} and user_id = ${world.users.admin}`
    return admin.get('/keys')
  },
  'The request body must be a JSON object.': () => owner.post('/keys', []),
  'cursor is not one that this list issued.': () => owner.get('/keys?cursor=altered'),
  'The current password is wrong.': () =>
    owner.post('/password', { current_password: 'another one', new_password: 'a very long new password' }),
  'This password is one of the most used ones.': () =>
    owner.post('/password', { current_password: password, new_password: 'QWERTY123456' }),
  'The address 10.0.0.1 is not public.': () =>
    owner.post('/webhook-endpoints', { url: 'https://10.0.0.1/', events: ['task.created'] }),
  'Idempotency-Key must not be empty.': async () =>
    owner.post(`${await addEndpoint()}/rotations`, {}, { headers: { 'Idempotency-Key': '' } }),
  'The endpoint is disabled.': async () => {
    const path = await addEndpoint()
    await owner.patch(path, { disabled: true })
    return owner.post(`${path}/test-events`, {})
  },
}

interface Example {
  name: string
  envelope: ErrorEnvelope
}

/** Examples without repeats, whichever operations share them. */
const examples = new Map<string, Example>()
for (const [path, item] of Object.entries(settingsContract.paths))
  for (const [method, { responses = {} }] of Object.entries(item))
    for (const [status, response] of Object.entries(responses)) {
      if (status < '400') continue
      const content = resolve(response, settingsContract).content?.['application/json'] as
        { examples?: Record<string, { $ref?: string; value: ErrorEnvelope }> } | undefined
      for (const [code, example] of Object.entries(content?.examples ?? {})) {
        const { value } = resolve(example, settingsContract)
        const { request_id: _id, ...error } = value.error
        const name = `${code}, of ${method.toUpperCase()} ${path}: ${error.message}`
        if (!examples.has(JSON.stringify(error)))
          examples.set(JSON.stringify(error), { name, envelope: value })
      }
    }

/** Returns the message that a code always has; undefined if it depends on the cause. */
function constantMessage(code: ErrorCode): string | undefined {
  const [one, other] = ['one', 'other'].map((detail) => new AppError(code, { detail }).message)
  return one === other ? one : undefined
}

test.each([...examples.values()])('$name', async ({ envelope }) => {
  const { code, message, param, request_id } = envelope.error
  const provoke = provocations[message]
  if (provoke) {
    const { headers, text } = await provoke()
    const sent = { error: { ...envelope.error, request_id: headers['x-request-id'] } }
    expect(text).toBe(JSON.stringify(sent))
    return
  }
  const constant = constantMessage(code as ErrorCode)
  if (constant === undefined || param !== undefined)
    throw new Error(`add to "provocations" how the server comes to say: ${message}`)
  expect(JSON.stringify(envelope)).toBe(
    JSON.stringify(errorEnvelope(new AppError(code as ErrorCode), request_id)),
  )
})
