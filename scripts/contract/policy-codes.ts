import type { Located } from '../../src/contract/document.ts'
import { workspaceRoles } from '../../src/db/schema.ts'
import type { SourceContract } from './source-contract.ts'
import { canBeInvalid } from './refusals.ts'
import { publicUrlsOf } from './schema-parts.ts'

/** The role that every active member of the workspace has at least. */
const anyRole: string = workspaceRoles[workspaceRoles.length - 1] ?? ''

interface PolicyCode {
  code: string
  /** True if the pipeline may send the code under the operation's policy. */
  applies: boolean
  /** True for codes that handlers may send too. */
  alsoOfHandlers: boolean
}

/** Returns the codes that the pipeline sends, which follow from an operation's policy. */
export function policyCodes(contract: SourceContract, located: Located): PolicyCode[] {
  const { operation, path } = located
  const { securitySchemes = {} } = contract.document.components
  const [[scheme = '', requires = []] = []] = Object.entries(operation.security[0] ?? {})
  const budgets = operation['x-rate-limits'] ?? []
  const parameters = contract.parameters(located)
  const hasBody = operation.requestBody !== undefined
  const isSameOrigin = operation['x-same-origin'] === true
  const takesPassword = operation['x-sign-in-limits'] !== undefined
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key')
  const isValidated = parameters.some((parameter) => canBeInvalid(contract, parameter))
  const only = (codes: string[], applies: boolean): PolicyCode[] =>
    codes.map((code) => ({ code, applies, alsoOfHandlers: false }))
  return [
    ...only(['bad_request', 'internal_error', 'service_unavailable'], true),
    ...Object.entries(securitySchemes).flatMap(([name, described]) => [
      ...only(described['x-error-codes'] ?? [], name === scheme),
      ...only(
        [described['x-second-factor'] ?? []].flat(),
        name === scheme && operation['x-second-factor'] !== false,
      ),
      ...[described['x-requires']?.code ?? []].flat().map((code) => ({
        code,
        applies: name === scheme && requires.some((one) => one !== anyRole),
        // Without a security scheme, for example at sign-in, the handler checks the caller and its role; where any role
        // suffices, it may check the role in the project.
        alsoOfHandlers: scheme === '' || requires.includes(anyRole),
      })),
    ]),
    ...['key', 'write', 'workspace'].flatMap((budget) =>
      only([`${budget}_rate_limited`], budgets.includes(budget)),
    ),
    ...only(['session_rate_limited'], budgets.includes('session') || budgets.includes('session_work')),
    ...only(
      ['anonymous_rate_limited'],
      operation.security.length > 0 || budgets.includes('anonymous') || takesPassword,
    ),
    ...only(['cross_origin'], isSameOrigin),
    ...only(['sign_in_rate_limited'], takesPassword),
    ...only(['idempotency_key_reuse', 'idempotency_key_in_use'], isIdempotent),
    ...only(['unsafe_url'], publicUrlsOf(contract, located).length > 0),
    ...only(['payload_too_large'], hasBody),
    ...only(['unsupported_media_type'], hasBody || isSameOrigin),
    { code: 'validation_error', applies: hasBody || isValidated, alsoOfHandlers: true },
    { code: 'not_found', applies: path.includes('{'), alsoOfHandlers: true },
  ]
}
