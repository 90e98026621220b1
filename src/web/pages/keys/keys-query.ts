import { client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'

export const keysQuery = listQuery('/keys', {}, (page, signal) =>
  client.GET('/keys', { params: { query: { limit: 50, ...page } }, signal }),
)
