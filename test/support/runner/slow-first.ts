import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start processes or drive a browser, and so run long for their size. */
const slow = /\/test\/(process|web|client|conformance)/

/**
 * Runs slow files first, so that none is left to the end while the other worker is idle, and then large files
 * before small ones, as Vitest does without an earlier run.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker reloads everything for another project, so the few files of the time zones stay in front.
    const isFirst = ({ project, moduleId }: TestSpecification): boolean =>
      project.name.includes('/') || slow.test(moduleId)
    return sorted.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  }
}
