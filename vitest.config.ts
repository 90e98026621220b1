import { defineConfig } from 'vitest/config'

const base = { pool: 'forks' as const, testTimeout: 30_000, hookTimeout: 60_000 }
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
