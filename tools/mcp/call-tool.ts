import { createHash } from 'node:crypto'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Operation } from '../../src/contract/operation.ts'
import type { ErrorEnvelope } from '../../src/errors.ts'
import { callApi, NoResponseError, type ApiAccess, type ApiResponse, type ApiRequest } from './api.ts'
import type { OperationTool } from './tools.ts'

export type Arguments = Readonly<Record<string, unknown>>

/**
 * Calls the operation with a tool's arguments. Failures are results with `isError`, for the agent to read.
 * @param session makes idempotency keys unique to this process
 */
export async function callTool(
  api: ApiAccess,
  { tool, operation }: OperationTool,
  given: Arguments,
  session: string,
): Promise<CallToolResult> {
  const properties = tool.inputSchema.properties ?? {}
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name))
  if (unknown.length > 0) return failure(`${tool.name} has no argument ${unknown.join(', ')}.`)
  const missing = pathNames(operation).find((name) => !isSegment(given[name]))
  if (missing !== undefined) return failure(`${missing} is required.`)
  try {
    return resultOf(await callApi(api, requestOf(operation, given, session)))
  } catch (error) {
    if (error instanceof NoResponseError) return failure(error.message)
    throw error
  }
}

function requestOf(operation: Operation, given: Arguments, session: string): ApiRequest {
  const { method, query, body, idempotent } = operation
  const inPath = pathNames(operation)
  const inQuery = query.map(({ name }) => name)
  const inBody = Object.entries(given).filter(([name]) => !inPath.includes(name) && !inQuery.includes(name))
  const filters = inQuery.filter((name) => given[name] != null)
  const search = new URLSearchParams(
    filters.map((name): [string, string] => [name, textOf(given[name])]),
  ).toString()
  return {
    method,
    path: `${pathOf(operation, given)}${search && `?${search}`}`,
    ...(idempotent && { headers: { 'Idempotency-Key': keyOf(operation, given, session) } }),
    ...(body && { body: Object.fromEntries(inBody) }),
  }
}

/**
 * Returns the same key for the same arguments, so that an agent that repeats a call without a response does the work
 * once.
 */
function keyOf({ operationId }: Operation, given: Arguments, session: string): string {
  const sorted = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([session, operationId, sorted]))
    .digest('base64url')
}

const pathNames = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name)

const pathOf = ({ path }: Operation, given: Arguments): string =>
  path.replace(/\{(.+?)\}/g, (_, name: string) => encodeURIComponent(textOf(given[name])))

/** Returns whether a value can be a path segment: dots alone would change the path. */
const isSegment = (value: unknown): boolean => value != null && !/^\.{0,2}$/.test(textOf(value))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function resultOf({ status, replayed, json }: ApiResponse): CallToolResult {
  if (status >= 400) return failure(refusalOf(status, json))
  if (!json) return { content: [text(status === 204 ? 'Done.' : `The API returned ${status}.`)] }
  const note = replayed
    ? [text('A call with these arguments was made before: this is its result, and nothing was repeated.')]
    : []
  return { structuredContent: json, content: [text(JSON.stringify(json)), ...note] }
}

function refusalOf(status: number, envelope: Partial<ErrorEnvelope> | undefined): string {
  const { error } = envelope ?? {}
  if (!error?.code) return `The server returned ${status} without an error of the API.`
  const param = error.param === undefined ? '' : `, param ${error.param}`
  return `${error.message} (${status} ${error.code}${param}, request ${error.request_id})`
}

const text = (value: string) => ({ type: 'text' as const, text: value })
const failure = (message: string): CallToolResult => ({ isError: true, content: [text(message)] })
