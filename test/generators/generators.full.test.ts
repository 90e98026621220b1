import { runnerImport } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../support/contract/contract.ts'
import { apiPrefix } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { generateClient, generators, installGenerators, type Generated } from './generators.ts'
import { importCollection, type PostmanCollection } from './postman.ts'
import { words, type SessionResult, type World } from './session-result.ts'
import { runCollection } from './run-collection.ts'

/* Clients generated from the served contract by public generators, run against that server. */

const installed = await installGenerators()
const { app, world } = useWorld()
let document: string
beforeAll(async () => {
  document = await (await fetch(`${app.url}/openapi.json`)).text()
})

describe.skipIf(!installed).each(generators)('$name', (generator) => {
  let generated: Generated
  beforeAll(async () => {
    generated = await generateClient(generator, document)
  })

  test('the generator prints no warning', () => {
    expect(generated.output).not.toMatch(/warn|⚠|error|fail|deprecat|not supported|skipp|ignor/i)
  })

  test('the generated client compiles under strict, with a session and the code of the guide that use it', async () => {
    expect(await generated.compile()).toBe('')
  })

  test('the generated client completes a session of calls with the server', async () => {
    // Generated clients import each other without extensions, which Node does not resolve.
    const { module: session } = await runnerImport<{
      runSession(world: World): Promise<SessionResult>
    }>(generated.sessionFile, { configFile: false, logLevel: 'error' })
    const key = world.keys.full.secret
    const outcome = await session.runSession({
      baseUrl: app.url + apiPrefix,
      key,
      projectId: world.projects.second,
    })
    expect(outcome).toEqual({
      workspace: world.workspace.id,
      projects: expect.arrayContaining([world.projects.main, world.projects.second]),
      task: { id: outcome.replayedId, title: words.title },
      replayedId: outcome.task.id,
      open: expect.arrayContaining([words.title]),
      completed: true,
      comment: words.comment,
      event: words.event,
      refusal: 'not_found',
    })
  })
})

describe.skipIf(!installed)('the requests of an imported Postman collection succeed as documented', () => {
  /** The documented success status of each operation. */
  const successes = Object.values(contract.paths).flatMap((methods) =>
    Object.values(
      methods as unknown as Record<string, { summary: string; tags: string[]; responses: object }>,
    ).map(({ summary, tags, responses }) => ({
      tag: tags[0],
      answer: [summary, Number(Object.keys(responses).find((status) => status < '300'))],
    })),
  )
  const expected = contract.tags.flatMap(({ name }) =>
    successes.filter(({ tag }) => tag === name).map(({ answer }) => answer),
  )

  test('the requests of an imported Postman collection succeed both without optional parameters and with all that have an example', async () => {
    const { output } = await importCollection(document, { enableOptionalParameters: false })
    const collection = output[0]?.data
    if (!collection) throw new Error('Postman imported nothing')
    const asImported = withValues(collection)
    for (const request of requestsOf(collection))
      for (const pair of [...request.url.query, ...request.header])
        // Without an example Postman sends the name of the type, so the parameter is disabled.
        pair.disabled = pair.value === 'string'
    const runs = [asImported, withValues(collection)].map((one, i) => runCollection(one, `newman-${i}`))
    expect(await Promise.all(runs)).toEqual([expected, expected])
  })

  const requestsOf = ({ item }: PostmanCollection) =>
    item.flatMap((folder) => (folder.item ?? []).flatMap(({ request }) => request ?? []))

  /**
   * Returns the collection with a key, and with ids of the test workspace instead of those in the examples.
   */
  function withValues(collection: PostmanCollection): object {
    const ids: Record<string, string> = {
      project: world.projects.main,
      card: world.cards.todo,
      task: world.tasks.first,
      user: world.users.member,
    }
    const replaced = JSON.stringify(collection).replace(
      /\b(project|card|task|user)_[0-9a-z]{26}\b/g,
      (_, kind: string) => `{{${kind}Id}}`,
    )
    const { variable, ...rest } = JSON.parse(replaced) as { variable: object[] }
    const values = Object.entries(ids).map(([kind, value]) => ({ key: `${kind}Id`, value }))
    const token = { key: 'bearerToken', value: world.keys.full.secret }
    return { ...rest, variable: [...variable, ...values, token] }
  }
})
