import { fieldsOf, key, person, suggestion, time } from '../../filters.ts'
import { searchOf } from '../../search.ts'
import { activityTypes } from './activity-words.ts'

export const activityFilters = {
  type: suggestion('Type', 'Everything', activityTypes),
  actor_id: person,
  since: time('Since'),
  until: time('Until'),
  key_id: key,
}

export const activitySearch = searchOf(fieldsOf(activityFilters))
