import type { Origin } from '../../db/schema.ts'

/** The parts of a notification sentence. */
interface SentenceParts {
  /** The actor's name. */
  who: string
  /** The subject's name in quotation marks. */
  what: string
  data: { consecutive_exhausted?: number }
}

/** The sentence for each notification type. */
const sentences = {
  'task.created': ({ who, what }: SentenceParts) => `${who} assigned you ${what}`,
  'task.assigned': ({ who, what }: SentenceParts) => `${who} assigned you ${what}`,
  'task.updated': ({ who, what }: SentenceParts) => `${who} changed ${what}`,
  'task.completed': ({ who, what }: SentenceParts) => `${who} completed ${what}`,
  'task.deleted': ({ who, what }: SentenceParts) => `${who} deleted ${what}`,
  'task.reminder': ({ what }: SentenceParts) => `This is a reminder of ${what}`,
  'comment.created': ({ who, what }: SentenceParts) => `${who} commented on ${what}`,
  'event.created': ({ who, what }: SentenceParts) => `${who} invited you to ${what}`,
  'event.invited': ({ who, what }: SentenceParts) => `${who} invited you to ${what}`,
  'event.updated': ({ who, what }: SentenceParts) => `${who} changed ${what}`,
  'event.deleted': ({ who, what }: SentenceParts) => `${who} deleted ${what}`,
  'event.reminder': ({ what }: SentenceParts) => `This is a reminder of ${what}`,
  'endpoint.failing': ({ what }: SentenceParts) => `Deliveries to ${what} are failing`,
  'endpoint.recovered': ({ what }: SentenceParts) => `Deliveries to ${what} are succeeding again`,
  'webhook.failing': ({ what, data }: SentenceParts) =>
    `${data.consecutive_exhausted} deliveries in a row to ${what} have failed`,
  'webhook.disabled': ({ who, what, data }: SentenceParts) =>
    data.consecutive_exhausted === undefined
      ? `${who} disabled ${what}`
      : `${what} was disabled, because ${data.consecutive_exhausted} deliveries in a row had failed`,
}

export type NotificationType = keyof typeof sentences

/** The types of the notifications of those who are added by a change. */
export const additions = {
  'task.updated': 'task.assigned',
  'event.updated': 'event.invited',
} as const satisfies Partial<Record<NotificationType, NotificationType>>

/** The end of the sentence for changes that were not made on the settings pages. */
const origins: Record<Origin, string> = {
  api: ' via API',
  cli: ' via CLI',
  import: ' via import',
  web: '',
  job: '',
}

/** Fallback names for subjects without a known name. */
const fallbackNames: Record<string, string> = {
  task: 'a task',
  comment: 'a task',
  event: 'an event',
  webhook: 'a webhook endpoint',
  endpoint: 'a webhook endpoint',
}

/** Returns a notification as a sentence: Nora assigned you “Order the stone” via API. */
export function sentenceOf(
  type: NotificationType,
  given: { actor: string | null; subject: string | null; via: Origin; data: SentenceParts['data'] | null },
): string {
  const { actor, subject, via, data } = given
  const who = actor ?? 'Someone'
  const what = subject === null ? (fallbackNames[type.split('.')[0] ?? ''] ?? '') : `“${subject}”`
  const sentence = sentences[type]({ who, what, data: data ?? {} }) + origins[via]
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
