import type { Repeat, WorkspaceRole } from '../db/schema.ts'

/* The rows that the domain reads and writes: database columns, joined and named. */

export interface ProjectRow {
  id: string
  name: string
  description: string | null
  created_at: string
  updated_at: string
}

export interface CardRow {
  id: string
  name: string
  is_done: boolean
  order: number
}

export interface TaskRow {
  id: string
  title: string
  description: string | null
  project_id: string
  /** The board column of the task. */
  card: Pick<CardRow, 'id' | 'name' | 'is_done'> | null
  priority: string | null
  end_date: string | null
  end_time: string | null
  progress: number | null
  completed: boolean
  assignee_ids: string[]
  created_at: string
  updated_at: string
}

export interface CommentRow {
  id: string
  body: string
  author: { id: string; name: string } | null
  created_at: string
}

export interface EventRow {
  id: string
  title: string
  description: string | null
  date: string
  start_time: string
  end_time: string
  location: string | null
  project_id: string | null
  /** Set if and only if `project_id` is null. */
  workspace_id: string | null
  color: string | null
  repeat: Repeat
  created_at: string
  updated_at: string
}

export interface EndpointRow {
  id: string
  /** The subscribed types of webhook events; empty: all. */
  events: string[]
  disabled: boolean
}

export interface MemberRow {
  id: string
  name: string
  email: string
  role: WorkspaceRole
  joined_at: string | null
}
