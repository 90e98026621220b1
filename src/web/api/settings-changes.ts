import { isUnder, type Feed } from './changes.ts'

/** Paths that a change of this type affects, besides the activity record, which lists every change. */
const affectedPaths: Record<string, string[]> = {
  // Held and pending deliveries are recorded with the change that caused them.
  task: ['/webhook-endpoints', '/projects'],
  comment: ['/webhook-endpoints'],
  event: ['/webhook-endpoints'],
  project: ['/webhook-endpoints', '/projects'],
  column: ['/projects'],
  key: ['/keys'],
  endpoint: ['/webhook-endpoints', '/deliveries'],
  delivery: ['/webhook-endpoints', '/deliveries'],
  member: ['/session', '/keys', '/members', '/invitations', '/projects'],
  invitation: ['/invitations'],
  workspace: ['/session'],
}
const record = ['/activity', '/notifications', '/requests']

function pathsAffectedBy(type: string): string[] {
  const [kind = ''] = type.split('.')
  // The person has read notifications in another window.
  if (kind === 'notification') return ['/notifications']
  return [...record, ...(affectedPaths[kind] ?? [])]
}

/** Milliseconds to collect a burst of changes. The request log is written up to a second later. */
const batchMs = 300
const requestLogMs = 1_500

/** Changes in the workspace, as the settings area shows them. */
export const settingsChanges: Feed<{ type: string }> = {
  address: '/api/settings/v1/changes',
  affects: ({ type }, { queryKey }) => isUnder(pathsAffectedBy(type), queryKey),
  delayMs: () => batchMs,
  onChange({ type }, refresh) {
    if (pathsAffectedBy(type).includes('/requests')) setTimeout(() => refresh('/requests'), requestLogMs)
  },
}
