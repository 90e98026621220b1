import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { pathOf, readDurations } from './durations.ts'

/**
 * Runs slow files first, so that none is left at the end while the other workers are idle. A file that was never measured
 * counts as slow.
 */
export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations()
    // A worker reloads everything for another project, so the few time zone files come first.
    const rank = ({ project, moduleId }: TestSpecification): number =>
      project.name.includes('/') ? Infinity : (durations[pathOf(moduleId)] ?? 1_000)
    const ranks = new Map(files.map((file) => [file, rank(file)]))
    return Promise.resolve(files.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || 0))
  }
}
