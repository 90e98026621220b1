import * as searching from '../../domain/search/search.ts'
import { isBlank } from '../../domain/white-space.ts'
import { invalid } from '../../errors.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const search: WorkHandlers['search'] = async ({ query }, { db, workspaceId, session }) => {
  const { q, limit = 20 } = query
  if (isBlank(q)) throw invalid('q', 'q must have a character that is not white space.')
  const data = await searching.search(db, { workspaceId, userId: session.user.id }, { q, limit })
  return { status: 200, body: { data } }
}
