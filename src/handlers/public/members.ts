import * as members from '../../domain/accounts/members.ts'
import type { Input, ReadContext, Reply } from '../../http/call-context.ts'

export function listMembers(
  { query }: Input<'listMembers'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listMembers'>> {
  return paginate(query, ['listMembers'], (page) => members.listMembers(db, workspaceId, page))
}
