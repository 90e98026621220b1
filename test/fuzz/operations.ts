import { servedOperations } from '../../scripts/coverage/documented.ts'
import { apis } from '../../src/app.ts'
import type { Budget } from '../../src/http/contract.ts'
import {
  contract,
  resolve,
  settingsContract,
  type ContractDocument,
  type Schema,
} from '../support/contract.ts'
import { describeBody, type Documented, type Field, type Parameter } from '../support/operations.ts'
import { publicRules } from './public-rules.ts'
import { settingsRules } from './settings-rules.ts'

/** Operation of either contract, as its document describes it. */
export interface Operation {
  id: string
  contract: keyof typeof apis
  document: ContractDocument
  /** Method in capitals. */
  method: string
  path: string
  prefix: string
  /** Scopes or roles that the caller needs; null if anybody may call. */
  requires: readonly string[] | null
  budgets: readonly Budget[]
  sameOrigin: boolean
  idempotent: boolean
  success: number
  query: Parameter[]
  body: { required: boolean; schema: Schema; fields: Field[] } | null
}

const documents = { openapi: contract, settings: settingsContract }

const rules = { ...publicRules, ...settingsRules }

/** Operations that have a rule. */
export const operations: Operation[] = servedOperations
  .filter(({ operationId }) => operationId in rules)
  .map((served) => {
    const document = documents[served.contract]
    const documented = document.paths[served.path]?.[served.method] as unknown as Documented
    const parameters = (documented.parameters ?? []).map((one) => {
      const { schema, ...parameter } = resolve(one, document)
      return { ...parameter, isLenient: parameter['x-lenient'] ?? false, schema: resolve(schema, document) }
    })
    return {
      id: served.operationId,
      contract: served.contract,
      document,
      method: served.method.toUpperCase(),
      path: served.path,
      prefix: apis[served.contract].prefix,
      requires: served.security?.requires ?? null,
      budgets: served.rateLimits,
      sameOrigin: served.sameOrigin,
      idempotent: served.idempotent,
      success: Number(Object.keys(served.responses)[0]),
      query: parameters.filter((one) => one.in === 'query'),
      body: describeBody(documented.requestBody, document),
    }
  })
