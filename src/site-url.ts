import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './db/embedded/process-alive.ts'

interface RunningSite {
  pid: number
  url: string
}

/** Keeps in DATA_DIR the URL that links to this process begin with, for commands. Without it they use `PORT`. */
export async function keepSiteUrl(dataDir: string, url: string): Promise<void> {
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
