import type { AppContext } from '../../src/context.ts'
import { jobs } from '../../src/jobs/jobs.ts'

/** Several workers at once, until none has more to do. */
export async function runJob(context: AppContext, name: string, workers = 4): Promise<void> {
  const job = jobs.find((candidate) => candidate.name === name)
  if (!job) throw new Error(`no job ${name}`)
  const work = async (): Promise<void> => {
    while (await job.run(context));
  }
  await Promise.all(Array.from({ length: workers }, work))
}
