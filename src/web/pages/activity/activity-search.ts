import { searchOf } from '../../search.ts'

/** The parameters of the feed. */
export const activitySearch = searchOf({
  type: 'text',
  actor_id: 'text',
  since: 'text',
  until: 'text',
  key_id: 'text',
})
