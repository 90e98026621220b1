import { client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import { defined } from '../../search.ts'
import type { memberSearch } from './member-search.ts'

export const membersQuery = (search: ReturnType<typeof memberSearch>) =>
  listQuery('/members', search, (page, signal) =>
    client.GET('/members', { params: { query: { limit: 50, ...defined(search), ...page } }, signal }),
  )
