import type { Located, Placed, SchemaObject } from '../../src/contract/document.ts'
import { partsOf, propertiesOf } from '../contract/schema-parts.ts'
import { successesOf } from '../contract/successes.ts'
import type { Fault } from '../contract/finding.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Project } from './project.ts'

/** Fields that responses may lack: those of the released contract. */
const released = ['ProjectListItem.task_count']

/** Finds fields that the server always sends, in success responses and webhooks, and that the contract does not require. */
export function findOptionalFields({ contract }: Project): Fault[] {
  const seen = new Set<SchemaObject>()
  const visit = (placed: Placed<SchemaObject>): Fault[] => {
    if (seen.has(placed.value)) return []
    seen.add(placed.value)
    const parts = partsOf(contract, placed)
    const required = parts.flatMap(({ value }) => value.required ?? [])
    const properties = parts.flatMap(propertiesOf)
    const within = parts.flatMap(({ pointer, value }) => [
      ...(value.items ? [{ pointer: [...pointer, 'items'], value: value.items }] : []),
      ...(value.oneOf ?? []).map((one, i) => ({ pointer: [...pointer, 'oneOf', String(i)], value: one })),
    ])
    const optional = properties.filter(({ pointer }) => !required.includes(pointer.at(-1) ?? ''))
    return [
      ...optional.flatMap(({ pointer }) => faultOf(pointer)),
      ...[...properties, ...within].flatMap(visit),
    ]
  }
  return [...contract.operations(), ...contract.operations('webhooks')]
    .flatMap((located) => sentSchemas(contract, located))
    .flatMap(visit)
}

function faultOf(pointer: string[]): Fault[] {
  const [schema = '', , field = ''] = pointer.slice(-3)
  if (released.includes(`${schema}.${field}`)) return []
  const what = `${field} of ${schema} may be absent, and the server sends every field`
  return [[pointer, what, 'list it under required; a field without a value is null']]
}

/** Returns the schemas of what an operation or a webhook sends. */
function sentSchemas(contract: SourceContract, located: Located): Placed<SchemaObject>[] {
  const { operation, pointer } = located
  const sent = successesOf(contract, located).flatMap(({ pointer: place, mediaType = '', schema }) =>
    schema ? [{ pointer: [...place, 'content', mediaType, 'schema'], value: schema }] : [],
  )
  if (pointer[0] !== 'webhooks') return sent
  const body = contract.follow({ pointer: [...pointer, 'requestBody'], value: operation.requestBody })
  const [[mediaType = '', media] = []] = Object.entries(body.value?.content ?? {})
  return media ? [{ pointer: [...body.pointer, 'content', mediaType, 'schema'], value: media.schema }] : []
}
