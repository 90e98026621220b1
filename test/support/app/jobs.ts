import type { AppContext } from '../../../src/context.ts'
import { jobs } from '../../../src/jobs/jobs.ts'

/** Runs a job in several workers concurrently, until no work is left. */
export async function runJob(context: AppContext, name: string, workers = 4): Promise<void> {
  const job = jobs.find((candidate) => candidate.name === name)
  if (!job) throw new Error(`no job ${name}`)
  const work = async (): Promise<void> => {
    while (await job.run(context));
  }
  await Promise.all(Array.from({ length: workers }, work))
}
