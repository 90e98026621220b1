import type { Contract, Placed, SchemaObject } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { bodySchemaOf } from '../contract/schema-parts.ts'
import type { Project } from './project.ts'

/** The fields of a webhook event: a resource without its free text, and ids. */
interface Disclosure {
  resource?: string
  freeText: string[]
  ids: string[]
}

/** The fields by type, as in product.md 12.3. */
const disclosures: Record<string, Disclosure> = {
  'task.created': { resource: 'Task', freeText: ['description'], ids: [] },
  'task.updated': { resource: 'Task', freeText: ['description'], ids: [] },
  'task.completed': { resource: 'Task', freeText: ['description'], ids: [] },
  'task.deleted': { freeText: [], ids: ['id', 'card_id', 'project_id'] },
  'comment.created': { resource: 'TaskComment', freeText: ['body'], ids: ['task_id', 'project_id'] },
  'event.created': { resource: 'CalendarEvent', freeText: ['description'], ids: [] },
  'project.created': { resource: 'Project', freeText: ['description'], ids: [] },
}

const thisFile = 'scripts/parity/webhook-data.ts'

/** Compares each webhook event's data with its resource. */
export function compareWebhookData({ contract }: Project): Finding[] {
  if (!contract.document.webhooks) return []
  const webhooks = contract.operations('webhooks')
  const gone = Object.keys(disclosures).filter((type) => !webhooks.some(({ path }) => path === type))
  return [
    ...gone.map((type) => {
      const fix = `describe it again, or remove it from ${thisFile}`
      return contract.finding(
        'webhook-data',
        ['webhooks'],
        `the webhook ${type} is gone; the types are fixed for v1`,
        fix,
      )
    }),
    ...webhooks.flatMap((webhook) => {
      const disclosure = disclosures[webhook.path]
      if (!disclosure) {
        const what = `nothing says what ${webhook.path} may disclose; the types are fixed for v1`
        return [
          contract.finding('webhook-data', webhook.pointer, what, `remove it, or add it to ${thisFile}`),
        ]
      }
      const body = bodySchemaOf(contract, webhook) ?? { pointer: webhook.pointer, value: {} }
      const envelope = contract.follow<SchemaObject>(body)
      const value = envelope.value.properties?.data ?? {}
      const data = contract.follow({ pointer: [...envelope.pointer, 'properties', 'data'], value })
      return compareFields(contract, disclosure, data)
    }),
  ]
}

function compareFields(
  contract: Contract,
  { resource = '', freeText, ids }: Disclosure,
  { pointer, value }: Placed<SchemaObject>,
): Finding[] {
  const source = contract.document.components.schemas[resource]?.properties ?? {}
  const fields = value.properties ?? {}
  const disclosed = Object.keys(source).filter((field) => !freeText.includes(field))
  const name = pointer.at(-1)
  const complain = (field: string, what: string, fix: string): Finding =>
    contract.finding('webhook-data', [...pointer, 'properties', field], `${name}.${field} ${what}`, fix)
  const missing = [...disclosed, ...ids].filter((field) => !fields[field] || !value.required?.includes(field))
  const extra = Object.keys(fields).filter((field) => !disclosed.includes(field) && !ids.includes(field))
  const unlike = disclosed.filter(
    (field) => fields[field] && meaning(fields[field]) !== meaning(source[field]),
  )
  const isOpen = value.additionalProperties !== false
  return [
    ...missing.map((field) => {
      const fix = resource ? `describe it as in ${resource}, and require it` : 'describe it, and require it'
      return complain(field, 'is missing or not required', fix)
    }),
    ...extra.map((field) => {
      const fix = `remove it, or change what may be disclosed in ${thisFile}`
      const isFreeText = freeText.includes(field)
      return complain(
        field,
        isFreeText ? 'is free text, which events do not disclose' : 'is not disclosed',
        fix,
      )
    }),
    ...unlike.map((field) =>
      complain(field, `is not what ${resource}.${field} is`, `make it as in ${resource}`),
    ),
    ...(isOpen
      ? [
          contract.finding(
            'webhook-data',
            pointer,
            `${name} lets any field pass`,
            'add additionalProperties: false',
          ),
        ]
      : []),
  ]
}

/** Returns the schema without descriptions, for comparison. */
const meaning = (schema: SchemaObject | undefined): string | undefined =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value))
