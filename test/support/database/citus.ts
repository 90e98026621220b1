import postgres, { type Sql } from 'postgres'

interface Node {
  name: string
  port: number
  isCoordinator: boolean
}

/** Number of shards of a table. Small, since each shard is a table in every test database. */
const shards = 4

/** Creates a database with the extension on each node of a cluster, and returns its URL. */
export async function createCitusDatabase(clusterUrl: string, name: string): Promise<string> {
  const nodes = await nodesOf(clusterUrl)
  for (const node of nodes) {
    await on(nodeUrl(clusterUrl, node), (sql) => sql.unsafe(`create database ${name}`))
    await on(nodeUrl(clusterUrl, node, name), (sql) => sql.unsafe('create extension citus'))
  }
  const url = nodeUrl(
    clusterUrl,
    nodes.find(({ isCoordinator }) => isCoordinator)!,
    name,
  )
  await on(url, async (sql) => {
    for (const { name: host, port, isCoordinator } of nodes)
      await (isCoordinator
        ? sql`select citus_set_coordinator_host(${host}, ${port})`
        : sql`select citus_add_node(${host}, ${port})`)
    await sql.unsafe(`alter database ${name} set citus.shard_count = ${shards}`)
  })
  return url
}

export async function dropCitusDatabase(clusterUrl: string, name: string): Promise<void> {
  for (const node of await nodesOf(clusterUrl))
    await on(nodeUrl(clusterUrl, node), (sql) => sql.unsafe(`drop database if exists ${name} with (force)`))
}

/** Returns the nodes of a cluster, the coordinator first. */
export async function nodesOf(url: string): Promise<Node[]> {
  const nodes = await on(
    url,
    (sql) =>
      sql<Node[]>`
      select nodename as name, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node order by groupid`,
  )
  return [...nodes]
}

export function nodeUrl(clusterUrl: string, node: Node, database?: string): string {
  const url = new URL(clusterUrl)
  url.host = `${node.name}:${node.port}`
  if (database !== undefined) url.pathname = `/${database}`
  return url.href
}

/** Runs work on a connection that is closed afterwards. */
export async function on<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
