import type { TestProject } from 'vitest/node'

/**
 * Returns whether every test file has run, unfiltered and without a failure. Only then is a missing response a
 * finding.
 */
export async function isWholeRun(project: TestProject): Promise<boolean> {
  const { state, config } = project.vitest
  const { testFiles } = await project.globTestFiles()
  const done = state
    .getTestModules()
    .filter((module) => module.project === project && ['passed', 'skipped'].includes(module.state()))
  return config.testNamePattern === undefined && done.length === testFiles.length
}
