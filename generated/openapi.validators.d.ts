// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
export interface ValidationIssue {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}
export interface Validator {
  (value: unknown, within?: { parentData: unknown }): boolean
  errors?: ValidationIssue[] | null
}
export const getMe_200: Validator
export const listProjects_query_cursor: Validator
export const listProjects_200: Validator
export const getProject_200: Validator
export const listProjectCards_query_cursor: Validator
export const listProjectCards_200: Validator
export const listMembers_query_cursor: Validator
export const listMembers_200: Validator
export const listTasks_query_cursor: Validator
export const listTasks_200: Validator
export const createTask_header_Idempotency$2d$Key: Validator
export const createTask_body: Validator
export const createTask_body_title_text: Validator
export const createTask_body_card_id: Validator
export const createTask_body_project_id: Validator
export const createTask_body_description: Validator
export const createTask_body_priority: Validator
export const createTask_body_progress: Validator
export const createTask_body_end_date: Validator
export const createTask_body_end_time: Validator
export const createTask_body_user_ids: Validator
export const createTask_201: Validator
export const getTask_200: Validator
export const updateTask_body: Validator
export const updateTask_body_title_text: Validator
export const updateTask_body_description: Validator
export const updateTask_body_priority: Validator
export const updateTask_body_progress: Validator
export const updateTask_body_end_date: Validator
export const updateTask_body_end_time: Validator
export const updateTask_body_reminder_date: Validator
export const updateTask_200: Validator
export const listTaskComments_query_cursor: Validator
export const listTaskComments_200: Validator
export const createTaskComment_header_Idempotency$2d$Key: Validator
export const createTaskComment_body: Validator
export const createTaskComment_body_body: Validator
export const createTaskComment_201: Validator
export const listEvents_query_cursor: Validator
export const listEvents_200: Validator
export const createEvent_header_Idempotency$2d$Key: Validator
export const createEvent_body: Validator
export const createEvent_body_title: Validator
export const createEvent_body_description: Validator
export const createEvent_body_date: Validator
export const createEvent_body_start_time: Validator
export const createEvent_body_end_time: Validator
export const createEvent_body_repeat: Validator
export const createEvent_body_repeat_interval: Validator
export const createEvent_body_reminder_at: Validator
export const createEvent_body_timezone: Validator
export const createEvent_body_reminder_minutes_before: Validator
export const createEvent_body_location: Validator
export const createEvent_body_meet_link: Validator
export const createEvent_body_color: Validator
export const createEvent_body_order: Validator
export const createEvent_body_project_id: Validator
export const createEvent_body_invited_users: Validator
export const createEvent_201: Validator
export const webhook_task$2e$created: Validator
export const webhook_task$2e$updated: Validator
export const webhook_task$2e$completed: Validator
export const webhook_task$2e$deleted: Validator
export const webhook_comment$2e$created: Validator
export const webhook_event$2e$created: Validator
export const webhook_project$2e$created: Validator
