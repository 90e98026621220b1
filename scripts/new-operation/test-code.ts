import { bodySchemaOf } from '../contract/schema-parts.ts'
import type { NewOperation } from './operation.ts'

/**
 * Returns a test that calls the operation with its examples in the test fixture, and fails until the domain function is
 * written.
 */
export function testCode(operation: NewOperation, domain: string): string {
  const { id, contractName, located, scheme, success } = operation
  const { method, operation: documented } = located
  const path = pathOf(operation)
  const example = bodyExampleOf(operation)
  const options = example === undefined ? '' : `, { body: ${inWorld(JSON.stringify(example))} }`
  const session = sessions[contractName]
  const caller =
    scheme === undefined
      ? (session?.anyone ?? 'anonymous')
      : session
        ? `(await ${session.signIn}(app, world))`
        : 'full'
  const call = `${caller}.call('${method.toUpperCase()}', ${path}${options})`
  const used = [
    ...(session ? ['app'] : []),
    ...(/\bworld\b/.test(call) ? ['world'] : []),
    ...(session ? [] : [caller]),
  ]
  return `import { expect, test } from 'vitest'
${session && scheme !== undefined ? `import { ${session.signIn} } from '../support/world/settings.ts'\n` : ''}import { useWorld } from '../support/world/world.ts'

const { ${[...new Set(used)].join(', ')} } = useWorld()

test(${JSON.stringify(`${id}: ${documented.summary ?? documented.description ?? ''}`)}, async () => {
  const { status } = await ${call}
  expect(status, 'the rule belongs in ${domain}').toBe(${success.status})
${isDeletion(operation) ? `  expect((await ${caller}.call('GET', ${path})).status).toBe(404)\n` : ''}})
`
}

/** Returns whether the operation deletes a resource that the same path reads. */
function isDeletion({ contract, located }: NewOperation): boolean {
  const isRead = contract
    .operations()
    .some(
      ({ method, path, operation }) =>
        method === 'get' && path === located.path && operation.responses['404'],
    )
  return located.method === 'delete' && isRead
}

/**
 * Expressions for callers of the contracts with sessions: the caller without a session, and the function that
 * signs in.
 */
const sessions: Record<string, { anyone: string; signIn: string }> = {
  settings: { anyone: 'app.inSettings({})', signIn: 'signIn' },
  work: { anyone: 'app.inWork({})', signIn: 'signInToWork' },
}

function pathOf({ located, parameters }: NewOperation): string {
  const filled = located.path.replace(/\{(.+?)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    const given = parameter?.example
    const example = typeof given === 'string' || typeof given === 'number' ? String(given) : name
    const named = inTestWorld(example)
    return named ? `\${${named}}` : encodeURIComponent(example)
  })
  return filled.includes('${') ? `\`${filled}\`` : `'${filled}'`
}

function bodyExampleOf({ contract, located }: NewOperation): unknown {
  if (!bodySchemaOf(contract, located)) return undefined
  const json = contract.resolve(located.operation.requestBody)?.content['application/json']
  const [first] = Object.values(json?.examples ?? {}).map((one) => contract.resolve(one))
  return json?.example ?? first?.value ?? {}
}

/** Expressions of the test fixture that replace the ids of examples. */
const worldIds: Record<string, string> = {
  task: 'world.tasks.first',
  project: 'world.projects.main',
  card: 'world.cards.todo',
  event: 'world.events.workspace',
  user: 'world.users.member',
  key: 'world.keys.full.id',
}

const inTestWorld = (id: string): string | undefined =>
  worldIds[/^([a-z]+)_[0-9a-z]{26}$/.exec(id)?.[1] ?? '']

const inWorld = (json: string): string =>
  json.replace(/"([a-z]+_[0-9a-z]{26})"/g, (text, id: string) => inTestWorld(id) ?? text)
