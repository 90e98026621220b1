import type { operations } from '../../../../generated/openapi.types.ts'

/** The operations of the public API, without webhooks. The compiler checks that none is missing. */
type OperationId = Exclude<keyof operations, `on${Capitalize<string>}`>

const known: Record<OperationId, true> = {
  getMe: true,
  listProjects: true,
  getProject: true,
  listProjectCards: true,
  listMembers: true,
  listTasks: true,
  createTask: true,
  getTask: true,
  updateTask: true,
  listTaskComments: true,
  createTaskComment: true,
  listEvents: true,
  createEvent: true,
}

export const operationIds = Object.keys(known).sort()
