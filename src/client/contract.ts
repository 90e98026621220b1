import type { components, operations, paths } from '../../generated/openapi.types.ts'

/* The contract's types under the names that callers use, all derived from the operations. */

export type Me = SuccessBody<operations['getMe']>
export type Task = Data<operations['getTask']>
export type TaskCreate = Body<operations['createTask']>
export type TaskUpdate = Body<operations['updateTask']>
export type TaskQuery = Query<operations['listTasks']>
export type Project = Data<operations['getProject']>
export type ProjectListItem = Item<operations['listProjects']>
export type Card = Item<operations['listProjectCards']>
export type Member = Item<operations['listMembers']>
export type TaskComment = Data<operations['createTaskComment']>
export type TaskCommentCreate = Body<operations['createTaskComment']>
export type CalendarEvent = Data<operations['createEvent']>
export type CalendarEventCreate = Body<operations['createEvent']>
export type CalendarEventQuery = Query<operations['listEvents']>
/** `limit` and `cursor`, which every list accepts. */
export type PageQuery = Query<operations['listProjects']>

/** The error of a refused request. */
export type ErrorDetail = Json<operations['getMe']['responses'][500]>['error']
export type KnownErrorCode = components['schemas']['KnownErrorCode']

export type Path = keyof paths
export type Method = Exclude<keyof paths[Path], 'parameters'>

/** The paths that support the method. */
export type PathOf<M extends Method> = {
  [P in Path]: paths[P][M] extends { responses: unknown } ? P : never
}[Path]

export type Operation<M extends Method, P extends Path> = paths[P][M]

/** The body of an operation's success response. */
export type SuccessBody<Op> = Op extends { responses: infer Responses }
  ? Json<Responses[keyof Responses & (200 | 201)]>
  : never

/** The resource, or the resources of a page; undefined for an operation that returns nothing. */
export type Data<Op> = Op extends NoContent
  ? undefined
  : SuccessBody<Op> extends { data: infer Data }
    ? Data
    : never

/** An operation whose success is a 204, without a body. */
export interface NoContent {
  responses: { 204: unknown }
}

export type Item<Op> = Data<Op> extends (infer One)[] ? One : never

type Body<Op> = Op extends { requestBody: infer Content } ? Json<Content> : never
type Query<Op> = Op extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never
