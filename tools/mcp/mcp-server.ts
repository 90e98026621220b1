import { randomUUID } from 'node:crypto'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { readContract } from '../../src/contract/contract.ts'
import { referenceOf } from '../../src/pages/reference/contract.ts'
import { callApi, NoResponseError, type ApiAccess } from './api.ts'
import { callTool } from './call-tool.ts'
import { toolsFor } from './tools.ts'

/**
 * Asks the API for the key's scopes, and returns a factory of MCP servers with the tools for these scopes. Each
 * connection needs a separate server.
 * @param version of this program
 * @throws NoResponseError if there is no API, or it refuses the key
 */
export async function openMcp(api: ApiAccess, version: string): Promise<() => Server> {
  const { workspace, key } = await readMe(api)
  const tools = toolsFor(referenceOf(readContract('openapi')), key.scopes)
  const session = randomUUID()
  const instructions = `Work of the workspace ${workspace.name}: projects, tasks, comments, calendar events, members.`
  return () => {
    const server = new Server({ name: 'taskwire', version }, { capabilities: { tools: {} }, instructions })
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: [...tools.values()].map(({ tool }) => tool),
    }))
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
      const tool = tools.get(params.name)
      if (!tool) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${params.name}`)
      return callTool(api, tool, params.arguments ?? {}, session)
    })
    return server
  }
}

async function readMe(api: ApiAccess): Promise<Schemas['Me']> {
  const { status, json } = await callApi(api, { method: 'get', path: '/me' })
  if (status === 200 && json?.key && json.workspace) return json as unknown as Schemas['Me']
  const { error } = (json ?? {}) as { error?: { code?: string; message?: string } }
  if (error?.code === undefined || error.code === 'not_found')
    throw new NoResponseError(
      `${api.url}/me is not a Taskwire API (${status}): TASKWIRE_URL ends with the API's prefix`,
    )
  throw new NoResponseError(`the API refused the key: ${error.message} (${status} ${error.code})`)
}
