import type { Catalog, Located } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Changes } from './change.ts'
import { compareNotes } from './documentation.ts'
import { locationOf, quote, reportChange, type Subject } from './subject.ts'

/** Compares the error catalogs. New codes are allowed; the meaning of an existing one must not change. */
export function compareErrorCodes(base: SourceContract, head: SourceContract, changes: Changes): void {
  const [before, after] = [base, head].map(
    ({ document }) => (document['x-error-catalog'] as Catalog | undefined) ?? {},
  ) as [Catalog, Catalog]
  const subject: Subject = { base, head, changes, owner: '', direction: 'error', isReceived: false }
  for (const code of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const place = locationOf(code)
    const pointer = ['x-error-catalog', code]
    const [was, is] = [before[code], after[code]]
    if (!is) reportChange(subject, 'breaking', place, pointer, 'is no longer an error code')
    else if (!was) reportChange(subject, 'safe', place, pointer, 'is a new error code')
    else {
      for (const part of ['status', 'type'] as const) {
        if (was[part] === is[part]) continue
        const message = `its ${part} changes from ${was[part]} to ${is[part]}`
        reportChange(subject, 'breaking', place, [...pointer, part], message)
      }
      if (!was.reserved !== !is.reserved) {
        reportChange(subject, 'safe', place, pointer, is.reserved ? 'is no longer sent' : 'may now be sent')
      }
      compareNotes(subject, { base: { pointer, value: was }, head: { pointer, value: is } }, place)
    }
  }
}

/** Compares the error codes of an operation. */
export function compareCodesOf(subject: Subject, was: Located, is: Located): void {
  const [before, after] = [was.operation['x-error-codes'] ?? [], is.operation['x-error-codes'] ?? []]
  const own: Subject = { ...subject, direction: 'error' }
  const pointer = [...is.pointer, 'x-error-codes']
  const added = after.filter((code) => !before.includes(code))
  const removed = before.filter((code) => !after.includes(code))
  for (const code of added)
    reportChange(own, 'safe', locationOf(''), pointer, `may now refuse with ${code}`, [code])
  if (removed.length > 0) {
    reportChange(own, 'safe', locationOf(''), pointer, `no longer refuses with ${quote(removed)}`, removed)
  }
}
