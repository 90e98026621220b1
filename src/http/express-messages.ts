import type { Express } from 'express'
import { IncomingMessage, ServerResponse } from './node-http.ts'

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
