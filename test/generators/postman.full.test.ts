import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../support/contract.ts'
import { installGenerators } from './generators.ts'
import { importCollection, type Conversion, type Pair, type PostmanItem } from './postman.ts'

const installed = await installGenerators()

describe.skipIf(!installed)('the contract imports into a Postman collection without loss', () => {
  /** Returns a value of the document, with its reference followed. */
  function resolved<T>(value: T): T {
    const target = (value as { $ref?: string } | undefined)?.$ref
    if (target === undefined) return value
    return target
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], contract) as T
  }
  interface Parameter {
    name: string
    in: string
    example?: string
  }
  interface Media {
    example?: unknown
    examples?: Record<string, { value: unknown }>
  }
  const firstExample = ({ example, examples = {} }: Media): unknown =>
    example ?? resolved(Object.values(examples)[0])?.value
  interface DocumentedOperation {
    operationId: string
    summary: string
    description: string
    tags: string[]
    parameters: Parameter[]
    requestBody?: { content: { 'application/json': Media } }
    responses: Record<string, { content?: { 'application/json'?: Media } }>
  }
  const documented = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as unknown as DocumentedOperation,
    })),
  )

  let folders: PostmanItem[]
  let conversion: Conversion
  beforeAll(async () => {
    conversion = await importCollection(readFileSync('spec/openapi.yaml', 'utf8'))
    folders = conversion.output[0]?.data.item ?? []
  })
  const requestOf = (summary: string) => {
    const items = folders.flatMap(({ item = [] }) => item).filter(({ name }) => name === summary)
    expect(items).toHaveLength(1)
    const [found] = items
    if (!found?.request || !found.response) throw new Error(`no request ${summary}`)
    return { request: found.request, responses: found.response }
  }

  test('nothing is reported as failed, and every operation is a request in the folder of its tag', () => {
    expect(conversion).toMatchObject({ result: true, output: [{ type: 'collection' }] })
    expect(conversion.reason).toBeUndefined()
    expect(conversion.output).toHaveLength(1)
    expect(conversion.output[0]?.data.info.name).toBe('Taskwire API')
    const names = (tag: string) =>
      documented
        .filter(({ operation }) => operation.tags[0] === tag)
        .map(({ operation }) => operation.summary)
    expect(folders.map(({ name, item }) => [name, item?.map((request) => request.name)])).toEqual(
      contract.tags.map(({ name }) => [name, names(name)]),
    )
  })

  test.each(documented)('$operation.operationId: $method $path', ({ path, method, operation }) => {
    const { request, responses } = requestOf(operation.summary)
    expect(request.method).toBe(method)
    expect(request.url.host).toEqual(['{{baseUrl}}'])
    expect(`/${request.url.path.join('/')}`).toBe(path.replaceAll(/\{(\w+)\}/g, ':$1'))
    expect(request.auth.type).toBe('bearer')
    expect(request.description.content).toBe(operation.description)

    const parameters = operation.parameters.map(resolved)
    const of = (place: string) =>
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, example = 'string' }) => [name, String(example)])
    // Postman names the type if the contract has no example, cut off at a random length that the schema allows.
    const valueOf = (value: string) => (value !== '' && 'string'.startsWith(value) ? 'string' : value)
    const pairs = (given: Pair[]) => given.map(({ key, value }) => [key, valueOf(value)])
    expect(pairs(request.url.query)).toEqual(of('query'))
    expect(pairs(request.url.variable)).toEqual(of('path'))
    const implied = ['Accept', 'Content-Type']
    expect(pairs(request.header).filter(([name = '']) => !implied.includes(name))).toEqual(of('header'))

    const media = operation.requestBody?.content['application/json']
    if (media) {
      expect(request.body).toMatchObject({ mode: 'raw', options: { raw: { language: 'json' } } })
      expect(pairs(request.header)).toContainEqual(['Content-Type', 'application/json'])
      expect(JSON.parse(request.body.raw ?? '')).toEqual(firstExample(media))
    } else {
      expect(request.body).toEqual({})
    }

    // The first example of each status is expected, but every example of the request body for a success.
    const answered = Object.entries(operation.responses).flatMap(([status, response]) => {
      const answer = resolved(response)?.content?.['application/json'] ?? {}
      const shared = Object.keys(media?.examples ?? {}).filter((name) => answer.examples?.[name])
      const examples =
        shared.length > 1 ? shared.map((name) => answer.examples?.[name]?.value) : [firstExample(answer)]
      return examples.map((example) => ({ code: Number(status), example }))
    })
    expect(
      responses.map(({ code, body }) => ({
        code,
        example: body ? (JSON.parse(body) as unknown) : undefined,
      })),
    ).toEqual(answered)
  })
})
