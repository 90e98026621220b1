import type { TestProject } from 'vitest/node'

/** Whether every file of tests has run, unfiltered, and none has failed: only then is what never happened a finding. */
export async function isWholeRun(project: TestProject): Promise<boolean> {
  const { state, config } = project.vitest
  const { testFiles } = await project.globTestFiles()
  const done = state
    .getTestModules()
    .filter((module) => module.project === project && ['passed', 'skipped'].includes(module.state()))
  return config.testNamePattern === undefined && done.length === testFiles.length
}
