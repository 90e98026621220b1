import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { SlowFirst } from './test/support/slow-first.ts'

/** The servers and commands that tests start load the same code hundreds of times: compiled once, it takes half as long. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'taskwire-compile-cache')

/** Bounds for tests that hang, and no measure of any: a machine five times slower than a laptop must meet them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, teardownTimeout: 60_000 }
const base = { pool: 'forks' as const, setupFiles: ['test/support/file-setup.ts'], ...limits }
const dates = ['test/**/*.dates.test.ts']

/** Dates are tested east and west of Greenwich too: a day that meets a `Date` by mistake moves there. */
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati']

/** What is slow and rarely red: `npm run test:full` runs these, and `npm test` all others. */
const full = ['test/**/*.full.test.ts']

const utc = { ...base, name: 'UTC', env: { TZ: 'UTC' } }

/** A worker loads the server once, and not for each file. */
const shared = { isolate: false }
const projects = {
  full: [{ extends: true as const, test: { ...utc, include: full } }],
  // Of `npm run fuzz`: what the other tests note of each statement would take longer than to send it.
  fuzz: [{ extends: true as const, test: { ...utc, include: ['test/fuzz/fuzz.test.ts'] } }],
  test: [
    {
      extends: true as const,
      test: {
        ...utc,
        ...shared,
        include: ['test/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...full],
        globalSetup: ['test/support/coverage-setup.ts', 'test/support/tenancy/statements-setup.ts'],
      },
    },
    ...zones.map((TZ) => ({
      extends: true as const,
      test: { ...base, ...shared, name: TZ, include: dates, env: { TZ } },
    })),
  ],
}

/** `vitest run --sequence.shuffle.files` finds what one file leaves to another. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: 2,
    ...(isShuffled ? {} : { sequence: { sequencer: SlowFirst } }),
    projects: mode === 'full' || mode === 'fuzz' ? projects[mode] : projects.test,
  },
}))
