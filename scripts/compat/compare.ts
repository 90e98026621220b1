import type { SourceContract } from '../contract/source-contract.ts'
import { Changes, type Change, type Verdict } from './change.ts'
import { compareNotes } from './documentation.ts'
import { compareErrorCodes } from './error-codes.ts'
import { compareOperations, compareWebhooks } from './operations.ts'
import { compareSchemes } from './policy.ts'
import { isSame, locationOf, reportChange, type Subject } from './subject.ts'

const verdicts: Verdict[] = ['breaking', 'safe', 'documentation']

/** Compares two contracts, the worst changes first. Changes to components are reported where they are used. */
export function compareContracts(base: SourceContract, head: SourceContract): Change[] {
  const changes = new Changes()
  compareServers(base, head, changes)
  compareOperations(base, head, changes)
  compareWebhooks(base, head, changes)
  compareErrorCodes(base, head, changes)
  compareSchemes(base, head, changes)
  compareInfo(base, head, changes)
  return changes
    .list(head)
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || a.line - b.line)
}

function compareServers(base: SourceContract, head: SourceContract, changes: Changes): void {
  const subject = subjectOf(base, head, changes)
  const [older, newer] = [base.document.servers ?? [], head.document.servers ?? []]
  const place = locationOf('servers')
  const placed = (servers: typeof older, url: string): { pointer: string[]; value: { url: string } } => {
    const i = servers.findIndex((one) => one.url === url)
    return { pointer: ['servers', String(i)], value: servers[i] as { url: string } }
  }
  for (const url of new Set([...older, ...newer].map((one) => one.url))) {
    const from = placed(older, url)
    const to = placed(newer, url)
    if (!to.value) reportChange(subject, 'breaking', place, ['servers'], `${url} is removed`, [url])
    else if (!from.value) {
      if (older.every((one) => newer.some((other) => other.url === one.url)))
        reportChange(subject, 'safe', place, to.pointer, `${url} is added`, [url])
    } else if (!isSame(from.value, to.value)) {
      reportChange(subject, 'documentation', place, to.pointer, `the description of ${url} changes`)
    }
  }
}

/** Compares `info`, without the version, which a release sets. */
function compareInfo(base: SourceContract, head: SourceContract, changes: Changes): void {
  const subject = subjectOf(base, head, changes)
  const info = ({ document }: SourceContract): { pointer: string[]; value: object } => ({
    pointer: ['info'],
    value: document.info ?? {},
  })
  compareNotes(subject, { base: info(base), head: info(head) }, locationOf('info'))
  const [older, newer] = [base.document, head.document] as unknown as Record<string, unknown>[]
  for (const key of ['tags', 'externalDocs'])
    if (!isSame(older?.[key], newer?.[key]))
      reportChange(subject, 'documentation', locationOf(key), [key], 'their description changes')
}

const subjectOf = (base: SourceContract, head: SourceContract, changes: Changes): Subject => ({
  ...{ base, head, changes, owner: '', direction: 'operation', isReceived: true },
})
