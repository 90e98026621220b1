import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { Asked, Body, Breakage, Given } from '../../support/breaking-proxy.ts'
import type { Sent } from '../../support/delivery-proxy.ts'

/** What breaks one rule and no other: in what the server is asked and answers, or in the webhooks that it sends. */
export interface RuleBreakage extends Breakage {
  /** What is delivered in place of the event. */
  deliver?: (sent: Sent) => Sent[]
}

/** The breakage of each rule, by its id. It is made anew for each run, and may count what it sees. */
export type Breakages = Record<string, (world: Fixture) => RuleBreakage>

type When = (asked: Asked, given: Given) => boolean | undefined
type Change = (given: Given, asked: Asked) => void

/** Changes the answers to some requests. */
export function answers(when: When, change: Change): RuleBreakage {
  return {
    answer: (given, asked) => {
      if (when(asked, given)) change(given, asked)
    },
  }
}

/** Changes some requests before they reach the server. */
export function requests(
  when: (asked: Asked) => boolean | undefined,
  change: (asked: Asked) => void,
): RuleBreakage {
  return {
    ask: (asked) => {
      if (when(asked)) change(asked)
    },
  }
}

/** Changes what some events are. */
export function deliveries(type: string, change: (sent: Sent) => void): RuleBreakage {
  return {
    deliver: (sent) => {
      if (sent.body.type === type) change(sent)
      return [sent]
    },
  }
}

export const status =
  (code: number): Change =>
  (given) =>
    void (given.status = code)

/** Changes the body of an answer; one without the part that is changed is left as it is. */
export const body =
  (change: (body: Body, asked: Asked) => void): Change =>
  (given, asked) => {
    if (given.body !== undefined) change(given.body, asked)
  }

export const header =
  (name: string, value?: string): Change =>
  (given) =>
    void (given.headers[name] = value)

export const gets =
  (path: string | RegExp, query: (query: URLSearchParams) => boolean = () => true): When =>
  ({ method, path: asked, query: given }) =>
    method === 'GET' && matches(asked, path) && query(given)

export const posts =
  (path: string | RegExp, sent: (body: Body) => boolean = () => true): When =>
  ({ method, path: asked, body: given }) =>
    method === 'POST' && matches(asked, path) && isObject(given) && sent(given)

export const patches =
  (sent: (body: Body) => boolean): When =>
  ({ method, body: given }) =>
    method === 'PATCH' && isObject(given) && sent(given)

/** The same, of answers with this status. */
export const whose =
  (code: number, when: When): When =>
  (asked, given) =>
    given.status === code && when(asked, given)

/** Requests with this key. */
export const by =
  (key: { secret: string }, when: When): When =>
  (asked, given) =>
    asked.headers['authorization'] === `Bearer ${key.secret}` && when(asked, given)

/** A query of these parameters and no other; undefined stands for any value. */
export const query =
  (wanted: Record<string, string | undefined>) =>
  (given: URLSearchParams): boolean =>
    [...given.keys()].every((name) => name in wanted || name === 'limit' || name === 'cursor') &&
    Object.entries(wanted).every(([name, value]) =>
      value === undefined ? given.has(name) : given.get(name) === value,
    )

/** Lists a row once more, as if it were another. */
export const addRow = (id?: string): Change =>
  body(({ data }) => data?.push({ ...data[0], ...(id === undefined ? {} : { id }) }))

const matches = (path: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? path === wanted : wanted.test(path)

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
