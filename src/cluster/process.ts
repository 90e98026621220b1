/* The entry point of one process of a cluster. It serves requests or does the background work. */

import cluster from 'node:cluster'
import { drainGraceMs, type Config } from '../config.ts'
import { openLogOutput, type LogOutput } from '../log-output.ts'
import { crashOnUnexpectedErrors, createLogger } from '../logger.ts'
import { startServer } from '../start.ts'
import { connect, type Call } from './calls.ts'

const stopping = new AbortController()
let running: Awaited<ReturnType<typeof startServer>> | undefined
let output: LogOutput | undefined

// `npm run compile` only loads this file, without a primary.
if (cluster.worker) {
  const figures = () => running?.metrics.registry.getMetricsAsJSON() ?? []
  const callPrimary = connect(cluster.worker, {
    start: (config) => start(config, callPrimary),
    figures,
    failing: () => [...(running?.metrics.failing ?? [])],
    stop,
  })
  // Node may close the channel before `stop` is read.
  process.once('disconnect', () => void stop(drainGraceMs))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void callPrimary('stop'))
  void callPrimary('ready')
}

async function start(config: Config, callPrimary: Call): Promise<number> {
  output = await openLogOutput(config, true)
  const logger = createLogger(config, output)
  crashOnUnexpectedErrors(logger, output, async () => running?.stop(0))
  running = await startServer(config, logger, stopping.signal, {
    budgets: {
      spend: (charges) => callPrimary('spend', charges),
      peek: (charge) => callPrimary('peek', charge),
      close: () => Promise.resolve(),
    },
    metrics: { text: () => callPrimary('metricsText'), allFailing: () => callPrimary('failing') },
    streams: {
      open: (owner) => callPrimary('openStream', owner),
      close: (owner) => void callPrimary('closeStream', owner),
    },
    imports: {
      begin: (person) => callPrimary('beginImport', person),
      end: (person) => void callPrimary('endImport', person),
    },
  })
  return running.port
}

async function stop(graceMs: number): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  await running?.stop(graceMs)
  await output?.end()
  process.exit(0)
}
