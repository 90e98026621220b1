import { HTTPSnippet } from '@readme/httpsnippet'
import type { OperationId } from '../../../generated/openapi.operations.ts'
import type { Operation } from './contract.ts'

/** A request in one language. */
export interface Sample {
  name: string
  /** The language of the code block. */
  language: string
  code: string
}

/** The placeholder of the server's URL, without the API's prefix, until a page is sent. */
export const serverPlaceholder = '{{server}}'

/** The placeholder of the API's URL, with its prefix, until the pages are built. */
export const apiPlaceholder = '{{api}}'

/** The command that installs the client, which no registry has. */
export const installClient = `npm install ${serverPlaceholder}/reference/client.tgz`

/** Placeholders: a URL, a token and an `Idempotency-Key` that the library accepts, and that occur nowhere else in a sample. */
const origin = 'https://server.invalid'
const token = 'TOKEN_OF_THE_SAMPLE'
const newKey = 'KEY_OF_THE_SAMPLE'

/** Writes an operation's request, with the contract's examples, in curl, TypeScript, Python and Go. */
export function makeSamples(operation: Operation): Sample[] {
  const body = exampleBody(operation)
  const key = keyPrefix(operation)
  const method = clientMethods[operation.operationId as OperationId]
  const snippet = new HTTPSnippet({
    method: operation.method,
    url: origin + targetOf(operation),
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    queryString: [],
    headers: [
      { name: 'Authorization', value: `Bearer ${token}` },
      ...(key === undefined ? [] : [{ name: 'Idempotency-Key', value: newKey }]),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ],
    postData: { mimeType: 'application/json', text: body === undefined ? '' : JSON.stringify(body) },
  })
  const write = (target: 'shell' | 'python' | 'go', client: string): string =>
    [snippet.convert(target, client)].flat().join('').replaceAll(origin, apiPlaceholder)
  return [
    { name: 'curl', language: 'sh', code: writeCurl(write('shell', 'curl'), key) },
    ...(method === null
      ? []
      : [{ name: 'TypeScript', language: 'ts', code: writeTypeScript(method, operation, body) }]),
    { name: 'Python', language: 'python', code: writePython(write('python', 'requests'), key) },
    { name: 'Go', language: 'go', code: writeGo(write('go', 'native'), key) },
  ]
}

/** Returns the first example of the operation's JSON body. */
export function exampleBody({ body }: Operation): unknown {
  return Object.values(body?.content?.['application/json']?.examples ?? {})[0]?.value
}

/**
 * Returns how the `Idempotency-Key` of the request begins, such as `create-task-`, if the operation accepts one. Each run
 * of a sample sends another key, so that a sample may be changed and run again.
 */
function keyPrefix({ operationId, parameters }: Operation): string | undefined {
  const isAccepted = parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key')
  return isAccepted ? `${operationId.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}-` : undefined
}

/** Returns the path below the prefix, with examples of required path and query parameters. */
function targetOf({ path, parameters }: Operation): string {
  const query = new URLSearchParams()
  let target = path
  for (const { name, in: place, required, example } of parameters) {
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (place === 'query' && required) query.set(name, String(example))
  }
  return query.size > 0 ? `${target}?${query.toString()}` : target
}

const writeCurl = (code: string, key: string | undefined): string =>
  code
    .replace(`'Authorization: Bearer ${token}'`, '"Authorization: Bearer $TASKWIRE_KEY"')
    .replace(`'Idempotency-Key: ${newKey}'`, `"Idempotency-Key: ${key}$(date +%s)"`)

const writePython = (code: string, key: string | undefined): string =>
  `import os\n${key === undefined ? '' : 'import uuid\n'}${code}`
    .replace(`"Bearer ${token}"`, '"Bearer " + os.environ["TASKWIRE_KEY"]')
    .replace(`"${newKey}"`, `"${key}" + str(uuid.uuid4())`)

const writeGo = (code: string, key: string | undefined): string =>
  code
    .replace(`"Bearer ${token}"`, '"Bearer "+os.Getenv("TASKWIRE_KEY")')
    .replace(`"${newKey}"`, `fmt.Sprint("${key}", time.Now().UnixNano())`)
    .replace('\t"fmt"\n', `\t"fmt"\n\t"os"\n${key === undefined ? '' : '\t"time"\n'}`)

/** The methods of `@taskwire/client` by operation. An operation with null has no sample in TypeScript. */
const clientMethods: Record<OperationId, string | null> = {
  getMe: 'me.get',
  listProjects: 'projects.list',
  getProject: 'projects.get',
  listProjectCards: 'projects.cards',
  listMembers: 'members.list',
  listTasks: 'tasks.list',
  createTask: 'tasks.create',
  getTask: 'tasks.get',
  updateTask: 'tasks.update',
  listTaskComments: 'comments.list',
  createTaskComment: 'comments.create',
  listEvents: 'events.list',
  createEvent: 'events.create',
}

function writeTypeScript(method: string, operation: Operation, body: unknown): string {
  const { parameters, responses } = operation
  const key = keyPrefix(operation)
  const isList = /\.(list|cards)$/.test(method)
  const returnsNothing = responses.some(({ status }) => status === '204')
  const ids = parameters.filter((one) => one.in === 'path').map(({ example }) => `'${String(example)}'`)
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const query = Object.fromEntries(required.map(({ name, example }) => [name, example]))
  const values = [...(required.length > 0 ? [query] : []), ...(body === undefined ? [] : [body])]
  const options = key === undefined ? [] : [`{ idempotencyKey: '${key}' + crypto.randomUUID() }`]
  const call = `taskwire.${method}(${[...ids, ...values.map(writeLiteral), ...options].join(', ')})`
  const awaited = returnsNothing ? `await ${call}` : `console.log(await ${call})`
  const use = isList ? `for await (const item of ${call}) console.log(item)` : awaited
  return `// ${installClient}
// Get it from this server alone: a package of this name in the npm registry is somebody else's.
import { Taskwire } from '@taskwire/client'

const taskwire = new Taskwire({
  baseUrl: '${apiPlaceholder}',
  key: process.env.TASKWIRE_KEY ?? '',
})
${use}`
}

/** Writes a JSON value as JavaScript, without quotes around names. */
const writeLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([a-z_]+)":/gm, '$1$2:')
