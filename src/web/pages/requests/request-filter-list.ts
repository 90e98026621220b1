import { operationIds } from '../../../../generated/operation-ids.ts'
import { key, suggestion, text, time, type Filter } from '../../filters.ts'
import type { requestSearch } from './request-search.ts'

const statuses = [
  { value: '2xx', label: '2xx, done' },
  { value: '4xx', label: '4xx, refused' },
  { value: '5xx', label: '5xx, failed' },
  ...[
    '200',
    '201',
    '204',
    '400',
    '401',
    '403',
    '404',
    '405',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ],
]

/** The filters of the request list, which only its page loads. */
export const requestFilters = {
  request_id: text('Request id', 'All or part of a request ID'),
  since: time('Since'),
  until: time('Until'),
  key_id: key,
  operation_id: suggestion('Operation', 'Any operation', operationIds),
  status: suggestion('Status', 'Any status', statuses),
  path: text('Path', '/api/public/v1/tasks'),
} satisfies Record<Exclude<keyof ReturnType<typeof requestSearch>, 'live'>, Filter>
