import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './db/embedded/process-alive.ts'

interface RunningSite {
  pid: number
  url: string
}

/** Stores the base URL of links to this process in DATA_DIR, for commands. Without it, commands use `PORT`. */
export async function storeSiteUrl(dataDir: string, url: string): Promise<void> {
  const site: RunningSite = { pid: process.pid, url }
  await writeFile(fileIn(dataDir), JSON.stringify(site), { mode: 0o600 }).catch(() => undefined)
}

/** Returns the URL of the server that runs on DATA_DIR; undefined if none does. */
export async function findSiteUrl(dataDir: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined)
  if (!text) return undefined
  const { pid, url } = JSON.parse(text) as RunningSite
  return isAlive(pid) ? url : undefined
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json')
