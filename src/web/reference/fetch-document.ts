import type { ApiDocument } from './api-document.ts'

/** Fetches the contract, and sets its server to the one that this page came from, which the page may call. */
export async function fetchDocument(): Promise<ApiDocument> {
  const answer = await fetch('/openapi.json')
  if (!answer.ok) throw new Error(`/openapi.json: ${answer.status}`)
  const contract = (await answer.json()) as ApiDocument
  const [server] = contract.servers
  if (!server) return contract
  const { pathname } = new URL(server.url)
  return { ...contract, servers: [{ ...server, url: location.origin + pathname }] }
}
