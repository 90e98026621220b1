import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { operations } from '../../generated/openapi.operations.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { newSecret } from '../../src/crypto/api-key-secret.ts'
import { openMcp } from '../../tools/mcp/mcp-server.ts'
import { apiPrefix } from '../support/app/app.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, only, sql } = useWorld()

const all: Operation[] = Object.values(operations)

const access = (secret: string): Record<string, string> => ({
  TASKWIRE_URL: `${app.url}${apiPrefix}/`,
  TASKWIRE_KEY: secret,
})

type Connect = () => Promise<Client>

let connected: Promise<Client> | undefined
/** Connects the official client, with the key of every scope, to the command as its child process. All tests share it. */
const overStdio: Connect = () => (connected ??= startOverStdio())

async function startOverStdio(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const [args, env] = [['src/cli.ts', 'mcp'], access(world.keys.full.secret)]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'inherit' }))
  onFileFinished(() => client.close())
  return client
}

/** Connects the official client to the MCP server in this process. */
async function connectInProcess(secret: string): Promise<Client> {
  const createServer = await openMcp({ url: `${app.url}${apiPrefix}`, key: secret }, '1')
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([client.connect(ours), createServer().connect(theirs)])
  onTestFinished(() => client.close())
  return client
}

interface Served {
  url: string
  stop: () => Promise<number | null>
}

let served: Promise<Served> | undefined
/** Starts the command on a free port, with the key of every scope. All tests share it. */
const serve = (): Promise<Served> => (served ??= startServing())

async function startServing(): Promise<Served> {
  const child = spawn(process.execPath, ['src/cli.ts', 'mcp', '--port', '0'], {
    env: access(world.keys.full.secret),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  onFileFinished(async () => void (await stop()))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const [, url = ''] = /^listening on (http:\/\/127\.0\.0\.1:\d+\/mcp)\n$/.exec(line.toString()) ?? []
  return { url, stop }
}

const overHttp: Connect = async () => {
  const { url } = await serve()
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(url)))
  onTestFinished(() => client.close())
  return client
}

