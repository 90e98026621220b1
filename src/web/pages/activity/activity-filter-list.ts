import { key, person, suggestion, time, type Filter } from '../../filters.ts'
import type { activitySearch } from './activity-search.ts'
import { activityTypes } from './activity-words.ts'

/** The filters of the feed, which only its page loads. */
export const activityFilters = {
  type: suggestion('Type', 'Everything', activityTypes),
  actor_id: person,
  since: time('Since'),
  until: time('Until'),
  key_id: key,
} satisfies Record<keyof ReturnType<typeof activitySearch>, Filter>
