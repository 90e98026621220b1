import type { components } from '../../../../generated/settings.types.ts'

type Activity = components['schemas']['Activity']

/** The sentence for each type of activity; `…` is replaced by the subject. */
const sentences = {
  'task.created': 'created task …',
  'task.updated': 'updated task …',
  'task.completed': 'completed task …',
  'task.deleted': 'deleted task …',
  'task.moved': 'moved task …',
  'task.recurrence_changed': 'changed how task … repeats',
  'comment.created': 'commented on …',
  'event.created': 'created event …',
  'project.created': 'created project …',
  'project.updated': 'changed project …',
  'project.archived': 'archived project …',
  'project.unarchived': 'unarchived project …',
  'project.member_changed': 'changed a role in project …',
  'project.member_removed': 'removed a role in project …',
  'column.created': 'added column …',
  'column.updated': 'changed column …',
  'column.deleted': 'deleted column …',
  'key.created': 'created key …',
  'key.renamed': 'renamed key …',
  'key.updated': 'changed key …',
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
  'delivery.resent': 'resent delivery …',
  'member.changed': 'changed the membership of …',
  'member.removed': 'removed …',
  'member.password_reset': 'reset the password of …',
  'member.updated': 'changed the account of …',
  'member.second_factor_added': 'set up a second factor of …',
  'member.second_factor_removed': 'turned off the second factor of …',
  'member.recovery_codes_renewed': 'made new recovery codes of …',
  'member.joined': 'joined the workspace',
  'invitation.created': 'invited …',
  'invitation.revoked': 'revoked the invitation of …',
  'workspace.created': 'created workspace …',
  'workspace.renamed': 'renamed the workspace to …',
  'workspace.updated': 'changed workspace …',
  'workspace.exported': 'began to move workspace … to another installation',
  'workspace.imported': 'moved workspace … to this installation',
  'workspace.resumed': 'gave up moving workspace …',
}

export type ActivityType = keyof typeof sentences

/** The options of the filter. */
export const activityTypes = Object.keys(sentences) as ActivityType[]

const origins: Record<Activity['via'], string> = {
  api: 'via API',
  web: 'via web',
  cli: 'via CLI',
  import: 'via import',
  job: 'automatically',
}

interface Sentence {
  who: string
  /** The words before and after the subject. */
  before: string
  after: string
  origin: string
}

/** Returns the parts of a sentence such as `Nora created key CI via web`. */
export function describeActivity({ type, actor, via }: Pick<Activity, 'type' | 'actor' | 'via'>): Sentence {
  const [before = '', after = ''] = sentenceOf(type).split('…')
  return { who: actor?.name ?? 'Taskwire', before: before.trim(), after: after.trim(), origin: origins[via] }
}

/** Returns words for a type that this page does not know: `invoice.paid` becomes `paid invoice …`. */
function sentenceOf(type: string): string {
  const [noun = '', verb = ''] = type.replaceAll('_', ' ').split('.')
  return (sentences as Record<string, string>)[type] ?? `${verb} ${noun} …`
}

/** Returns names of fields in words: `end_date` becomes `end date`. */
export const fieldWords = (fields: readonly string[]): string =>
  fields.map((field) => field.replaceAll('_', ' ')).join(', ')
