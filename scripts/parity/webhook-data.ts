import type { Placed, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Fault } from '../contract/finding.ts'
import { bodySchemaOf } from '../contract/schema-parts.ts'
import type { Project } from './project.ts'

/** The fields of a webhook event: a resource without its free text, and ids. */
interface Disclosure {
  resource?: string
  freeText?: string
  ids?: string[]
}

const task = { resource: 'Task', freeText: 'description' }

/** The fields by type, as in product.md 12.3. */
const disclosures: Record<string, Disclosure> = {
  'task.created': task,
  'task.updated': task,
  'task.completed': task,
  'task.deleted': { ids: ['id', 'card_id', 'project_id'] },
  'comment.created': { resource: 'TaskComment', freeText: 'body', ids: ['task_id', 'project_id'] },
  'event.created': { resource: 'CalendarEvent', freeText: 'description' },
  'project.created': { resource: 'Project', freeText: 'description' },
}

const allow = 'change the disclosed fields in scripts/parity/webhook-data.ts'

/** Compares each webhook event's data with its resource. */
export function compareWebhookData({ contract }: Project): Fault[] {
  if (!contract.document.webhooks) return []
  const webhooks = contract.operations('webhooks')
  const gone = Object.keys(disclosures).filter((type) => !webhooks.some(({ path }) => path === type))
  return [
    ...gone.map((type): Fault => {
      return [
        ['webhooks'],
        `the webhook ${type} is missing, and the types are fixed for v1`,
        'restore its description',
      ]
    }),
    ...webhooks.flatMap((webhook): Fault[] => {
      const disclosure = disclosures[webhook.path]
      const what = `the disclosed fields of ${webhook.path} are not listed, and the types are fixed for v1`
      if (!disclosure) return [[webhook.pointer, what, `remove it, or ${allow}`]]
      const body = bodySchemaOf(contract, webhook) ?? { pointer: webhook.pointer, value: {} }
      const envelope = contract.follow<SchemaObject>(body)
      const value = envelope.value.properties?.data ?? {}
      const data = contract.follow({ pointer: [...envelope.pointer, 'properties', 'data'], value })
      return compareFields(contract, disclosure, data)
    }),
  ]
}

function compareFields(
  contract: SourceContract,
  { resource = '', freeText, ids = [] }: Disclosure,
  { pointer, value }: Placed<SchemaObject>,
): Fault[] {
  const source = contract.document.components.schemas[resource]?.properties ?? {}
  const fields = value.properties ?? {}
  const disclosed = Object.keys(source).filter((field) => field !== freeText)
  const missing = [...disclosed, ...ids].filter((field) => !fields[field] || !value.required?.includes(field))
  const extra = Object.keys(fields).filter((field) => !disclosed.includes(field) && !ids.includes(field))
  const unlike = disclosed.filter(
    (field) => fields[field] && meaning(fields[field]) !== meaning(source[field]),
  )
  const name = pointer.at(-1)
  const complain = (field: string, what: string, fix: string): Fault => {
    return [[...pointer, 'properties', field], `${name}.${field} ${what}`, fix]
  }
  const whatOf = (field: string): string =>
    field === freeText ? 'is free text, which events do not disclose' : 'is not disclosed'
  return [
    ...missing.map((field) => complain(field, 'is missing or not required', 'describe it, and require it')),
    ...extra.map((field) => complain(field, whatOf(field), `remove it, or ${allow}`)),
    ...unlike.map((field) =>
      complain(field, `differs from ${resource}.${field}`, `make it the same as in ${resource}`),
    ),
    ...(value.additionalProperties === false
      ? []
      : ([[pointer, `${name} allows any field`, 'add additionalProperties: false']] satisfies Fault[])),
  ]
}

/** Returns the schema without descriptions, for comparison. */
const meaning = (schema: SchemaObject | undefined): string | undefined =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value))
