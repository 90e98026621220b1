import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../src/config.ts'
import { secretFile } from '../../src/crypto/session-secret.ts'
import { readSecret } from '../../src/crypto/secret-file.ts'
import { innermostMessage } from '../../src/errors.ts'
import { ok, problem, warning, type Finding } from './finding.ts'

const gibibyte = 2 ** 30
const problemBytes = gibibyte / 4
const warningBytes = 2 * gibibyte
/** PostgreSQL needs room for its log of changes beside the data. */
const warningShare = 0.05

const shortestSecret = 32

/** What lies in DATA_DIR: with an external database that is the session secret at most. */
export async function checkDataDir(config: Config): Promise<Finding[]> {
  const isBuiltIn = config.databaseUrl === undefined
  const found = [await tried('session_secret', () => checkSessionSecret(config))]
  if (!isBuiltIn) return found
  return [
    await tried('data_dir', () => checkModes(config)),
    await tried('disk', () => checkDisk(config)),
    ...found,
  ]
}

async function tried(check: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look()
  } catch (error) {
    return problem(check, innermostMessage(error), 'run this as the user that the server runs as')
  }
}

/** Whoever can read these can read everything. */
async function checkModes({ dataDir }: Config): Promise<Finding> {
  const check = 'data_dir'
  if (!(await modeOf(dataDir))) return ok(check, `${dataDir} is made by the first start`)
  const secrets = [secretFile(dataDir), join(dataDir, 'postgres-password')]
  const open: string[] = []
  for (const path of [...secrets, join(dataDir, 'postgres')]) {
    const mode = await modeOf(path)
    if (mode !== undefined && (mode & 0o077) !== 0) open.push(path)
  }
  if (open.length === 0) return ok(check, `${dataDir}: its secrets are for their owner alone`)
  return problem(
    check,
    `other users of this machine may read ${open.join(', ')}`,
    `chmod go= ${open.join(' ')}`,
  )
}

async function modeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(ignoreMissing)
  return found?.mode
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const check = 'disk'
  const { bavail, blocks, bsize } = await statfs(await nearest(dataDir))
  const free = bavail * bsize
  const share = bavail / blocks
  const message = `${(free / gibibyte).toFixed(1)} GiB free for ${dataDir} (${Math.round(share * 100)} %)`
  const remedy = 'make room: a full disk refuses all writes'
  if (free < problemBytes) return problem(check, message, remedy)
  return free < warningBytes || share < warningShare ? warning(check, message, remedy) : ok(check, message)
}

/** The directory, or the one in which it is going to be made. */
async function nearest(path: string): Promise<string> {
  return (await stat(path).catch(ignoreMissing)) ? path : nearest(dirname(path))
}

async function checkSessionSecret({
  sessionSecret,
  sessionSecretPrevious,
  dataDir,
}: Config): Promise<Finding> {
  const check = 'session_secret'
  const previous = sessionSecretPrevious === undefined ? '' : '; SESSION_SECRET_PREVIOUS is set as well'
  if (sessionSecret !== undefined) return ok(check, `SESSION_SECRET is set${previous}`)
  const path = secretFile(dataDir)
  const secret = await readSecret(path)
  if (secret === undefined) {
    return (await modeOf(join(dataDir, 'postgres')))
      ? warning(
          check,
          `${path} is missing: the next start makes another, with which cursors in use are refused`,
          'put the file back from a backup, or set SESSION_SECRET to what it held',
        )
      : ok(check, `${path} is made by the first start`)
  }
  if (secret.length < shortestSecret)
    return problem(
      check,
      `${path} holds fewer than ${shortestSecret} characters`,
      'put the file back from a backup',
    )
  return ok(check, `kept in ${path}${previous}`)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
