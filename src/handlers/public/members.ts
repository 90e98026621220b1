import * as members from '../../domain/accounts/members.ts'
import type { Handler } from '../../http/contexts/call-context.ts'

export const listMembers: Handler<'listMembers'> = ({ query }, { db, workspaceId, paginate }) =>
  paginate(query, ['listMembers'], (page) => members.listMembers(db, workspaceId, page))
