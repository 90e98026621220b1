import { searchOf } from '../../search.ts'

/** What narrows the list of requests; the page of one keeps it, for the way back. */
export const requestSearch = searchOf({
  request_id: 'text',
  key_id: 'text',
  operation_id: 'text',
  status: 'text',
})
