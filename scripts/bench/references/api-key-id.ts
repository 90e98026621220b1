import { hash } from 'node:crypto'
import { connect, query } from './postgres-client.ts'
import { apiKey } from './service.ts'

const findKey = 'select key_id from api_key_secrets where hash = $1'
const [found] = await query<[string]>(connect(1), findKey, [hash('sha256', apiKey, 'buffer')])
if (!found) throw new Error('the API key is unknown')

/** The id of the one API key, looked up once. */
export const [apiKeyId] = found
