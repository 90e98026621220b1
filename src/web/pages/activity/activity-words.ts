import type { components } from '../../../../generated/settings.types.ts'
import { dayAndTime } from '../../time.ts'

type Activity = components['schemas']['Activity']

/** The sentence for each activity type; `…` is replaced by the subject, `@` by the person. */
const sentences = {
  'task.created': 'created task …',
  'task.updated': 'updated task …',
  'task.completed': 'completed task …',
  'task.deleted': 'deleted task …',
  'task.moved': 'moved task …',
  'task.recurrence_changed': 'changed how task … repeats',
  'comment.created': 'commented on …',
  'comment.updated': 'changed a comment on …',
  'comment.deleted': 'deleted a comment on …',
  'event.created': 'created event …',
  'event.updated': 'changed event …',
  'event.deleted': 'deleted event …',
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
  'member.second_factor_added': 'set up a second factor for …',
  'member.second_factor_removed': 'turned off the second factor of …',
  'member.recovery_codes_renewed': 'generated new recovery codes for …',
  'member.joined': 'joined the workspace',
  'invitation.created': 'invited …',
  'invitation.revoked': 'revoked the invitation for …',
  'workspace.created': 'created workspace …',
  'workspace.renamed': 'renamed the workspace to …',
  'workspace.updated': 'changed workspace …',
  'workspace.exported': 'began to move workspace … to another installation',
  'workspace.imported': 'moved workspace … to this installation',
  'workspace.resumed': 'cancelled moving workspace …',
}

export type ActivityType = keyof typeof sentences

/** The options of the filter. */
export const activityTypes = Object.keys(sentences) as ActivityType[]

/** Words for the source of a change. */
export const origins: Record<Activity['via'], string> = {
  api: 'via API',
  web: 'via web',
  cli: 'via CLI',
  import: 'via import',
  job: 'automatically',
}

interface Sentence {
  who: string
  /** The parts of the sentence after the actor's name, split at `…` (the subject) and `@` (the person). */
  parts: string[]
  origin: string
}

/** Returns the parts of a sentence such as `Nora created key CI via web`. */
export function describeActivity(activity: Described): Sentence {
  const parts = sentenceOf(activity).split(/(?<=[…@])|(?=[…@])/u)
  return {
    who: activity.actor?.name ?? 'Taskwire',
    parts: parts.map((part) => part.trim()).filter((part) => part !== ''),
    origin: origins[activity.via],
  }
}

type Described = Pick<Activity, 'type' | 'actor' | 'via' | 'values' | 'person'>

/** Returns a sentence for an unknown type: `invoice.paid` becomes `paid invoice …`. */
function sentenceOf(activity: Described): string {
  const { type } = activity
  const [noun = '', verb = ''] = type.replaceAll('_', ' ').split('.')
  return sentenceOfRole(activity) ?? (sentences as Record<string, string>)[type] ?? `${verb} ${noun} …`
}

/**
 * Returns the sentence for a change to a person's role or status; undefined if the activity does not name the change.
 */
function sentenceOfRole({ type, values, person }: Described): string | undefined {
  const [role, status] = ['role', 'status'].map((name) => values.find(({ field }) => field === name))
  if (type === 'member.changed' && status && (!role || role.from === null))
    return role ? `added … as ${aRole(role.to)}` : statusSentences[String(status.to)]
  if (!role) return undefined
  const verb = role.from === null ? 'added' : 'made'
  const as = role.from === null ? 'as ' : ''
  if (type === 'member.changed' && !status) return `made … ${aRole(role.to)}`
  if (type === 'member.joined') return `joined the workspace as ${aRole(role.to)}`
  if (type === 'invitation.created') return `invited … as ${aRole(role.to)}`
  if (!person) return undefined
  if (type === 'project.member_changed') return `${verb} @ ${as}${aRole(role.to)} of project …`
  return type === 'project.member_removed' ? 'removed @ from project …' : undefined
}

const statusSentences: Record<string, string> = { active: 'reactivated …', suspended: 'suspended …' }

/** Returns a role with its article: `an admin`. */
const aRole = (role: unknown): string => `${/^[aeiou]/.test(String(role)) ? 'an' : 'a'} ${String(role)}`

type ChangedValue = Activity['values'][number]

/** Returns the values of an activity that its sentence does not contain. A first role is part of the sentence. */
export const valuesToShow = ({ type, values }: Pick<Activity, 'type' | 'values'>): ChangedValue[] =>
  values.some(({ field, from }) => field === 'role' && from === null) && namesFirstRole.test(type)
    ? []
    : values

const namesFirstRole = /^(member\.(joined|changed)|invitation\.created|project\.member_changed)$/

/** Display names of fields that differ from the field name. */
const fieldNames: Record<string, string> = {
  end_date: 'due date',
  end_time: 'due time',
  reminder_at: 'reminder',
  recurrence: 'repeats',
  timezone: 'time zone',
  meet_link: 'video call',
  invited_user_ids: 'guests',
  expires_at: 'expiry',
  is_done: 'done column',
  order: 'position',
  url: 'URL',
  email: 'email address',
  require_second_factor: 'second factor required',
}

/** Returns the name of a field in words: `end_date` becomes `due date`. */
export const fieldWord = (field: string): string => fieldNames[field] ?? field.replaceAll('_', ' ')

/** Returns display names of fields. */
export const fieldWords = (fields: readonly string[]): string => fields.map(fieldWord).join(', ')

/** A value as text. */
interface ShownValue {
  text: string
  /** Whether the text is a word of this page, not the value itself. */
  isWord: boolean
}

/** Returns the value of a field as text. */
export function showValue(field: string, value: ChangedValue['from']): ShownValue {
  const word = (text: string): ShownValue => ({ text, isWord: true })
  if (value === null) return word(field === 'expires_at' ? 'never' : 'none')
  if (typeof value === 'boolean') return word(value ? 'yes' : 'no')
  if (value === '') return word('empty')
  if (Array.isArray(value) && value.length === 0) return word(field === 'events' ? 'all' : 'none')
  return { text: textOf(field, value), isWord: false }
}

function textOf(field: string, value: string | number | true | string[]): string {
  if (field === 'progress') return `${String(value)} %`
  if (field === 'order') return String(Number(value) + 1)
  if (typeof value !== 'string')
    return Array.isArray(value) ? value.map(escapeControls).join(', ') : String(value)
  return field.endsWith('_at') ? dayAndTime(value) : escapeControls(value)
}

/** Control characters, and those that change the direction of text. */
const controls = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Shows invisible characters that change how text is read, as `\u…`. */
const escapeControls = (text: string): string =>
  text.replaceAll(controls, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
