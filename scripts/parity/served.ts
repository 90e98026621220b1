import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createAjv, rebase } from '../contract/ajv.ts'
import type { Contract } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'

const answerWithinMillis = 5000
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const mend = 'serve the contract through the pipeline of src/http/pipeline.ts, mounted once in src/app.ts'

/** What a request is to be answered with. */
interface Probe {
  method: string
  path: string
  code: 'api_key_required' | 'method_not_allowed' | 'not_found'
  allow?: string[]
  pointer: string[]
}

/** Every path and method of the contract, and some that it lacks, as the running app answers them without a key. */
export async function compareServed(contract: Contract, api: string): Promise<Finding[]> {
  const agent = new Agent({ keepAlive: true })
  const isEnvelope = createAjv(contract).compile(rebase({ $ref: '#/components/schemas/ApiError' }))
  const findings: Finding[] = []
  for (const probe of probesOf(contract)) {
    const answer = await ask(agent, `${api}${probe.path}`, probe.method)
    const faults = faultsOf(contract, probe, answer, isEnvelope)
    for (const fault of faults) {
      findings.push(contract.finding(probe.pointer, `${probe.method} ${probe.path} ${fault}`, mend))
    }
  }
  agent.destroy()
  return findings
}

export function probesOf(contract: Contract): Probe[] {
  const operations = contract.operations()
  const known = Object.keys(contract.document.paths).flatMap((template): Probe[] => {
    const own = operations.filter(({ path }) => path === template).map(({ method }) => method.toUpperCase())
    const allow = own.includes('GET') ? [...own, 'HEAD'] : own
    const path = template.replaceAll(/\{[^}]*\}/g, 'parity')
    return [
      ...methods.map((method): Probe => {
        const pointer = ['paths', template, method.toLowerCase()]
        if (allow.includes(method)) return { method, path, code: 'api_key_required', pointer }
        return { method, path, code: 'method_not_allowed', allow, pointer }
      }),
      { method: 'GET', path: `${path}/`, code: 'not_found', pointer: ['paths', template] },
    ]
  })
  const unknown = ['', '/', '/parity'].map((path): Probe => ({
    method: 'GET',
    path,
    code: 'not_found',
    pointer: ['paths'],
  }))
  return [...known, ...unknown]
}

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** Status 0: there was no answer. */
function ask(agent: Agent, url: string, method: string): Promise<Answer> {
  return new Promise((resolve) => {
    const noAnswer = (): void => resolve({ status: 0, headers: {}, body: '' })
    request(url, { agent, method, signal: AbortSignal.timeout(answerWithinMillis) }, (res) => {
      text(res).then((body) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }), noAnswer)
    })
      .once('error', noAnswer)
      .end()
  })
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
