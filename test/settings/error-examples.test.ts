import { beforeAll, expect, test } from 'vitest'
import { AppError, errorEnvelope, type ErrorEnvelope } from '../../src/errors.ts'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Answer, Caller } from '../support/app.ts'
import { resolve, settingsContract } from '../support/contract.ts'
import { tokenIn } from '../support/mail.ts'
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

/** Invites a person, and returns the token of the link. */
async function inviteSomeone(): Promise<string> {
  const { body } = await owner.post('/invitations', {
    email: `ida-${world.workspace.id}@fernhill.example`,
    role: 'member',
  })
  return tokenIn(body.url as string)
}

const accept = (body: object): Promise<Answer> => app.inSettings({}).post('/invitations/acceptances', body)

/** Requests that provoke an error, by the message of its example, or by that and its field. */
const provocations: Record<string, () => Promise<Answer>> = {
  'The authorization header is repeated.': () => raw('GET', '/api/settings/v1/keys', [bearer(), bearer()]),
  'Only active members of a workspace can sign in.': async () => {
    const email = await setPassword(app, world, 'suspended')
    return app.inSettings({}).post('/session', { email, password })
  },
  'This workspace has moved to https://tasks.fernhill.example.': async () => {
    const moveTo = (state: string, to: string | null) =>
      sql`update workspaces set state = ${state}, moved_to = ${to} where id = ${world.workspace.id}`
    const email = await setPassword(app, world)
    await moveTo('moved', 'https://tasks.fernhill.example')
    try {
      return await app.inSettings({}).post('/session', { email, password })
    } finally {
      await moveTo('active', null)
    }
  },
  'Only active owners of the workspace may do this.': async () =>
    (await signIn(app, world, 'member')).patch('/workspace', { name: 'Another' }),
  'Only active owners and admins of the workspace may do this.': async () => {
    const admin = await signIn(app, world, 'admin')
    await sql`
      update memberships set role = 'member'
      where workspace_id = ${world.workspace.id} and user_id = ${world.users.admin}`
    return admin.get('/keys')
  },
  'The request body must be a JSON object.': () => owner.post('/keys', []),
  'cursor is not one that this list issued.': () => owner.get('/keys?cursor=altered'),
  'since must be a date and time with an offset (RFC 3339).': () =>
    owner.get('/requests/summary?since=yesterday'),
  'by must be one of hour, operation or status.': () => owner.get(`/keys/${world.keys.full.id}/usage?by=day`),
  'The current password is wrong.': () =>
    owner.post('/password', { current_password: 'another one', new_password: 'a very long new password' }),
  'This password is one of the most used ones.': () =>
    owner.post('/password', { current_password: password, new_password: 'QWERTY123456' }),
  'This password is one of the most used ones. (password)': async () =>
    accept({ token: await inviteSomeone(), name: 'Ida', password: 'QWERTY123456' }),
  'name is required.': async () =>
    accept({ token: await inviteSomeone(), password: 'a very long new password' }),
  'The address 10.0.0.1 is not public.': () =>
    owner.post('/webhook-endpoints', { url: 'https://10.0.0.1/', events: ['task.created'] }),
  'Idempotency-Key must not be empty.': async () =>
    owner.post(`${await addEndpoint()}/rotations`, {}, { headers: { 'Idempotency-Key': '' } }),
  'move_to must be another column of the project.': () =>
    owner.delete(`/columns/${world.cards.todo}?move_to=${world.cards.private}`),
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
  const provoke = provocations[`${message} (${param})`] ?? provocations[message]
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
