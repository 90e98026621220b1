import { setTimeout as delay } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { inSpan } from '../tracing/spans.ts'
import { jobs, type Job } from './jobs.ts'

export interface Scheduler {
  /** Resolves when the running jobs have finished. */
  stop(): Promise<void>
}

/** Runs every job at its interval. Logs a job that fails, and runs it again after the interval. */
export function startJobs(context: AppContext): Scheduler {
  const stopped = new AbortController()
  const running = jobs.map((job) => repeat(context, job, stopped.signal))
  return {
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }
}

async function repeat(context: AppContext, job: Job, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    if (await runOnce(context, job)) continue
    await delay(job.everySeconds * 1000, undefined, { signal: stopped }).catch(() => undefined)
  }
}

/** Runs a batch of a job. Returns whether there may be more. */
async function runOnce(context: AppContext, job: Job): Promise<boolean> {
  const {
    logger,
    metrics: { failing },
  } = context
  try {
    const more = await inSpan(job.name, () => job.run(context))
    failing.delete(job.name)
    return more
  } catch (error) {
    failing.add(job.name)
    logger.error({ err: error, job: job.name }, 'a job failed')
    return false
  }
}
