import { searchOf } from '../../search.ts'
import { allWebhookTypes, deliveryStatuses } from '../../webhook-types.ts'

/** What narrows the deliveries of an endpoint. */
export const deliverySearch = searchOf({
  status: deliveryStatuses,
  type: allWebhookTypes,
  since: 'text',
  until: 'text',
})
