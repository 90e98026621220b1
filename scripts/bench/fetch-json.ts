import type { World } from './world.ts'

export function headersOf({ apiKey }: World): Record<string, string> {
  return { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' }
}

/** @throws Error what was answered, where that is not 2xx */
export async function fetchJson<Body>(url: string, world: World, init?: RequestInit): Promise<Body> {
  const response = await fetch(url, { headers: headersOf(world), ...init })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Body
}
