import type { Catalog, Located } from '../../src/contract/document.ts'
import { compilerOf } from '../contract/ajv.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Fault } from '../contract/finding.ts'
import { explain } from './answers.ts'
import type { RunningApp } from './app.ts'
import { send, type Answer } from './send.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** A request without a credential, and the expected refusal. */
interface Probe {
  method: string
  path: string
  /** The first code of the operation's security scheme, `method_not_allowed` or `not_found`. */
  code: string
  /** The security scheme that refuses. */
  scheme?: string
  allow?: string[]
  pointer: string[]
}

/**
 * Sends requests without a credential for every path and method, and for some that the contract lacks.
 * @param catalog the errors of all contracts
 */
export async function compareRefusals(
  contract: SourceContract,
  catalog: Catalog,
  app: RunningApp,
  api: string,
): Promise<Fault[]> {
  if (!contract.document.components.schemas.ApiError) {
    const fix =
      "give its refusals the schema ./openapi.yaml#/components/schemas/ApiError: it is the shape of the server's"
    return [[['components', 'schemas'], 'there is no schema ApiError', fix]]
  }
  const isEnvelope = compilerOf(contract)({ $ref: '#/components/schemas/ApiError' })
  const found: Fault[] = []
  for (const probe of refusalProbesOf(contract)) {
    app.errors.length = 0
    const answer = await send(`${api}${probe.path}`, { method: probe.method })
    const fault = faultOf(catalog, probe, answer, isEnvelope)
    const what = `${probe.method} ${probe.path} ${fault}${explain(app, answer)}`
    if (fault) found.push([probe.pointer, what, fixOf(probe, answer)])
  }
  return found
}

function fixOf({ code, scheme }: Probe, { status }: Answer): string {
  if (status >= 500) return 'fix what the error names'
  if (scheme !== undefined && status >= 400 && status !== 404 && status !== 405)
    return `make the authenticator for ${scheme} in src/app.ts refuse with ${code}, or put its actual code first in the x-error-codes of ${scheme}`
  return 'serve the contract through the pipeline of src/http/pipeline.ts, mounted once in src/app.ts'
}

export function refusalProbesOf(contract: SourceContract): Probe[] {
  const operations = contract.operations()
  const { securitySchemes: schemes = {} } = contract.document.components
  const documented = Object.keys(contract.document.paths).flatMap((template): Probe[] => {
    const samePath = operations.filter(({ path }) => path === template)
    const allow = withHead(samePath)
    // A public operation needs no credential.
    const guard = (method: string): string | undefined =>
      Object.keys(samePath.find((one) => withHead([one]).includes(method))?.operation.security[0] ?? {})[0]
    const path = template.replaceAll(/\{[^}]*\}/g, 'parity')
    return [
      ...methods.flatMap((method): Probe[] => {
        const pointer = ['paths', template, method.toLowerCase()]
        const scheme = guard(method)
        const [code] = schemes[scheme ?? '']?.['x-error-codes'] ?? []
        if (scheme !== undefined && code !== undefined) return [{ method, path, code, scheme, pointer }]
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

/** Returns what is wrong with a response; nothing if it is as expected. */
function faultOf(
  catalog: Catalog,
  { method, code, allow }: Probe,
  { status, headers, json }: Answer,
  isEnvelope: (value: unknown) => boolean,
): string {
  const entry = catalog[code]
  if (status === 0) return 'has no response'
  if (status !== entry?.status) return `returns ${status} instead of ${entry?.status} ${code}`
  if (allow && sorted(String(headers.allow).split(', ')) !== sorted(allow))
    return `returns Allow: ${String(headers.allow)} instead of ${allow.join(', ')}`
  if (method === 'HEAD') return ''
  if (!isEnvelope(json)) return 'returns a body that is not an ApiError'
  const { error } = json as { error: { code: string; type: string; request_id: string } }
  if (error.code !== code || error.type !== entry.type)
    return `returns ${error.type} ${error.code} instead of ${code}`
  return error.request_id === headers['x-request-id'] ? '' : 'returns two different request ids'
}

const sorted = (names: string[]): string => names.toSorted().join()
