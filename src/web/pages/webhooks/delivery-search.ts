import { choice, fieldsOf, text, time } from '../../filters.ts'
import { searchOf } from '../../search.ts'
import { allWebhookTypes, deliveryStatuses } from '../../webhook-types.ts'

const statuses = deliveryStatuses.map((value) => ({
  value,
  label: value === 'pending' ? 'pending, retrying' : value,
}))

/** The filters of an endpoint's deliveries. */
export const deliveryFilters = {
  id: text('Delivery or event ID', 'All or part of a delivery or event ID'),
  status: choice('Status', 'Any status', statuses),
  type: choice('Type', 'Any type', allWebhookTypes),
  since: time('Since'),
  until: time('Until'),
}

export const deliverySearch = searchOf(fieldsOf(deliveryFilters))
