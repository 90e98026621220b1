import type { Input, Reply } from '../../../generated/openapi.router.ts'
import * as members from '../../domain/accounts/members.ts'
import type { ReadContext } from '../../http/call-context.ts'
import { memberResource } from '../../resources.ts'

export function listMembers(
  { query }: Input<'listMembers'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listMembers'>> {
  return paginate(
    query,
    ['listMembers'],
    (page) => members.listMembers(db, workspaceId, page),
    memberResource,
  )
}
