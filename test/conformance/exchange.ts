import type { Asked, Breakage, Given } from '../support/breaking-proxy.ts'

/** A request and its answer, as they passed a proxy that breaks nothing. */
export type Exchange = readonly [asked: Asked, given: Given]

/** A breakage that changes nothing, and keeps what passes. */
export function recording(exchanges: Exchange[]): Breakage {
  return { answer: (given, asked) => void exchanges.push([copyAsked(asked), copyGiven(given)]) }
}

/** Whether the request or its answer is another with the breakage. */
export function changes({ ask, answer }: Breakage, [asked, given]: Exchange): boolean {
  const changedAsked = copyAsked(asked)
  ask?.(changedAsked)
  if (textOf(changedAsked) !== textOf(asked)) return true
  const changedGiven = copyGiven(given)
  answer?.(changedGiven, changedAsked)
  return JSON.stringify(changedGiven) !== JSON.stringify(given)
}

const copyAsked = (asked: Asked): Asked => ({
  ...asked,
  query: new URLSearchParams(asked.query),
  rawHeaders: [...asked.rawHeaders],
  body: structuredClone(asked.body) as unknown,
})

const copyGiven = (given: Given): Given => ({
  ...given,
  headers: { ...given.headers },
  body: structuredClone(given.body) as unknown,
})

const textOf = (asked: Asked): string => JSON.stringify({ ...asked, query: asked.query.toString() })
