import { answers, deliveries, type Breakages } from './breakage.ts'

/** Of the rules about webhooks. */
export const ofWebhooks: Breakages = {
  'webhooks/types': () =>
    answers(
      ({ path }) => path === '/openapi.json',
      (given) => {
        given.status = 200
        given.body = { webhooks: { 'task.created': {} } }
      },
    ),
  'webhooks/envelope': () => deliveries('task.created', ({ body }) => (body.version = 1)),
  'webhooks/signature': () => deliveries('task.created', (sent) => (sent.secret = 'whsec_another')),
  'webhooks/signature-time': () => deliveries('task.created', (sent) => (sent.t -= 301)),
  'webhooks/headers': () =>
    deliveries('task.created', ({ headers }) => (headers['service-event-type'] = 'task.updated')),
  'webhooks/no-free-text': () =>
    deliveries('event.created', ({ body }) => (body.data.description = 'Only for those who may read it.')),
  'webhooks/comment': () => deliveries('comment.created', ({ body }) => (body.data.task_id = body.data.id)),
  'webhooks/one-change': () => ({
    deliver: (sent) =>
      sent.body.type === 'task.updated' && sent.body.data.title === 'Changed'
        ? [{ ...sent, body: { ...sent.body, id: `${sent.body.id}_again` } }, sent]
        : [sent],
  }),
  'webhooks/completed': () => ({ deliver: (sent) => (sent.body.type === 'task.completed' ? [] : [sent]) }),
}
