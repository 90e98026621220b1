import type { Located, SecurityScheme } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Changes } from './change.ts'
import { compareNotes } from './documentation.ts'
import { isSame, locationOf, quote, reportChange, type Subject } from './subject.ts'

type Alternative = Record<string, string[]>

/** Extensions of an operation that are compared here or with its error codes, or that clients cannot notice. */
export const policies = ['x-rate-limits', 'x-same-origin', 'x-error-codes', 'x-transaction']

/** Compares an operation's security, budgets and allowed origins. */
export function comparePolicy(subject: Subject, older: Located, newer: Located): void {
  compareSecurity(subject, older, newer)
  const [before, after] = [older.operation['x-rate-limits'] ?? [], newer.operation['x-rate-limits'] ?? []]
  const place = locationOf('')
  const pointer = [...newer.pointer, 'x-rate-limits']
  const added = after.filter((budget) => !before.includes(budget))
  const removed = before.filter((budget) => !after.includes(budget))
  if (added.length > 0)
    reportChange(subject, 'breaking', place, pointer, `also spends the budget ${quote(added)}`, added)
  if (removed.length > 0)
    reportChange(subject, 'safe', place, pointer, `no longer spends the budget ${quote(removed)}`, removed)
  const [could, can] = [older, newer].map(({ operation }) => operation['x-same-origin'] === true)
  if (could !== can) {
    const message = `may ${can ? 'not ' : ''}be called by pages of other sites`
    reportChange(subject, can ? 'breaking' : 'safe', place, [...newer.pointer, 'x-same-origin'], message)
  }
}

function compareSecurity(subject: Subject, older: Located, newer: Located): void {
  const before = alternativesOf(subject.base, older)
  const after = alternativesOf(subject.head, newer)
  const isSatisfied = (some: Alternative[], caller: Alternative): boolean =>
    some.some((required) =>
      Object.entries(required).every(
        ([scheme, scopes]) => caller[scheme] && scopes.every((scope) => caller[scheme]?.includes(scope)),
      ),
    )
  const isStricter = !before.every((caller) => isSatisfied(after, caller))
  const isLaxer = !after.every((caller) => isSatisfied(before, caller))
  if (!isStricter && !isLaxer) return
  const message = `now requires ${describe(after)} instead of ${describe(before)}`
  const pointer = newer.operation.security ? [...newer.pointer, 'security'] : ['security']
  const scopes = [...before, ...after].flatMap((one) => Object.values(one).flat())
  reportChange(subject, isStricter ? 'breaking' : 'safe', locationOf(''), pointer, message, scopes)
}

/** Returns the security alternatives, of which a caller needs one. An empty list requires nothing. */
function alternativesOf({ document }: SourceContract, { operation }: Located): Alternative[] {
  const own = operation.security as Alternative[] | undefined
  const listed = own ?? (document as { security?: Alternative[] }).security ?? []
  return listed.length === 0 ? [{}] : listed
}

function describe(alternatives: Alternative[]): string {
  const one = (required: Alternative): string =>
    Object.entries(required)
      .map(([scheme, scopes]) => [scheme, ...scopes].join(' '))
      .join(' and ') || 'nothing'
  return alternatives.map(one).join(', or ')
}

/** Compares the security schemes. Added and removed schemes are reported by their operations. */
export function compareSchemes(base: SourceContract, head: SourceContract, changes: Changes): void {
  const before = base.document.components?.securitySchemes ?? {}
  const after = head.document.components?.securitySchemes ?? {}
  for (const name of Object.keys(before).filter((one) => after[one])) {
    const place = locationOf(`securitySchemes.${name}`)
    const pointer = ['components', 'securitySchemes', name]
    const subject: Subject = { base, head, changes, owner: '', direction: 'policy', isReceived: true }
    const from = base.follow({ pointer, value: before[name] as SecurityScheme })
    const to = head.follow({ pointer, value: after[name] as SecurityScheme })
    if (!isSame(proofOf(from.value), proofOf(to.value))) {
      reportChange(subject, 'breaking', place, to.pointer, 'requires a different credential')
    }
    compareNotes(subject, { base: from, head: to }, place)
  }
}

function proofOf(scheme: SecurityScheme): unknown {
  const {
    type,
    in: where,
    name,
    flows,
    openIdConnectUrl,
  } = scheme as SecurityScheme & Record<string, unknown>
  return [type, scheme.scheme?.toLowerCase(), where, name, flows, openIdConnectUrl]
}
