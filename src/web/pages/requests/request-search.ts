import { searchOf } from '../../search.ts'

/** The URL parameters of the request list. The page of a request keeps them for the back link. */
export const requestSearch = searchOf({
  request_id: 'text',
  since: 'text',
  until: 'text',
  key_id: 'text',
  operation_id: 'text',
  status: 'text',
  path: 'text',
  live: ['off'],
})
