export { Taskwire } from './taskwire.ts'
export { TaskwireError, type ErrorCode, type ErrorType } from './error.ts'
export type { Changes } from './changes.ts'
export type { List, Page } from './list.ts'
export type { CallOptions, Fetch, LastResponse, TaskwireOptions, WriteOptions } from './options.ts'
export type {
  CalendarEvent,
  CalendarEventCreate,
  CalendarEventQuery,
  Card,
  Me,
  Member,
  PageQuery,
  Project,
  ProjectListItem,
  Task,
  TaskComment,
  TaskCommentCreate,
  TaskCreate,
  TaskQuery,
  TaskUpdate,
} from './contract.ts'
