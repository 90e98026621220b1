import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start processes, drive a browser or compile a copy of the project: they take long for their size. */
const slow = /\/test\/(process|web|client|conformance|contract\/.*\.full\.)/

/**
 * Runs slow files first, so none is left at the end while the other worker is idle, and then large files
 * before small ones, like Vitest's default.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker reloads everything for another project, so the few time zone files come first.
    const isFirst = ({ project, moduleId }: TestSpecification): boolean =>
      project.name.includes('/') || slow.test(moduleId)
    return sorted.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  }
}