const call = async (
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<CallToolResult> => (await client.callTool({ name, arguments: args })) as CallToolResult

const textOf = ({ content }: CallToolResult): string =>
  content.map((one) => (one.type === 'text' ? one.text : '')).join('\n')

async function toolsOf(client: Client): Promise<Map<string, Tool>> {
  const { tools } = await client.listTools()
  return new Map(tools.map((tool) => [tool.name, tool]))
}

describe('a client', () => {
  const connect = overStdio

  test('a client with a key of every scope has a tool for each operation, as the contract describes it', async () => {
    const tools = await toolsOf(await connect())
    expect([...tools.keys()]).toEqual(all.map(({ operationId }) => operationId))
    for (const { operationId, method, path, query, body, idempotent, responses } of all) {
      const { inputSchema, outputSchema, annotations, description } = tools.get(operationId) as Tool
      const names = [
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        ...query.map(({ name }) => name),
        ...(body?.fields ?? []).map(({ name }) => name),
      ]
      expect(Object.keys(inputSchema.properties ?? {}), operationId).toEqual(names)
      expect(new Set(names).size, 'no two of them share a name').toBe(names.length)
      const hasJson = Object.values(responses).every(({ mediaType }) => mediaType === 'application/json')
      expect(outputSchema?.type, operationId).toBe(hasJson ? 'object' : undefined)
      expect(JSON.stringify([inputSchema, outputSchema])).not.toMatch(/"\$ref"|"x-|"example/)
      expect(description).toBeTruthy()
      expect(annotations).toMatchObject({
        readOnlyHint: method === 'get',
        idempotentHint: method !== 'post' || idempotent,
      })
    }
    const { inputSchema } = tools.get('createTask') as Tool
    expect(inputSchema.required).toEqual(['title_text'])
    expect((tools.get('getTask') as Tool).inputSchema.required).toEqual(['id'])
  })

  test.each([
    ['standard input and output', overStdio],
    ['streamable HTTP', overHttp],
  ] as const)('a client over %s gets the API’s bodies as results', async (_, connectOver) => {
    const client = await connectOver()
    // The client validates results against the output schemas that it knows.
    await client.listTools()
    const project_id = world.projects.main
    const created = await call(client, 'createTask', {
      title_text: 'Ask an agent 🤖',
      project_id,
      progress: 10,
    })
    const { data } = created.structuredContent as { data: { id: string } }
    expect(JSON.parse(textOf(created))).toEqual(created.structuredContent)
    const updated = await call(client, 'updateTask', { id: data.id, progress: 100, priority: null })
    const got = await call(client, 'getTask', { id: data.id })
    expect(got.structuredContent).toEqual((await full.get(`/tasks/${data.id}`)).body)
    expect(got.structuredContent).toEqual(updated.structuredContent)
    expect(got.structuredContent).toMatchObject({ data: { title: 'Ask an agent 🤖', completed: true } })

    const page = await call(client, 'listTasks', { project_id, completed: 'true', limit: 1 })
    const query = { project_id, completed: 'true', limit: 1 }
    expect(page.structuredContent).toEqual((await full.get('/tasks', { query })).body)
    const { meta } = page.structuredContent as { meta: { next_cursor: string } }
    const next = await call(client, 'listTasks', { ...query, cursor: meta.next_cursor })
    expect(next.isError).toBeUndefined()
    const me = await call(client, 'getMe')
    expect(me.structuredContent).toMatchObject({ workspace: { id: world.workspace.id } })
  })

  test('a client gets an error of the API as a readable result', async () => {
    const client = await connect()
    const refused = async (name: string, args: object): Promise<string> => {
      const result = await call(client, name, args as Record<string, unknown>)
      expect(result).toMatchObject({ isError: true })
      expect(result.structuredContent).toBeUndefined()
      return textOf(result)
    }
    expect(await refused('getTask', { id: 'task_x' })).toMatch(
      /^The requested resource was not found\. \(404 not_found, request [\w-]+\)$/,
    )
    expect(
      await refused('createTask', { title_text: 'x', project_id: world.projects.main, progress: 101 }),
    ).toMatch(/^progress .* \(422 validation_error, param progress, request [\w-]+\)$/)
    expect(await refused('getTask', {})).toBe('id is required.')
    expect(await refused('getTask', { id: '..' })).toBe('id is required.')
    expect(await refused('createTask', { title: 'x' })).toBe('createTask has no argument title.')
    await expect(call(client, 'deleteWorkspace')).rejects.toThrow('there is no tool deleteWorkspace')
  })

  test('a repeated call does its work once and is marked as a replay, while a call with different arguments is a new call', async () => {
    const client = await connect()
    const comment = (body: string) => call(client, 'createTaskComment', { id: world.tasks.first, body })
    const first = await comment('Twice')
    const again = await comment('Twice')
    expect(again.structuredContent).toEqual(first.structuredContent)
    expect(textOf(again)).toContain('nothing was repeated')
    expect((await comment('Thrice')).structuredContent).not.toEqual(first.structuredContent)
    const twice = await sql`select 1 from comments where body = 'Twice' and task_id = ${world.tasks.first}`
    expect(twice).toHaveLength(1)
  })

  test('a key has the tools of its scopes, and getMe', async () => {
    const scope = 'write:comments'
    expect((await only(scope).get('/me')).body.key.scopes).toEqual([scope])
    const client = await connectInProcess(world.keys[scope].secret)
    expect([...(await toolsOf(client)).keys()]).toEqual(['getMe', 'createTaskComment'])
    await expect(call(client, 'getTask', { id: world.tasks.first })).rejects.toThrow(
      'there is no tool getTask',
    )
  })
})

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

test('calls received before the end of input get a response, and standard output contains nothing else', async () => {
  const child = spawn(process.execPath, ['src/cli.ts', 'mcp'], { env: access(world.keys.full.secret) })
  const params = { name: 'getMe', arguments: {} }
  const asked = [
    initialize,
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params },
  ]
  child.stdin.end(asked.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  const lines = stdout.trimEnd().split('\n')
  const answers = lines.map((line) => JSON.parse(line) as { id: number; result: object })
  expect(answers.map(({ id }) => id)).toEqual([1, 2])
  expect(answers[1]?.result).toMatchObject({ structuredContent: { workspace: { id: world.workspace.id } } })
})

describe('the MCP server over HTTP', () => {
  async function post(url: string, headers: Record<string, string>, method = 'POST') {
    const sent = request(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
    })
    sent.end(method === 'POST' ? JSON.stringify(initialize) : undefined)
    const [res] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: res.statusCode, body: await json(res) }
  }

  test('over HTTP the MCP server answers only requests from this machine', async () => {
    const { url, stop } = await serve()
    const { port } = new URL(url)
    const statusWith = async (headers: Record<string, string>) => (await post(url, headers)).status
    expect(await post(url, {})).toMatchObject({
      status: 200,
      body: { result: { serverInfo: { name: 'taskwire' } } },
    })
    expect(await statusWith({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` })).toBe(200)
    expect(await statusWith({ Host: 'rebound.example' })).toBe(403)
    expect(await statusWith({ Origin: 'https://rebound.example' })).toBe(403)
    expect(await statusWith({ Origin: 'null' })).toBe(403)
    expect((await post(url, {}, 'GET')).status).toBe(405)
    expect((await post(url.replace('/mcp', '/'), {})).status).toBe(404)
    expect(await stop()).toBe(0)
  })
})

describe('errors are printed in one line', () => {
  const url = () => `${app.url}${apiPrefix}`
  const key = () => world.keys.full.secret
  test.for<[name: string, env: () => Record<string, string>, code: number, says: RegExp]>([
    ['a missing URL', () => ({ TASKWIRE_KEY: key() }), 78, /^error: TASKWIRE_URL must be set: /],
    ['a missing key', () => ({ TASKWIRE_URL: url() }), 78, /^error: TASKWIRE_KEY must be set: /],
    [
      'a malformed key',
      () => ({ TASKWIRE_URL: url(), TASKWIRE_KEY: 'x' }),
      78,
      /^error: TASKWIRE_KEY must be /,
    ],
    [
      'an unknown key',
      () => ({ TASKWIRE_URL: url(), TASKWIRE_KEY: newSecret() }),
      1,
      /^error: the API refused the key: .*401 api_key_required/,
    ],
    [
      'a server that does not answer',
      () => ({ TASKWIRE_URL: 'http://127.0.0.1:2', TASKWIRE_KEY: key() }),
      1,
      /^error: http:\/\/127\.0\.0\.1:2 does not respond: .*ECONNREFUSED/,
    ],
    [
      'a URL without the prefix',
      () => ({ TASKWIRE_URL: app.url, TASKWIRE_KEY: key() }),
      1,
      /is not a Taskwire API \(404\)/,
    ],
  ])('the error of %s is printed in one line', async ([, env, code, says]) => {
    const ended = await taskwireInProcess(['mcp'], env())
    expect(ended).toMatchObject({ code, stdout: '' })
    expect(ended.stderr).toMatch(says)
    expect(ended.stderr).toMatch(/^[^\n]+\n$/)
    expect(ended.stderr).not.toContain(key())
  })

  test.for([['--port', '65536'], ['--all'], ['now']])(
    'a usage error is reported in one line: %s',
    async (args) => {
      expect(await taskwireInProcess(['mcp', ...args], access(key()))).toMatchObject({
        code: 78,
        stdout: '',
        stderr: expect.stringMatching(/^error: (?!error)[^\n]+\n$/) as string,
      })
    },
  )
})
