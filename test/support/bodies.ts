import { beforeAll, expect } from 'vitest'
import { apiPrefix, type Answer, type TestAppOptions } from './app.ts'
import { expectDocumented, type FieldSchema } from './contract.ts'
import { send, validRequest, withBody, type Write } from './operations.ts'
import { expectRefusal } from './refusal.ts'
import { expectNoWrites } from './rows.ts'
import { useWorld, type UsedWorld } from './world.ts'

export type Body = Record<string, unknown>

/** A field of an operation's body, as a row of a table. */
export interface BodyField extends Omit<FieldSchema, 'required'> {
  write: Write
  field: string
  required: boolean
  types: string[]
  schema: FieldSchema
}

/** Every field of every request body, in the contract's order. */
export const fields: BodyField[] = withBody.flatMap(fieldsOf)

export function fieldsOf(write: Write): BodyField[] {
  return write.body.fields.map(({ name, ...field }) => ({ ...field.schema, ...field, write, field: name }))
}

export function ofType(type: string): BodyField[] {
  return fields.filter(({ types }) => types.includes(type))
}

export const json = { 'Content-Type': 'application/json' }

export interface UsedBodies extends UsedWorld {
  /** Returns the contract's example, which tests then make invalid. */
  valid: (write: Write) => Body
  put: (write: Write, body: Body, headers?: Record<string, string>) => Promise<Answer>
  /** Sends these bytes with these headers, in addition to those of every request. */
  sendBytes: (
    write: Write,
    body: string | Uint8Array<ArrayBuffer> | ReadableStream | undefined,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Expects a refusal that names this field, or none, and writes nothing. */
  expectRefused: (answering: () => Promise<Answer>, param: string | undefined) => Promise<Answer>
  expectAccepted: (write: Write, body: Body) => Promise<Answer>
}

/** Creates a world, and ways to send bodies to the operations that take one. */
export function useBodies(options?: TestAppOptions): UsedBodies {
  const scene = useWorld(options)
  const examples = new Map<string, Body>()
  beforeAll(async () => {
    for (const write of withBody) examples.set(write.id, (await validRequest(write, scene)).body as Body)
  })
  const put: UsedBodies['put'] = (write, body, headers = {}) =>
    send(scene.full, write, scene, { body, headers })
  return {
    ...scene,
    valid: ({ id }) => examples.get(id) ?? {},
    put,
    async sendBytes(write, body, headers = json) {
      const { path } = await validRequest(write, scene)
      const response = await fetch(scene.app.url + apiPrefix + path, {
        method: write.method,
        headers: { Authorization: `Bearer ${scene.world.keys.full.secret}`, ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? Buffer.from(body) : body }),
        duplex: 'half',
      })
      const text = await response.text()
      const answer = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text,
        body: (text === '' ? undefined : JSON.parse(text)) as never,
      }
      expectDocumented(write.method, path, answer)
      return answer
    },
    async expectRefused(answering, param) {
      const answer = await expectNoWrites(scene, answering)
      expectRefusal(answer, 'validation_error', { param })
      return answer
    },
    async expectAccepted(write, body) {
      const answer = await put(write, body)
      expectSuccess(write, answer)
      return answer
    },
  }
}

/** Expects one of the documented successes. */
export function expectSuccess({ successes }: Write, { status, text }: Answer): void {
  expect(successes, text).toContain(status)
}
