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
