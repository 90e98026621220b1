import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { inSpan } from '../tracing/spans.ts'
import type { JobContext } from './job-context.ts'
import { jobs, type Job } from './jobs.ts'

/** What the scheduler uses of its process, for itself and for its jobs. */
interface SchedulerContext extends JobContext {
  logger: Logger
  metrics: Pick<Metrics, 'failing'>
}

export interface Scheduler {
  /** Resolves when the running jobs have finished. */
  stop(): Promise<void>
}

/**
 * Runs every job at its interval. Logs a job that fails, and runs it again after at most `retrySeconds`, so that a failure
 * that has passed does not leave the server degraded until the job is due again (product.md 15.8).
 */
export function startJobs(context: SchedulerContext): Scheduler {
  const stopped = new AbortController()
  const running = jobs.map((job) => repeat(context, job, stopped.signal))
  return {
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }
}

/** Maximum time after which a failed job runs again. */
const retrySeconds = 30

async function repeat(context: SchedulerContext, job: Job, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const outcome = await runOnce(context, job)
    if (outcome === 'has more') continue
    const seconds = outcome === 'failed' ? Math.min(job.everySeconds, retrySeconds) : job.everySeconds
    await delay(seconds * 1000, undefined, { signal: stopped }).catch(() => undefined)
  }
}

/** Runs a batch of a job. */
async function runOnce(context: SchedulerContext, job: Job): Promise<'has more' | 'done' | 'failed'> {
  const {
    logger,
    metrics: { failing },
  } = context
  try {
    const more = await inSpan(job.name, () => job.run(context))
    failing.delete(job.name)
    return more ? 'has more' : 'done'
  } catch (error) {
    failing.add(job.name)
    logger.error({ err: error, job: job.name }, 'a job failed')
    return 'failed'
  }
}
