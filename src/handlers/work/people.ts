import * as members from '../../domain/accounts/members.ts'
import type { Handler } from '../../http/work-context.ts'

export const listPeople: Handler<'listPeople'> = ({ query }, { db, workspaceId, paginate }) =>
  paginate(query, ['listPeople'], (page) => members.listPeople(db, workspaceId, page))
