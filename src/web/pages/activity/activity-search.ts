import { searchOf } from '../../search.ts'

/** What narrows the feed. */
export const activitySearch = searchOf({ type: 'text', key_id: 'text' })
