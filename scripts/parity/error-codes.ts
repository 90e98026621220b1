import type { Contract, Located } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { isConstrained } from '../contract/validators.ts'
import type { Project } from './project.ts'

/**
 * The codes that the pipeline itself answers with, which follow from an operation's policy, against those that it
 * lists. One that is not listed would leave the server as a 500.
 */
export function compareErrorCodes({ contract }: Project): Finding[] {
  return contract.operations().flatMap((located) => {
    const { operation, pointer } = located
    const listed = operation['x-error-codes'] ?? []
    const place = [...pointer, 'x-error-codes']
    return pipelineCodes(contract, located).flatMap(({ code, when, onlyThen }) => {
      const i = listed.indexOf(code)
      if (when && i === -1) {
        const what = `${operation.operationId} can be answered with ${code}, and does not list it`
        return [contract.finding(place, what, `add ${code}`)]
      }
      if (!when && onlyThen && i !== -1) {
        const what = `${operation.operationId} lists ${code}, which its policy rules out`
        return [contract.finding([...place, i], what, `remove ${code}`)]
      }
      return []
    })
  })
}

interface PipelineCode {
  code: string
  when: boolean
  /** False: handlers may answer with it too. */
  onlyThen: boolean
}

function pipelineCodes(contract: Contract, located: Located): PipelineCode[] {
  const { operation, path } = located
  const parameters = contract.parameters(located)
  const hasBody = operation.requestBody !== undefined
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key')
  const isValidated = hasBody || parameters.some(({ schema }) => isConstrained(contract.resolve(schema)))
  const only = (codes: string[], when: boolean): PipelineCode[] =>
    codes.map((code) => ({ code, when, onlyThen: true }))
  return [
    ...only(['bad_request', 'api_key_required', 'api_key_disabled', 'anonymous_rate_limited'], true),
    ...only(['internal_error', 'service_unavailable'], true),
    ...['key', 'write', 'workspace'].flatMap((budget) =>
      only([`${budget}_rate_limited`], operation['x-rate-limits']?.includes(budget) ?? false),
    ),
    ...only(['scope_required'], operation.security[0]?.apiKey?.length === 1),
    ...only(['idempotency_key_reuse', 'idempotency_key_in_use'], isIdempotent),
    ...only(['payload_too_large', 'unsupported_media_type'], hasBody),
    { code: 'validation_error', when: isValidated, onlyThen: false },
    { code: 'not_found', when: path.includes('{'), onlyThen: false },
  ]
}
