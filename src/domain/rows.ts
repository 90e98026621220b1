import type { Repeat, WorkspaceRole } from '../db/schema.ts'

/* What the domain reads and writes, one row of each kind. The columns are those of the database, joined and named. */

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
  /** The column that the task sits in. */
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
  /** Set exactly where `project_id` is not. */
  workspace_id: string | null
  color: string | null
  repeat: Repeat
  created_at: string
  updated_at: string
}

export interface EndpointRow {
  id: string
  /** The types of webhook events that it subscribes to; empty: all. */
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
