import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openForWork } from '../db/open-database.ts'
import { checkConfiguration, checkFiles } from './configuration.ts'
import { checkState } from './database.ts'
import type { Finding } from './finding.ts'

/** Maximum time that startup waits for the checks, in milliseconds. */
const timeoutMs = 2_000

/**
 * Logs problems that `doctor` finds but that do not prevent startup. Never fails, and gives up if the database is slow.
 */
export async function warnOfProblems(config: Config, databaseUrl: string, logger: Logger): Promise<void> {
  const { db, cut, close } = openForWork(databaseUrl, { total: 1, applicationName: 'taskwire check' })
  const orNone = (findings: Promise<Finding[]>): Promise<Finding[]> => findings.catch(() => [])
  const given = new AbortController()
  // Closing the connection rejects its statements in flight.
  const found = Promise.all([orNone(checkFiles(config)), orNone(checkState(db, config))])
  void delay(timeoutMs, undefined, { signal: given.signal }).then(
    () => cut(Infinity),
    () => undefined,
  )
  for (const { check, status, message, remedy } of [...checkConfiguration(config), ...(await found).flat()])
    if (status === 'problem') logger.warn({ check, remedy }, message)
  given.abort()
  await close()
}
