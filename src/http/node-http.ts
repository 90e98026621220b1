import type { Express } from 'express'

/**
 * Node's HTTP, without what an `import` of it brings along: to name each of its exports Node has to make them all, and for
 * one of them loads its WebSocket and fetch, 6 MiB (docs/decisions/0015-compiled-before-the-first-start.md).
 */
export const { IncomingMessage, Server, ServerResponse, STATUS_CODES } = process.getBuiltinModule('node:http')

/** What Node's server makes requests and responses with. */
export type Messages = ReturnType<typeof messagesOf>

/**
 * Requests and responses that have the app's prototypes from the beginning. Express gives these to each that has others,
 * and V8 knows less of an object whose prototype was exchanged.
 */
export function messagesOf({ request, response }: Express) {
  return {
    IncomingMessage: withPrototype(IncomingMessage, request),
    ServerResponse: withPrototype(ServerResponse, response),
  }
}

function withPrototype<Class extends new (...args: never[]) => object>(
  base: Class,
  prototype: object,
): Class {
  function Message(...args: unknown[]): object {
    return Reflect.construct(base, args, Message) as object
  }
  Message.prototype = prototype
  return Message as unknown as Class
}
