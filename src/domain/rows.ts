import type { Schemas } from '../../generated/openapi.operations.ts'

/* The rows that the domain reads and writes: database columns, joined and named. */

export interface TaskRow {
  id: string
  title: string
  description: string | null
  project_id: string
  /** The board column of the task. */
  card: Schemas['Task']['card']
  priority: string | null
  end_date: string | null
  end_time: string | null
  progress: number | null
  completed: boolean
  assignee_ids: string[]
  created_at: string
  updated_at: string
}

export interface EndpointRow {
  id: string
  /** The subscribed types of webhook events; empty: all. */
  events: string[]
  disabled: boolean
}
