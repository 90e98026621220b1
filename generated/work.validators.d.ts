// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
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
export const listProjects_query_cursor: Validator
export const listProjects_200: Validator
export const getProject_200: Validator
export const createColumn_header_Idempotency$2d$Key: Validator
export const createColumn_body: Validator
export const createColumn_body_name: Validator
export const createColumn_body_is_done: Validator
export const createColumn_201: Validator
export const updateColumn_body: Validator
export const updateColumn_body_name: Validator
export const updateColumn_body_is_done: Validator
export const updateColumn_body_order: Validator
export const updateColumn_200: Validator
export const deleteColumn_query_move_to: Validator
export const listPeople_query_cursor: Validator
export const listPeople_200: Validator
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
export const getEvent_200: Validator
export const updateEvent_body: Validator
export const updateEvent_body_title: Validator
export const updateEvent_body_description: Validator
export const updateEvent_body_date: Validator
export const updateEvent_body_start_time: Validator
export const updateEvent_body_end_time: Validator
export const updateEvent_body_repeat: Validator
export const updateEvent_body_repeat_interval: Validator
export const updateEvent_body_reminder_at: Validator
export const updateEvent_body_timezone: Validator
export const updateEvent_body_reminder_minutes_before: Validator
export const updateEvent_body_location: Validator
export const updateEvent_body_meet_link: Validator
export const updateEvent_body_color: Validator
export const updateEvent_body_order: Validator
export const updateEvent_body_invited_users: Validator
export const updateEvent_body_version: Validator
export const updateEvent_200: Validator
