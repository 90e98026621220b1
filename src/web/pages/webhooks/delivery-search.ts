import { searchOf } from '../../search.ts'
import { allWebhookTypes, deliveryStatuses } from '../../webhook-types.ts'

/** The filters of an endpoint's deliveries. */
export const deliverySearch = searchOf({
  id: 'text',
  status: deliveryStatuses,
  type: allWebhookTypes,
  since: 'text',
  until: 'text',
})
