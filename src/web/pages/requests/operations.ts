import type { operations } from '../../../../generated/openapi.types.ts'

/** Operations of the public API, complete by the compiler; the contract's webhooks are not among them. */
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
