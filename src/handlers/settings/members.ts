import { changeMember, removeMember as remove } from '../../domain/accounts/change-members.ts'
import { listAllMembers } from '../../domain/accounts/members.ts'
import { changeWorkspace } from '../../domain/accounts/workspaces.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listMembers: SettingsHandlers['listMembers'] = ({ query }, { db, workspaceId, paginate }) => {
  const { status, role, q } = query
  const filter = { status, role, q }
  return paginate(query, ['listMembers', filter], (page) => listAllMembers(db, workspaceId, filter, page))
}

export const updateMember: SettingsHandlers['updateMember'] = async ({ path, body }, { plan, actor }) => ({
  status: 200,
  body: { data: await changeMember(plan, actor, path.user_id, body) },
})

export const removeMember: SettingsHandlers['removeMember'] = async ({ path }, { plan, actor }) => {
  await remove(plan, actor, path.user_id)
  return { status: 204 }
}

export const updateWorkspace: SettingsHandlers['updateWorkspace'] = async ({ body }, { plan, actor }) => ({
  status: 200,
  body: { data: await changeWorkspace(plan, actor, body) },
})
