import type { Located } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'
import type { Fault, Finding } from './finding.ts'
import { policyCodes } from './policy-codes.ts'
import { pipelineHeaders } from './successes.ts'
import { headerComponent, headersOf, refusalFor } from './refusals.ts'
import { completeStrings } from './request-strings.ts'
import { YamlEdits } from './yaml-edits.ts'

/** The keys of an operation and of a response, in the order to write them. */
const operationKeys = [
  ...[
    'operationId',
    'tags',
    'summary',
    'description',
    'security',
    'x-second-factor',
    'x-rate-limits',
    'x-same-origin',
  ],
  ...['x-transaction', 'x-sheddable', 'x-heavy', 'x-in-flight', 'x-max-body', 'x-error-codes'],
]
const responseKeys = ['description', 'headers']

export interface Completion {
  /** The document, with everything that follows from the policy of its operations. */
  text: string
  /** The parts that were missing. */
  missing: Finding[]
  /** The parts that the author has to write. */
  findings: Finding[]
}

/**
 * Adds error codes, refusals, headers and string patterns that follow from each operation's policy. Leaves existing
 * parts of the document unchanged.
 */
export function completeContract(contract: SourceContract): Completion {
  const edits = new YamlEdits(contract.source)
  const done = contract.operations().map((located) => completeOperation(contract, located, edits))
  const missing = done.flatMap(({ added, located }) => {
    if (added.length === 0) return []
    const what = `${located.operation.operationId} lacks parts that follow from its policy: ${added.join(', ')}`
    return [contract.finding('generated', located.pointer, what, 'npm run codegen')]
  })
  return {
    missing: [...missing, ...completeStrings(contract, edits)],
    text: edits.text,
    findings: done.flatMap(({ findings }) => findings),
  }
}

interface Completed {
  located: Located
  added: string[]
  findings: Finding[]
}

function completeOperation(contract: SourceContract, located: Located, edits: YamlEdits): Completed {
  const { codes, added } = completeCodes(contract, located, edits)
  const catalog = contract.document['x-error-catalog']
  const unknown = added.filter((code) => !catalog[code])
  const findings: Finding[] = unknown.map((code) => {
    const what = `${located.operation.operationId} may return ${code}, which is not in x-error-catalog`
    const fix = 'describe it there, or reference the response of a contract that does'
    return contract.finding('generated', located.pointer, what, fix)
  })
  const known = codes.filter((code) => catalog[code])
  const byStatus = Map.groupBy(known, (code) => String(catalog[code]?.status))
  // Completes headers before responses: if both are inserted at the same offset, the header must come first.
  const headers = completeHeaders(contract, located, edits, findings)
  for (const [status, statusCodes] of [...byStatus].sort(([a], [b]) => Number(a) - Number(b))) {
    if (located.operation.responses[status]) continue
    const lines = refusalFor(contract, located, status, statusCodes)
    if (!Array.isArray(lines)) findings.push(lines)
    else {
      added.push(status)
      edits.addEntry([...located.pointer, 'responses'], lines, (other) => Number(other) < Number(status))
    }
  }
  return {
    located,
    added: [...added, ...headers],
    findings: [...findings, ...contract.findings('responses', checkStatuses(located, byStatus))],
  }
}

/** Adds the missing codes, in the order of the catalog. */
function completeCodes(
  contract: SourceContract,
  located: Located,
  edits: YamlEdits,
): { codes: string[]; added: string[] } {
  const { operation, pointer } = located
  const listed = operation['x-error-codes'] ?? []
  const order = Object.keys(contract.document['x-error-catalog'])
  const added = policyCodes(contract, located)
    .filter(({ code, applies }) => applies && !listed.includes(code))
    .map(({ code }) => code)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const place = [...pointer, 'x-error-codes']
  if (operation['x-error-codes']) {
    for (const code of added)
      edits.addItem(place, code, (other) => order.indexOf(other) < order.indexOf(code))
  } else if (added.length > 0) {
    const lines = ['x-error-codes:', ...added.map((code) => `  - ${code}`)]
    edits.addEntry(pointer, lines, (key) => operationKeys.includes(key))
  }
  return { codes: [...listed, ...added], added }
}

/** Adds the missing headers to responses that are written in the operation itself. */
function completeHeaders(
  contract: SourceContract,
  located: Located,
  edits: YamlEdits,
  findings: Finding[],
): string[] {
  const added = new Set<string>()
  for (const [status, response] of Object.entries(located.operation.responses)) {
    if (response.$ref) continue
    const place = [...located.pointer, 'responses', status]
    const missing = headersOf(contract, located, status).filter((name) => !response.headers?.[name])
    const entries = missing.map((name) => {
      const { name: component, ref } = headerComponent(contract, name)
      if (ref === undefined) {
        const what = `the header ${name} is not in components.headers`
        findings.push(contract.finding('generated', place, what, `add ${component}`))
      }
      added.add(name)
      return { name, lines: [`${name}:`, `  $ref: '${ref}'`] }
    })
    if (response.headers) {
      for (const { name, lines } of entries)
        edits.addEntry([...place, 'headers'], lines, (key) => isHeaderBefore(key, name))
    } else if (entries.length > 0) {
      const lines = ['headers:', ...entries.flatMap((entry) => entry.lines.map((line) => `  ${line}`))]
      edits.addEntry(place, lines, (key) => responseKeys.includes(key))
    }
  }
  return [...added]
}

function isHeaderBefore(key: string, name: string): boolean {
  return pipelineHeaders.includes(key) && pipelineHeaders.indexOf(key) < pipelineHeaders.indexOf(name)
}

function checkStatuses({ operation, pointer }: Located, byStatus: Map<string, string[]>): Fault[] {
  return Object.keys(operation.responses)
    .filter((status) => Number(status) >= 400 && !byStatus.has(status))
    .map((status) => {
      const what = `response ${status} is documented, but no code of x-error-codes has that status`
      return [[...pointer, 'responses', status], what, 'list the code, or remove the response']
    })
}
