import type { components } from '../../../../generated/settings.types.ts'

type Activity = components['schemas']['Activity']

/** What was done, for each type of activity; `…` stands where its subject does. */
const deeds = {
  'task.created': 'created task …',
  'task.updated': 'updated task …',
  'task.completed': 'completed task …',
  'task.deleted': 'deleted task …',
  'task.moved': 'moved task …',
  'task.recurrence_changed': 'changed how task … repeats',
  'comment.created': 'commented on …',
  'event.created': 'created event …',
  'project.created': 'created project …',
  'project.archived': 'archived project …',
  'key.created': 'created key …',
  'key.renamed': 'renamed key …',
  'key.rotated': 'rotated key …',
  'key.disabled': 'disabled key …',
  'key.enabled': 'enabled key …',
  'key.revoked': 'revoked key …',
  'endpoint.created': 'added endpoint …',
  'endpoint.changed': 'changed endpoint …',
  'endpoint.rotated': 'rotated the secret of endpoint …',
  'endpoint.disabled': 'disabled endpoint …',
  'endpoint.enabled': 'enabled endpoint …',
  'endpoint.deleted': 'deleted endpoint …',
  'endpoint.tested': 'sent a test event to endpoint …',
  'endpoint.recovered': 'recovered deliveries of endpoint …',
  'delivery.resent': 'sent delivery … again',
  'member.changed': 'changed the membership of …',
  'member.password_reset': 'reset the password of …',
  'workspace.created': 'created workspace …',
}

export type ActivityType = keyof typeof deeds

/** For the filter. */
export const activityTypes = Object.keys(deeds) as ActivityType[]

const origins: Record<Activity['via'], string> = {
  api: 'via API',
  web: 'via web',
  cli: 'via CLI',
  import: 'via import',
  job: 'by itself',
}

interface Sentence {
  who: string
  /** Before and after the subject. */
  before: string
  after: string
  origin: string
}

/** The parts of `Nora created key CI via web`. */
export function describeActivity({ type, actor, via }: Pick<Activity, 'type' | 'actor' | 'via'>): Sentence {
  const [before = '', after = ''] = deedOf(type).split('…')
  return { who: actor?.name ?? 'Taskwire', before: before.trim(), after: after.trim(), origin: origins[via] }
}

/** A type that this page does not know yet: `invoice.paid` is `paid invoice …`. */
function deedOf(type: string): string {
  const [noun = '', verb = ''] = type.replaceAll('_', ' ').split('.')
  return (deeds as Record<string, string>)[type] ?? `${verb} ${noun} …`
}
