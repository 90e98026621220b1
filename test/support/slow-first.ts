import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They start processes, or drive a browser, and take long for their size. */
const slow = /\/test\/(process|web|client|conformance)/

/**
 * Large files before small ones, as Vitest orders them where it knows nothing of an earlier run; but first those that
 * are slow, so that none of them is left to the end, when the other worker has nothing more to do.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker loads everything anew for another project: those of the zones stay in front, and are few.
    const isFirst = ({ project, moduleId }: TestSpecification): boolean =>
      project.name.includes('/') || slow.test(moduleId)
    return sorted.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  }
}
