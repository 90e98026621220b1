// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
/** The operations of the public API, sorted by name. */
export const operationIds = ['createEvent', 'createTask', 'createTaskComment', 'getMe', 'getProject', 'getTask', 'listEvents', 'listMembers', 'listProjectCards', 'listProjects', 'listTaskComments', 'listTasks', 'updateTask']
