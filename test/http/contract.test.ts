import { expectTypeOf, test } from 'vitest'
import type { Handlers, Input, Reply, ServerSentEvent } from '../../src/http/contract.ts'

/* Type tests of handlers, which are run by `tsc`. */

type RequestId = { 'X-Request-Id': string; [name: string]: unknown }
type Json<Body> = { headers: RequestId; content: { 'application/json': Body } }
type Refusal = Json<{ error: string }>

/** Contract types as openapi-typescript and codegen write them. */
interface Contract {
  types: {
    list: {
      parameters: {
        query?: { limit?: number; deep?: boolean; cursor?: string }
        header: { 'X-Level': number; 'X-Request-Id'?: string }
        path?: never
        cookie?: never
      }
      requestBody?: never
      responses: { 200: Json<{ data: string[] }>; 404: Refusal }
    }
    replace: {
      parameters: { query?: never; header?: never; path: { id: string }; cookie?: never }
      requestBody?: { content: { 'application/json': { name: string } } }
      responses: { 200: Json<{ name: string }>; 204: { headers: RequestId; content?: never } }
    }
    create: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { name: string } } }
      responses: {
        201: {
          headers: {
            'X-Request-Id': string
            'Set-Cookie': string
            'X-Left'?: number
            [name: string]: unknown
          }
          content: { 'text/plain': string }
        }
      }
    }
    listen: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: { 200: { headers: RequestId; content: { 'text/event-stream': string } } }
    }
  }
  operations: {
    list: {
      method: 'get'
      transaction: false
      security: { scheme: 'apiKey' }
      query: readonly [
        { name: 'limit'; lenient: true },
        { name: 'deep'; lenient: false },
        { name: 'cursor'; lenient: false },
      ]
    }
    replace: { method: 'put'; transaction: true; security: { scheme: 'session' }; query: readonly [] }
    create: { method: 'post'; transaction: true; security: null; query: readonly [] }
    listen: { method: 'get'; security: { scheme: 'session' }; query: readonly [] }
  }
}

test('a lenient parameter has the type of its text, every other that of its schema', () => {
  expectTypeOf<Input<Contract, 'list'>['query']>().toEqualTypeOf<{
    limit?: string
    deep?: boolean
    cursor?: string
  }>()
})

test('header parameters are typed, except those that the pipeline handles', () => {
  expectTypeOf<Input<Contract, 'list'>['headers']['X-Level']>().toEqualTypeOf<number>()
  expectTypeOf<keyof Input<Contract, 'list'>['headers']>().toEqualTypeOf<'X-Level'>()
  expectTypeOf<keyof Input<Contract, 'create'>['headers']>().toEqualTypeOf<never>()
})

test('a body is required, optional or absent', () => {
  expectTypeOf<Input<Contract, 'create'>['body']>().toEqualTypeOf<{ name: string }>()
  expectTypeOf<Input<Contract, 'replace'>['body']>().toEqualTypeOf<{ name: string } | undefined>()
  expectTypeOf<Input<Contract, 'list'>['body']>().toEqualTypeOf<undefined>()
})

test('only the handler of a stream has a signal', () => {
  expectTypeOf<Input<Contract, 'listen'>['signal']>().toEqualTypeOf<AbortSignal>()
  expectTypeOf<'signal' extends keyof Input<Contract, 'list'> ? true : false>().toEqualTypeOf<false>()
})

test('a reply is one of the documented successes', () => {
  type Replace = Reply<Contract, 'replace'>
  expectTypeOf<{ status: 204 }>().toExtend<Replace>()
  expectTypeOf<{ status: 200; body: { name: string } }>().toExtend<Replace>()
  expectTypeOf<{ status: 204; body: { name: string } }>().not.toExtend<Replace>()
  expectTypeOf<{ status: 200 }>().not.toExtend<Replace>()
  expectTypeOf<{ status: 404; body: { error: string } }>().not.toExtend<Reply<Contract, 'list'>>()
  expectTypeOf<Reply<Contract, 'listen'>['body']>().toEqualTypeOf<AsyncIterable<ServerSentEvent>>()
})

test('a reply has exactly the documented headers', () => {
  type Create = Reply<Contract, 'create'>
  expectTypeOf<Create['headers']>().toEqualTypeOf<{ 'Set-Cookie': string | string[]; 'X-Left'?: number }>()
  expectTypeOf<{ status: 201; body: string }>().not.toExtend<Create>()
  expectTypeOf<'headers' extends keyof Reply<Contract, 'list'> ? true : false>().toEqualTypeOf<false>()
})

test('a handler gets the context of its security scheme and method', () => {
  type Given = {
    apiKey: { read: 'key reads'; write: 'key writes' }
    session: { read: 'session reads'; write: 'session writes' }
    none: { read: 'anybody reads'; write: 'anybody writes' }
  }
  type ContextOf<Id extends keyof Contract['operations']> = Parameters<Handlers<Contract, Given>[Id]>[1]
  expectTypeOf<ContextOf<'list'>>().toEqualTypeOf<'key reads'>()
  expectTypeOf<ContextOf<'replace'>>().toEqualTypeOf<'session writes'>()
  expectTypeOf<ContextOf<'create'>>().toEqualTypeOf<'anybody writes'>()
})
