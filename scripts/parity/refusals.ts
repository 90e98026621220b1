import { createAjv, rebase } from '../contract/ajv.ts'
import type { Contract, Located } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { send, type Answer } from './send.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const mend = 'serve the contract through the pipeline of src/http/pipeline.ts, mounted once in src/app.ts'

/** A request without a key, and how it should be refused. */
interface Probe {
  method: string
  path: string
  code: 'api_key_required' | 'method_not_allowed' | 'not_found'
  allow?: string[]
  pointer: string[]
}

/** Sends requests without a key to the running app, for every path and method, and for some that the contract lacks. */
export async function compareRefusals(contract: Contract, api: string): Promise<Finding[]> {
  const isEnvelope = createAjv(contract).compile(rebase({ $ref: '#/components/schemas/ApiError' }))
  const findings: Finding[] = []
  for (const probe of refusalProbesOf(contract)) {
    const answer = await send(`${api}${probe.path}`, { method: probe.method })
    const faults = faultsOf(contract, probe, answer, isEnvelope)
    for (const fault of faults) {
      findings.push(contract.finding(probe.pointer, `${probe.method} ${probe.path} ${fault}`, mend))
    }
  }
  return findings
}

export function refusalProbesOf(contract: Contract): Probe[] {
  const operations = contract.operations()
  const documented = Object.keys(contract.document.paths).flatMap((template): Probe[] => {
    const here = operations.filter(({ path }) => path === template)
    const allow = withHead(here)
    // An operation that anybody may call needs no key.
    const guarded = withHead(here.filter(({ operation }) => operation.security.length > 0))
    const path = template.replaceAll(/\{[^}]*\}/g, 'parity')
    return [
      ...methods.flatMap((method): Probe[] => {
        const pointer = ['paths', template, method.toLowerCase()]
        if (guarded.includes(method)) return [{ method, path, code: 'api_key_required', pointer }]
        return allow.includes(method) ? [] : [{ method, path, code: 'method_not_allowed', allow, pointer }]
      }),
      { method: 'GET', path: `${path}/`, code: 'not_found', pointer: ['paths', template] },
    ]
  })
  const undocumented = ['', '/', '/parity'].map((path): Probe => ({
    method: 'GET',
    path,
    code: 'not_found',
    pointer: ['paths'],
  }))
  return [...documented, ...undocumented]
}

function withHead(operations: readonly Located[]): string[] {
  const methods = operations.map(({ method }) => method.toUpperCase())
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

function faultsOf(
  contract: Contract,
  { method, code, allow }: Probe,
  { status, headers, body }: Answer,
  isEnvelope: (value: unknown) => boolean,
): string[] {
  const entry = contract.document['x-error-catalog'][code]
  if (status === 0) return ['is not answered']
  if (status !== entry?.status) return [`is answered ${status} instead of ${entry?.status} ${code}`]
  if (allow && sorted(String(headers.allow).split(', ')) !== sorted(allow)) {
    return [`is answered with Allow: ${String(headers.allow)} instead of ${allow.join(', ')}`]
  }
  if (method === 'HEAD') return []
  const envelope = parse(body)
  if (!isEnvelope(envelope)) return ['is answered with a body that is not an ApiError']
  const { error } = envelope as { error: { code: string; type: string; request_id: string } }
  if (error.code !== code || error.type !== entry.type)
    return [`is answered ${error.type} ${error.code} instead of ${code}`]
  return error.request_id === headers['x-request-id'] ? [] : ['is answered with two request ids']
}

const sorted = (names: string[]): string => names.toSorted().join()

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
