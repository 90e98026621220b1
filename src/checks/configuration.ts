import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { secretFile } from '../crypto/session-secret.ts'
import { finding, type Finding } from './finding.ts'

export function checkConfiguration({ webhooks, role, publicUrl, host }: Config): Finding[] {
  const isLocal = (name: string) => /^(localhost|\[?::1\]?|127\.[\d.]+)$/.test(name)
  const { protocol, hostname, pathname } = new URL(publicUrl ?? 'http://localhost')
  const isElsewhere = publicUrl !== undefined && isLocal(hostname) && !isLocal(host)
  const faults = [
    isElsewhere && 'is a loopback address, so each client would reach its own machine',
    protocol === 'http:' && !isLocal(hostname) && 'is not encrypted',
    pathname !== '/' && 'has a path, which the pages do not support',
    publicUrl === undefined && !isLocal(host) && 'so links and cookies follow the Host of each request',
  ].filter((fault) => fault !== false)
  const isLax = webhooks.allowInsecure
  const lax = isLax ? ', and webhooks may be sent by http: and to internal networks' : ''
  return [
    finding('configuration', `every variable is valid: ROLE=${role}${lax}`, false, isLax),
    finding('public_url', [publicUrl ?? 'unset', ...faults].join(', '), isElsewhere, faults.length > 0),
  ]
}

/** Checks DATA_DIR. With an external database it contains at most the session secret. */
export async function checkFiles({ dataDir, databaseUrl, sessionSecret }: Config): Promise<Finding[]> {
  const [secret, database] = [secretFile(dataDir), join(dataDir, 'postgres')]
  const isLost = sessionSecret === undefined && !(await modeOf(secret)) && (await modeOf(database)) > 0
  const source = sessionSecret === undefined ? secret : 'SESSION_SECRET'
  const found = [finding('session_secret', `${source}${isLost ? ' is missing' : ''}`, false, isLost)]
  if (databaseUrl !== undefined) return found
  const open: string[] = []
  for (const path of [secret, join(dataDir, 'postgres-password'), database])
    if ((await modeOf(path)) & 0o077) open.push(path)
  const { bavail, blocks, bsize } = await statfs(await nearest(dataDir))
  const freeGiB = (bavail * bsize) / 2 ** 30
  const room = `${freeGiB.toFixed(1)} GiB free for ${dataDir} (${Math.round((100 * bavail) / blocks)} %)`
  return [
    finding(
      'data_dir',
      open.length > 0 ? `other users can read ${open.join(' ')}` : dataDir,
      open.length > 0,
    ),
    finding('disk', room, freeGiB < 1 / 4, freeGiB < 2 || bavail / blocks < 0.05),
    ...found,
  ]
}

/**
 * Returns the path if it exists, or else the nearest existing parent, in which the first start creates the directory.
 */
async function nearest(path: string): Promise<string> {
  return (await modeOf(path)) ? path : nearest(dirname(path))
}

/** Returns the mode of a file or directory, or 0 if it does not exist. */
const modeOf = async (path: string) => (await stat(path, { throwIfNoEntry: false }))?.mode ?? 0
