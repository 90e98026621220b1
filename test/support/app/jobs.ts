import type { AppContext } from '../../../src/context.ts'
import { jobs } from '../../../src/jobs/jobs.ts'

/** Runs a job in several workers at once, until all of it is done. */
export async function runJob(context: AppContext, name: string, workers = 4): Promise<void> {
  const job = jobs.find((candidate) => candidate.name === name)
  if (!job) throw new Error(`no job ${name}`)
  const work = async (): Promise<void> => {
    while (await job.run(context));
  }
  await Promise.all(Array.from({ length: workers }, work))
}
