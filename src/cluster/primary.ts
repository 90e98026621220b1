import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { loadSessionSecret } from '../crypto/session-secret.ts'
import { openForWork } from '../db/database.ts'
import { MemoryBudgets } from '../http/rate-limits.ts'
import { monotonicClock } from '../clocks.ts'
import { fillDatabase, prepareDatabase } from '../prepare-database.ts'
import type { Demo } from '../seeds/demo.ts'
import type { RunningServer } from '../start.ts'
import { AddedMetrics } from './added-metrics.ts'
import { answerCalls } from './primary-budgets.ts'
import { Processes } from './processes.ts'

/**
 * Starts a server of several processes behind one port. This one, the primary, holds what there is once: the built-in
 * database, the budgets, the metrics of all. It serves no request itself, and so has little that could fail.
 */
export async function startCluster(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack()
  const databaseUrl = await prepareDatabase(config, logger, signal, opened)
  const sessionSecret = await loadSessionSecret(config)
  const demo = await fill(databaseUrl, config, logger)

  const budgets = new MemoryBudgets(config.rateLimits, monotonicClock)
  const metrics: AddedMetrics = new AddedMetrics(() => processes.running)
  let { port } = config
  let url = ''
  const processes = new Processes(
    {
      setup: (role) => ({ config: { ...config, role, port }, databaseUrl, sessionSecret }),
      budgets: (calls) => answerCalls(budgets, calls),
      metricsText: () => metrics.text(),
      ended(one) {
        metrics.end(one)
        // The system would pick another port, once nobody listens on the one that it had picked for PORT=0.
        if (url !== '' && !processes.serves('api')) port = Number(new URL(url).port)
      },
    },
    logger,
  )
  opened.defer(() => processes.stop(0))
  // A start that is to end waits for none of them, whatever keeps it.
  signal.throwIfAborted()
  const giveUp = (): void => void processes.stop(0)
  signal.addEventListener('abort', giveUp)
  const background = config.role === 'all' ? [processes.start('worker')] : []
  const apis = Array.from({ length: config.workers }, () => processes.start('api'))
  url = (await Promise.all([...apis, ...background]))[0] ?? ''
  signal.removeEventListener('abort', giveUp)
  const open = opened.move()

  return {
    url,
    demo,
    async stop(graceMs) {
      await processes.stop(graceMs)
      await open.disposeAsync()
    },
  }
}

/** On a connection that is closed again. */
async function fill(databaseUrl: string, config: Config, logger: Logger): Promise<Demo | undefined> {
  const { db, close } = openForWork(databaseUrl, { total: 1, applicationName: 'taskwire' })
  try {
    return await fillDatabase({ config, databaseUrl, db, clock: { now: () => new Date() }, logger })
  } finally {
    await close()
  }
}
