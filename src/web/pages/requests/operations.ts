import type { operations } from '../../../../generated/openapi.types.ts'

/** Those that the public API has, as the compiler sees to; webhooks are operations of the contract, too. */
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
