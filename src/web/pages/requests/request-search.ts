import { searchOf } from '../../search.ts'

/** The filters of the request list. The page of a request keeps them for the way back. */
export const requestSearch = searchOf({
  request_id: 'text',
  key_id: 'text',
  operation_id: 'text',
  status: 'text',
  path: 'text',
  since: 'text',
  until: 'text',
  live: ['off'],
})
