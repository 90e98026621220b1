import { searchOf } from '../../search.ts'

/** The filters of the feed. */
export const activitySearch = searchOf({
  type: 'text',
  key_id: 'text',
  actor_id: 'text',
  since: 'text',
  until: 'text',
})
