import { apiPrefix } from '../../src/app.ts'
import { startServer } from './server-process.ts'
import type { Taskwire } from './taskwire.ts'
import type { World } from './world.ts'

export const references = ['bare', 'fastify', 'express-openapi-validator', 'openapi-backend'] as const
export const sideNames = ['taskwire', ...references] as const
export type SideName = (typeof sideNames)[number]

export const sideTitles: Record<SideName, string> = {
  taskwire: 'Taskwire',
  bare: 'node:http',
  fastify: 'Fastify',
  'express-openapi-validator': 'express-openapi-validator',
  'openapi-backend': 'openapi-backend',
}

/** A server that the others are compared with. */
export interface Side {
  name: SideName
  /** With the API's prefix. */
  url: string
  pid: number
}

/** Taskwire and those of the reference servers that are named, all on Taskwire's database. */
export async function startSides(
  taskwire: Taskwire,
  world: World,
  names: readonly SideName[],
  opened: AsyncDisposableStack,
): Promise<Side[]> {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: taskwire.databaseUrl,
    API_KEY: world.apiKey,
    WORKSPACE_ID: world.workspaceId,
    USER_ID: world.userId,
  }
  const sides: Side[] = [{ name: 'taskwire', url: taskwire.url, pid: taskwire.pid }]
  for (const name of references.filter((one) => names.includes(one))) {
    const { url, pid } = opened.use(await startServer([`scripts/bench/references/${name}.ts`], env))
    sides.push({ name, url: `${url}${apiPrefix}`, pid })
  }
  return sides
}
