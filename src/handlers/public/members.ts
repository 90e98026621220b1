import * as members from '../../domain/accounts/members.ts'
import type { ApiHandlers } from '../../http/contexts/call-context.ts'

export const listMembers: ApiHandlers['listMembers'] = ({ query }, { db, workspaceId, paginate }) =>
  paginate(query, ['listMembers'], (page) => members.listMembers(db, workspaceId, page))
