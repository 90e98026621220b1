import type { Located, Placed, Response } from '../../src/contract/document.ts'
import { compareResponse } from './bodies.ts'
import { locationOf, reportChange, type Subject } from './subject.ts'

/**
 * Compares the responses. Clients must expect new error statuses, but not new success statuses. A webhook's response
 * comes from its receiver.
 */
export function compareResponses(subject: Subject, older: Located, newer: Located): void {
  const before = older.operation.responses ?? {}
  const after = newer.operation.responses ?? {}
  for (const status of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const isRefusal = !/^[123]/.test(status)
    const own: Subject =
      isRefusal && subject.direction === 'response' ? { ...subject, direction: 'error' } : subject
    const place = locationOf(status)
    const at = ({ pointer }: Located): string[] => [...pointer, 'responses', status]
    const [from, to] = [before[status], after[status]]
    if (!to) {
      reportChange(own, isRefusal ? 'safe' : 'breaking', place, newer.pointer, 'is no longer a response', [
        status,
      ])
    } else if (!from) {
      const verdict = isRefusal || own.isReceived ? 'safe' : 'breaking'
      reportChange(own, verdict, place, at(newer), 'is now a response', [status])
    } else {
      const base: Placed<Response> = subject.base.follow({ pointer: at(older), value: from })
      const head: Placed<Response> = subject.head.follow({ pointer: at(newer), value: to })
      compareResponse(own, { base, head }, place)
    }
  }
}
