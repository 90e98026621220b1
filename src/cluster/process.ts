/* The entrance of a process that the primary of a server has started: one that serves requests, or does what runs beside them. */

import cluster from 'node:cluster'
import type { Logger } from 'pino'
import { crashOnUnexpectedErrors } from '../ending.ts'
import { createLogger, flushLog, openLogOutput } from '../logger.ts'
import { openContext, serve, startBackground } from '../start.ts'
import { failureOf, openChannel } from '../channel.ts'
import { PrimaryBudgets } from './primary-budgets.ts'
import type { Figures, PrimaryQuestions, ProcessQuestions, Setup } from './questions.ts'

interface Running {
  url: string | undefined
  /** Resolves when it takes no connections any more. */
  closing: Promise<void> | undefined
  logger: Logger
  figures: () => Promise<Figures>
  stop: (graceMs: number) => Promise<void>
}

/** Once it has started. */
let running: Running | undefined
let isStopping = false

// Node ends the process when the channel is closed, and so when the primary has ended.
const askPrimary = openChannel<PrimaryQuestions, ProcessQuestions>(process, {
  figures: async () => (await running?.figures()) ?? [],
  stop: (graceMs) => stop(graceMs),
})
// The primary may have been sent one as well.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void askPrimary('signalled').catch(() => undefined))

// To a primary that has just ended nothing can be sent: this process ends too, and not by an error that nobody hears.
cluster.worker?.on('error', () => undefined)

// Without a primary it is loaded to be compiled, and no more.
if (cluster.isWorker) await begin()

async function begin(): Promise<void> {
  try {
    running = await start(await askPrimary('setup'))
    void askPrimary('serving', running.url)
  } catch (error) {
    await askPrimary('failed', failureOf(error))
    process.exit(1)
  }
}

async function start({ config, databaseUrl, sessionSecret }: Setup): Promise<Running> {
  const logger = createLogger(config, await openLogOutput(config, true))
  crashOnUnexpectedErrors(logger, async () => running?.stop(0))
  await using opened = new AsyncDisposableStack()
  const shared = {
    budgets: new PrimaryBudgets((calls) => askPrimary('budgets', calls)),
    metricsText: () => askPrimary('metricsText'),
  }
  const connections = config.databasePool
  const context = await openContext(
    { config, logger, databaseUrl, sessionSecret, connections, shared },
    opened,
  )
  const { url, server } = config.role === 'worker' ? {} : await serve(context)
  const work = config.role === 'worker' ? startBackground(context) : undefined
  const open = opened.move()

  return {
    url,
    closing: server?.closing,
    logger,
    figures: () => context.metrics.registry.getMetricsAsJSON(),
    async stop(graceMs) {
      context.drain.abort()
      await Promise.all([server?.drain(graceMs), work?.stop(graceMs)])
      await open.disposeAsync()
    },
  }
}

/** One that has not started has nothing to end. */
async function stop(graceMs: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await running?.closing
  await running?.stop(graceMs)
  if (running) await flushLog(running.logger)
  process.exit(0)
}
