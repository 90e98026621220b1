import * as members from '../../domain/accounts/members.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const listPeople: WorkHandlers['listPeople'] = ({ query }, { db, workspaceId, session, paginate }) => {
  const person = { workspaceId, userId: session.user.id }
  const { project_id } = query
  return paginate(query, ['listPeople', project_id], (page) =>
    members.listPeople(db, person, project_id, page),
  )
}
