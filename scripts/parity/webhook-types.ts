import ts from 'typescript'
import type { Contract, Located } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { bodySchemaOf } from '../contract/schema-parts.ts'
import type { Project } from './project.ts'
import { nodesOf, placeOf, stringsIn } from './sources.ts'

/** Activities that are recorded but never sent. */
const internalTypes = ['task.moved', 'task.recurrence_changed', 'project.archived']

const thisFile = 'scripts/parity/webhook-types.ts'
const enumPlace = ['components', 'schemas', 'WebhookEventType', 'enum']

/** Compares the webhooks with the types in their bodies, with the list of types, and with what the domain records. */
export function compareWebhookTypes({ contract, sources }: Project): Finding[] {
  if (!contract.document.webhooks) return []
  const webhooks = contract.operations('webhooks')
  const types = webhooks.map(({ path }) => path)
  const listed = (contract.document.components.schemas.WebhookEventType?.enum ?? []) as string[]
  const calls = sources.flatMap(({ tree }) => nodesOf(tree)).filter(isRecording)
  const recorded = calls.flatMap((call) => recordedTypes(call).map(({ text }) => text))
  return [
    ...webhooks.flatMap((webhook) => {
      const body = contract.resolve(bodySchemaOf(contract, webhook)?.value)
      if (body?.properties?.type?.const === webhook.path) return []
      const what = `the body of ${webhook.path} does not say so: type is ${JSON.stringify(body?.properties?.type?.const)}`
      return [
        contract.finding(
          'webhook-types',
          webhook.pointer,
          what,
          `give it a body of its own, with type: const: ${webhook.path}`,
        ),
      ]
    }),
    ...types
      .filter((type) => !listed.includes(type))
      .map((type) =>
        contract.finding('webhook-types', enumPlace, `${type} is not in WebhookEventType`, `add ${type}`),
      ),
    ...listed
      .filter((type) => !types.includes(type))
      .map((type) => {
        const place = [...enumPlace, listed.indexOf(type)]
        return contract.finding(
          'webhook-types',
          place,
          `there is no webhook ${type}`,
          'describe it under webhooks, or remove the type',
        )
      }),
    ...compareUnion(contract, webhooks),
    ...webhooks
      .filter(({ path }) => !recorded.includes(path))
      .map(({ path, pointer }) => {
        const fix = `call recordActivity with type '${path}' where it happens in src/domain, or remove the webhook`
        return contract.finding('webhook-types', pointer, `nothing in src records ${path}`, fix)
      }),
    ...calls
      .filter((call) => recordedTypes(call).length === 0)
      .map((call): Finding => ({
        rule: 'webhook-types',
        where: placeOf(call),
        what: 'the type of this activity cannot be read from the source',
        fix: `write it there: recordActivity(tx, actor, { type: '…', … })`,
      })),
    ...calls.flatMap(recordedTypes).flatMap((node): Finding[] => {
      if (types.includes(node.text) || internalTypes.includes(node.text)) return []
      const what = `${node.text} is recorded, and is no webhook of ${contract.file}`
      const fix = `describe it under webhooks, or list it as internal in ${thisFile}`
      return [{ rule: 'webhook-types', where: placeOf(node), what, fix }]
    }),
  ]
}

/** Compares the union of all bodies, which their type discriminates. */
function compareUnion(contract: Contract, webhooks: readonly Located[]): Finding[] {
  const { oneOf, discriminator } = contract.document.components.schemas.WebhookEvent ?? {}
  const { mapping } = (discriminator ?? {}) as { mapping?: Record<string, string> }
  const refs = webhooks.map((webhook) => bodySchemaOf(contract, webhook)?.value.$ref)
  const wanted = Object.fromEntries(webhooks.map(({ path }, i) => [path, refs[i]]))
  const isWhole =
    JSON.stringify(oneOf) === JSON.stringify(refs.map(($ref) => ({ $ref }))) &&
    JSON.stringify(mapping) === JSON.stringify(wanted)
  if (isWhole) return []
  const fix = 'list the body of each webhook in oneOf and in discriminator.mapping, in the order of webhooks'
  const what = 'WebhookEvent is not the union of the bodies of all webhooks'
  return [contract.finding('webhook-types', ['components', 'schemas', 'WebhookEvent'], what, fix)]
}

/** Tells whether a call records a change that is sent; changes without a subject are not. */
const isRecording = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'recordActivity' &&
  propertyOf(node, 'place')?.getText() !== 'place: inWorkspace'

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
