import { changeMember, removeMember as remove } from '../../domain/accounts/change-members.ts'
import { listAllMembers } from '../../domain/accounts/members.ts'
import { renameWorkspace } from '../../domain/accounts/workspaces.ts'
import type { Input, Reply, SessionReadContext, SessionWriteContext } from '../../http/settings-context.ts'

export function listMembers(
  { query }: Input<'listMembers'>,
  { db, workspaceId, paginate }: SessionReadContext,
): Promise<Reply<'listMembers'>> {
  const { status, role, q } = query
  const filter = { status, role, q }
  return paginate(query, ['listMembers', filter], (page) => listAllMembers(db, workspaceId, filter, page))
}

export async function updateMember(
  { path, body }: Input<'updateMember'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'updateMember'>> {
  return { status: 200, body: { data: await changeMember(plan, actor, path.user_id, body) } }
}

export async function removeMember(
  { path }: Input<'removeMember'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'removeMember'>> {
  await remove(plan, actor, path.user_id)
  return { status: 204 }
}

export async function updateWorkspace(
  { body }: Input<'updateWorkspace'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'updateWorkspace'>> {
  return { status: 200, body: { data: await renameWorkspace(plan, actor, body.name) } }
}
