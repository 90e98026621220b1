import ts from 'typescript'
import type { Located } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Fault } from '../contract/finding.ts'
import { bodySchemaOf } from '../contract/schema-parts.ts'
import type { Project } from './project.ts'
import { nodesOf, locationOf, stringsIn } from './sources.ts'

/** Activities that are recorded but never sent. */
const internalTypes = [
  'task.moved',
  'task.recurrence_changed',
  'comment.updated',
  'comment.deleted',
  'event.updated',
  'event.deleted',
  'project.archived',
]

const enumPlace = ['components', 'schemas', 'WebhookEventType', 'enum']

/** Compares the webhooks with the types in their bodies, with the list of types, and with what the domain records. */
export function compareWebhookTypes({ contract, sources }: Project): Fault[] {
  if (!contract.document.webhooks) return []
  const webhooks = contract.operations('webhooks')
  const types = webhooks.map(({ path }) => path)
  const listed = (contract.document.components.schemas.WebhookEventType?.enum ?? []) as string[]
  const calls = sources.flatMap(({ tree }) => nodesOf(tree)).filter(isRecording)
  const recorded = calls.flatMap(recordedTypes)
  const unlisted = types.filter((type) => !listed.includes(type))
  const unknown = listed.filter((type) => !types.includes(type))
  const typeOf = (webhook: Located): unknown =>
    contract.resolve(bodySchemaOf(contract, webhook)?.value)?.properties?.type?.const
  const unnamed = webhooks.filter((webhook) => typeOf(webhook) !== webhook.path)
  const unrecorded = webhooks.filter(({ path }) => !recorded.some(({ text }) => text === path))
  const unread = calls.filter((call) => recordedTypes(call).length === 0)
  return [
    ...unlisted.map((type): Fault => [enumPlace, `${type} is not in WebhookEventType`, `add ${type}`]),
    ...unknown.map((type): Fault => [enumPlace, `there is no webhook ${type}`, 'describe or remove it']),
    ...unnamed.map(({ path, pointer }): Fault => {
      return [
        pointer,
        `the body of ${path} does not have that type`,
        `give it a separate body, with type: const: ${path}`,
      ]
    }),
    ...unrecorded.map(({ path, pointer }): Fault => {
      const fix = `call recordActivity with type '${path}' in src/domain, or remove the webhook`
      return [pointer, `nothing in src records ${path}`, fix]
    }),
    ...compareUnion(contract, webhooks),
    ...unread.map((call): Fault => {
      const what = 'the type of this activity cannot be read from the source'
      return [locationOf(call), what, `write it there: recordActivity(tx, actor, { type: '…', … })`]
    }),
    ...recorded.flatMap((node): Fault[] => {
      if (types.includes(node.text) || internalTypes.includes(node.text)) return []
      const what = `${node.text} is recorded, but is not a webhook of ${contract.file}`
      const fix = 'describe it under webhooks, or list it as internal in scripts/parity/webhook-types.ts'
      return [[locationOf(node), what, fix]]
    }),
  ]
}

/** Compares the union of all bodies, which their type discriminates. */
function compareUnion(contract: SourceContract, webhooks: readonly Located[]): Fault[] {
  const { oneOf, discriminator } = contract.document.components.schemas.WebhookEvent ?? {}
  const refs = webhooks.map((webhook) => bodySchemaOf(contract, webhook)?.value.$ref)
  const mapping = Object.fromEntries(webhooks.map(({ path }, i) => [path, refs[i]]))
  const expected = [refs.map(($ref) => ({ $ref })), mapping]
  const found = [oneOf, (discriminator as { mapping?: object } | undefined)?.mapping]
  if (JSON.stringify(found) === JSON.stringify(expected)) return []
  const fix = 'list the body of each webhook in oneOf and in discriminator.mapping, in the order of webhooks'
  const at = ['components', 'schemas', 'WebhookEvent']
  return [[at, 'WebhookEvent is not the union of the bodies of all webhooks', fix]]
}

/** Returns whether a call records a change that is sent; changes without a subject are not. */
const isRecording = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'recordActivity' &&
  !/^scope: (inWorkspace|inProject\()/.test(propertyOf(node, 'scope')?.getText() ?? '')

/** Returns the possible literals of the recorded change's `type`. */
function recordedTypes(call: ts.CallExpression): ts.StringLiteralLike[] {
  const type = propertyOf(call, 'type')
  return type ? stringsIn(type) : []
}

/** Returns a property of the recorded change. */
function propertyOf({ arguments: [, , change] }: ts.CallExpression, name: string): ts.Node | undefined {
  if (!change || !ts.isObjectLiteralExpression(change)) return undefined
  return change.properties.find((property) => property.name?.getText() === name)
}
