import { servedOperations } from '../../scripts/coverage/documented.ts'
import { apis } from '../../src/app.ts'
import { documents, resolve } from '../support/contract/contract.ts'
import { describeBody, type Documented } from '../support/contract/operations.ts'

export type Operation = (typeof operations)[number]

/** Operations of all contracts, as their documents describe them. */
export const operations = servedOperations.map((served) => {
  const document = documents[served.contract]
  const documented = document.paths[served.path]?.[served.method] as unknown as Documented
  const parameters = (documented.parameters ?? []).map((one) => resolve(one, document))
  return {
    id: served.operationId,
    /** Name of the operation, with the contract, since contracts share some ids. */
    name: `${served.contract} ${served.operationId}`,
    contract: served.contract,
    document,
    method: served.method.toUpperCase(),
    path: served.path,
    prefix: apis[served.contract].prefix,
    sameOrigin: served.sameOrigin,
    idempotent: served.idempotent,
    query: parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => ({ name, schema: resolve(schema, document) })),
    body: describeBody(documented.requestBody, document),
  }
})
