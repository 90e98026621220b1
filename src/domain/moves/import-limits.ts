import { maxKeys } from '../api-keys/change-keys.ts'
import { maxEndpoints } from '../webhooks/change-endpoints.ts'

const isLive = '(expires_at is null or expires_at > now())'
const secretsAKey = 2

/**
 * Queries with the workspace as `$1` that return a row if an imported workspace has more than the API lets it have: each
 * event has a delivery for each endpoint, and each attempt a signature for each secret.
 */
export const importLimits: readonly { text: string; message: string }[] = [
  {
    text: `select from webhook_endpoints where workspace_id = $1 having count(*) > ${maxEndpoints}`,
    message: `it has more than ${maxEndpoints} webhook endpoints`,
  },
  {
    text: `select from api_keys where workspace_id = $1 and revoked_at is null and ${isLive} having count(*) > ${maxKeys}`,
    message: `it has more than ${maxKeys} API keys`,
  },
  {
    text: `
      select from webhook_secrets where workspace_id = $1 and ${isLive}
      group by endpoint_id having count(*) > ${secretsAKey} limit 1`,
    message: `it has more than ${secretsAKey} signing secrets of an endpoint`,
  },
  {
    text: `
      select from api_key_secrets where workspace_id = $1 and ${isLive}
      group by key_id having count(*) > ${secretsAKey} limit 1`,
    message: `it has more than ${secretsAKey} secrets of an API key`,
  },
]
