import { searchOf } from '../../search.ts'

/** The URL parameters of the activity page. */
export const activitySearch = searchOf({
  type: 'text',
  actor_id: 'text',
  since: 'text',
  until: 'text',
  key_id: 'text',
})
