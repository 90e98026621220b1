import type { ApiDocument } from './api-document.ts'

/**
 * The contract, with the server that this page came from: that is the one that it may call, also where the contract names
 * another way to it.
 */
export async function fetchDocument(): Promise<ApiDocument> {
  const answer = await fetch('/openapi.json')
  if (!answer.ok) throw new Error(`/openapi.json: ${answer.status}`)
  const contract = (await answer.json()) as ApiDocument
  const [server] = contract.servers
  if (!server) return contract
  const { pathname } = new URL(server.url)
  return { ...contract, servers: [{ ...server, url: location.origin + pathname }] }
}
