import type { Located } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import { compareRequestBodies } from './bodies.ts'
import type { Changes } from './change.ts'
import { compareNotes } from './documentation.ts'
import { compareCodesOf } from './error-codes.ts'
import { compareParameters } from './parameters.ts'
import { comparePolicy, policies } from './policy.ts'
import { compareResponses } from './responses.ts'
import { locationOf, reportChange, type Subject } from './subject.ts'

/** Compares the operations: added, removed and moved operations, and the policy, request and responses of each. */
export function compareOperations(base: SourceContract, head: SourceContract, changes: Changes): void {
  const { kept, removed, added } = matchOperations(base.operations(), head.operations())
  const subjectOf = (located: Located): Subject => ({
    ...{ base, head, changes, isReceived: true, direction: 'operation' },
    owner: located.operation.operationId ?? titleOf(located),
  })
  const tell = (verdict: 'safe' | 'breaking', located: Located, message: string): void =>
    reportChange(subjectOf(located), verdict, locationOf(''), located.pointer, message, namesOf(located))

  for (const located of removed) tell('breaking', located, `${titleOf(located)} is removed`)
  for (const located of added) tell('safe', located, `${titleOf(located)} is added`)
  for (const [was, is] of kept) {
    const subject = subjectOf(is)
    if (keyOf(was) !== keyOf(is)) tell('breaking', is, `moves from ${titleOf(was)} to ${titleOf(is)}`)
    if (was.operation.operationId !== is.operation.operationId) {
      tell('breaking', is, `is renamed from ${was.operation.operationId ?? 'nothing'}`)
    }
    compareNotes(subject, pairOf(was, is), locationOf(''), policies)
    comparePolicy({ ...subject, direction: 'policy' }, was, is)
    compareCodesOf(subject, was, is)
    compareParameters({ ...subject, direction: 'request' }, was, is)
    compareRequestBodies({ ...subject, direction: 'request' }, was, is)
    compareResponses({ ...subject, direction: 'response', isReceived: false }, was, is)
  }
}

/** Compares the webhooks, and the responses that receivers may send. */
export function compareWebhooks(base: SourceContract, head: SourceContract, changes: Changes): void {
  const byName = ({ path }: Located): string => path
  const { kept, removed, added } = matchOperations(
    base.operations('webhooks'),
    head.operations('webhooks'),
    byName,
  )
  const subjectOf = ({ path }: Located): Subject => ({
    ...{ base, head, changes, owner: path, direction: 'webhook', isReceived: false },
  })
  const tell = (verdict: 'safe' | 'breaking', located: Located, message: string): void =>
    reportChange(subjectOf(located), verdict, locationOf(''), located.pointer, message, [
      located.operation.operationId,
    ])

  for (const located of removed) tell('breaking', located, 'is no longer sent')
  for (const located of added) tell('safe', located, 'is now sent')
  for (const [was, is] of kept) {
    const subject = subjectOf(is)
    if (was.path !== is.path) tell('breaking', is, `is renamed from ${was.path}`)
    compareNotes(subject, pairOf(was, is), locationOf(''))
    compareParameters(subject, was, is)
    compareRequestBodies(subject, was, is)
    compareResponses({ ...subject, isReceived: true }, was, is)
  }
}

/** Matches operations by method and path, then by operationId. */
function matchOperations(
  before: readonly Located[],
  after: readonly Located[],
  address: (located: Located) => string = keyOf,
): { kept: [Located, Located][]; removed: Located[]; added: Located[] } {
  const kept: [Located, Located][] = []
  const removed = new Set(before)
  const added = new Set(after)
  for (const nameOf of [address, ({ operation }: Located): string | undefined => operation.operationId]) {
    for (const was of removed) {
      const is = [...added].find((one) => nameOf(one) !== undefined && nameOf(one) === nameOf(was))
      if (!is) continue
      kept.push([was, is])
      removed.delete(was)
      added.delete(is)
    }
  }
  return { kept, removed: [...removed], added: [...added] }
}

/** Returns method and path without parameter names, which are never sent. */
const keyOf = ({ method, path }: Located): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
const titleOf = ({ method, path }: Located): string => `${method.toUpperCase()} ${path}`
const namesOf = (located: Located): string[] => [titleOf(located), located.path]
const pairOf = (was: Located, is: Located): Parameters<typeof compareNotes>[1] => ({
  base: { pointer: was.pointer, value: was.operation },
  head: { pointer: is.pointer, value: is.operation },
})
