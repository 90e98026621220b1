import type { Located } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import { compareRequestBodies } from './bodies.ts'
import type { Changes } from './change.ts'
import { compareNotes } from './documentation.ts'
import { compareOperationCodes } from './error-codes.ts'
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
  const reportOperation = (verdict: 'safe' | 'breaking', located: Located, message: string): void =>
    reportChange(subjectOf(located), verdict, locationOf(''), located.pointer, message, [
      subjectOf(located).owner,
      ...namesOf(located),
    ])

  for (const located of removed) reportOperation('breaking', located, `${titleOf(located)} is removed`)
  for (const located of added) reportOperation('safe', located, `${titleOf(located)} is added`)
  for (const [older, newer] of kept) {
    const subject = subjectOf(newer)
    if (keyOf(older) !== keyOf(newer))
      reportOperation('breaking', newer, `moves from ${titleOf(older)} to ${titleOf(newer)}`)
    if (older.operation.operationId !== newer.operation.operationId) {
      reportOperation('breaking', newer, `is renamed from ${older.operation.operationId ?? 'nothing'}`)
    }
    compareNotes(subject, pairOf(older, newer), locationOf(''), policies)
    comparePolicy({ ...subject, direction: 'policy' }, older, newer)
    compareOperationCodes(subject, older, newer)
    compareParameters({ ...subject, direction: 'request' }, older, newer)
    compareRequestBodies({ ...subject, direction: 'request' }, older, newer)
    compareResponses({ ...subject, direction: 'response', isReceived: false }, older, newer)
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
      located.path,
      located.operation.operationId,
    ])

  for (const located of removed) tell('breaking', located, 'is no longer sent')
  for (const located of added) tell('safe', located, 'is now sent')
  for (const [older, newer] of kept) {
    const subject = subjectOf(newer)
    if (older.path !== newer.path) tell('breaking', newer, `is renamed from ${older.path}`)
    compareNotes(subject, pairOf(older, newer), locationOf(''))
    compareParameters(subject, older, newer)
    compareRequestBodies(subject, older, newer)
    compareResponses({ ...subject, isReceived: true }, older, newer)
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
    for (const older of removed) {
      const newer = [...added].find((one) => nameOf(one) !== undefined && nameOf(one) === nameOf(older))
      if (!newer) continue
      kept.push([older, newer])
      removed.delete(older)
      added.delete(newer)
    }
  }
  return { kept, removed: [...removed], added: [...added] }
}

/** Returns method and path without parameter names, which are never sent. */
const keyOf = ({ method, path }: Located): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
const titleOf = ({ method, path }: Located): string => `${method.toUpperCase()} ${path}`
const namesOf = (located: Located): string[] => [titleOf(located), located.path]
const pairOf = (older: Located, newer: Located): Parameters<typeof compareNotes>[1] => ({
  base: { pointer: older.pointer, value: older.operation },
  head: { pointer: newer.pointer, value: newer.operation },
})
