import { defineConfig } from 'vitest/config'

/** Bounds for tests that hang, and no measure of any: a machine five times slower than a laptop must meet them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, teardownTimeout: 60_000 }
const base = { pool: 'forks' as const, ...limits }
const dates = ['test/**/*.dates.test.ts']

/** Dates are tested east and west of Greenwich too: a day that meets a `Date` by mistake moves there. */
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati']

export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      { extends: true, test: { ...base, name: 'UTC', include: ['test/**/*.test.ts'], env: { TZ: 'UTC' } } },
      ...zones.map((TZ) => ({
        extends: true as const,
        test: { ...base, name: TZ, include: dates, env: { TZ } },
      })),
    ],
  },
})
