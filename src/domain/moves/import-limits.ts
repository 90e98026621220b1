import { scopes, webhookValidators } from '../../../generated/openapi.operations.ts'
import { maxKeys } from '../api-keys/change-keys.ts'
import { maxEndpoints } from '../webhooks/change-endpoints.ts'

const isLive = '(expires_at is null or expires_at > now())'
const secretsPerKey = 2
/** Returns names from the contract as an SQL array. */
const arrayOf = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join()}]`
const webhookTypes = arrayOf(Object.keys(webhookValidators))

/**
 * Queries with the workspace as `$1` that return a row if an imported workspace exceeds a limit of the API, or has a
 * value outside the contract, which would break responses.
 */
export const importLimits: readonly { text: string; message: string }[] = [
  {
    text: `select from webhook_endpoints where workspace_id = $1 having count(*) > ${maxEndpoints}`,
    message: `the file has more than ${maxEndpoints} webhook endpoints`,
  },
  {
    text: `select from api_keys where workspace_id = $1 and revoked_at is null and ${isLive} having count(*) > ${maxKeys}`,
    message: `the file has more than ${maxKeys} API keys`,
  },
  {
    text: `
      select from webhook_secrets where workspace_id = $1 and ${isLive}
      group by endpoint_id having count(*) > ${secretsPerKey} limit 1`,
    message: `the file has more than ${secretsPerKey} signing secrets of an endpoint`,
  },
  {
    text: `
      select from api_key_secrets where workspace_id = $1 and ${isLive}
      group by key_id having count(*) > ${secretsPerKey} limit 1`,
    message: `the file has more than ${secretsPerKey} secrets of an API key`,
  },
  {
    text: `select from api_keys where workspace_id = $1 and not scopes <@ ${arrayOf(scopes)} limit 1`,
    message: 'the file has an API key with a scope that this version does not know',
  },
  {
    text: `
      select from webhook_endpoints where workspace_id = $1 and not events <@ ${webhookTypes}
      union all select from webhook_events where workspace_id = $1 and type <> all (${webhookTypes}) limit 1`,
    message: 'the file has a webhook event type that this version does not know',
  },
]
