import type { Schemas } from '../../api/client.ts'

export type Scope = Schemas['Scope']

/** The permission of each scope. */
export const scopes: Record<Scope, string> = {
  'read:projects': 'List and read projects and their columns',
  'read:tasks': 'List and read tasks and their comments',
  'read:events': 'List calendar events',
  'read:members': 'List active members, with their email addresses',
  'write:tasks': 'Create and update tasks',
  'write:events': 'Create calendar events',
  'write:comments': 'Comment on tasks',
}

export const allScopes = Object.keys(scopes) as Scope[]
