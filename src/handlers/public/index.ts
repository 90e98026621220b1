import type { ApiHandlers } from '../../http/call-context.ts'
import { createTaskComment, listTaskComments } from './comments.ts'
import { createEvent, listEvents } from './events.ts'
import { getMe } from './me.ts'
import { listMembers } from './members.ts'
import { getProject, listProjectCards, listProjects } from './projects.ts'
import { createTask, getTask, listTasks, updateTask } from './tasks.ts'

/** One function per operationId. A missing or wrongly typed one does not compile. */
export const handlers: ApiHandlers = {
  getMe,
  listProjects,
  getProject,
  listProjectCards,
  listMembers,
  listTasks,
  createTask,
  getTask,
  updateTask,
  listTaskComments,
  createTaskComment,
  listEvents,
  createEvent,
}
