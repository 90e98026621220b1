import { client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import { defined } from '../../search.ts'
import type { activitySearch } from './activity-search.ts'

export const activityQuery = (search: ReturnType<typeof activitySearch>) =>
  listQuery('/activity', search, (page, signal) =>
    client.GET('/activity', { params: { query: { limit: 50, ...defined(search), ...page } }, signal }),
  )
