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
    const [older, newer] = [before[code], after[code]]
    if (!newer) reportChange(subject, 'breaking', place, pointer, 'is no longer an error code')
    else if (!older) reportChange(subject, 'safe', place, pointer, 'is a new error code')
    else {
      for (const part of ['status', 'type'] as const) {
        if (older[part] === newer[part]) continue
        const message = `its ${part} changes from ${older[part]} to ${newer[part]}`
        reportChange(subject, 'breaking', place, [...pointer, part], message)
      }
      if (!older.reserved !== !newer.reserved) {
        reportChange(
          subject,
          'safe',
          place,
          pointer,
          newer.reserved ? 'is no longer sent' : 'may now be sent',
        )
      }
      compareNotes(subject, { base: { pointer, value: older }, head: { pointer, value: newer } }, place)
    }
  }
}

/** Compares the error codes of an operation. */
export function compareOperationCodes(subject: Subject, older: Located, newer: Located): void {
  const [before, after] = [older.operation['x-error-codes'] ?? [], newer.operation['x-error-codes'] ?? []]
  const own: Subject = { ...subject, direction: 'error' }
  const pointer = [...newer.pointer, 'x-error-codes']
  const added = after.filter((code) => !before.includes(code))
  const removed = before.filter((code) => !after.includes(code))
  for (const code of added)
    reportChange(own, 'safe', locationOf(''), pointer, `may now refuse with ${code}`, [code])
  if (removed.length > 0) {
    reportChange(own, 'safe', locationOf(''), pointer, `no longer refuses with ${quote(removed)}`, removed)
  }
}
