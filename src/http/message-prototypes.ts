import { IncomingMessage as Incoming, ServerResponse as Outgoing } from 'node:http'
import type { Express } from 'express'

/** Returns message classes with the app's prototypes. Express would set them for each request, which V8 optimizes badly. */
export function messagesOf({ request, response }: Express) {
  return {
    IncomingMessage: withPrototype(Incoming, request),
    ServerResponse: withPrototype(Outgoing, response),
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
