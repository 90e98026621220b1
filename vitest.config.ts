import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { SlowFirst } from './test/support/runner/slow-first.ts'

/** The servers and commands that tests start load the same code hundreds of times: compiled once, it takes half as long. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'taskwire-compile-cache')

/** Bounds for tests that hang, and no measure of any: a machine five times slower than a laptop must meet them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, teardownTimeout: 60_000 }
const base = { pool: 'forks' as const, setupFiles: ['test/support/runner/file-setup.ts'], ...limits }
const dates = ['test/**/*.dates.test.ts']

/** Dates are tested east and west of Greenwich too: a day that meets a `Date` by mistake moves there. */
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati']

/** What drives a browser, and what is slow and rarely red: `npm run test:full` runs these, and `npm test` all others. */
const browser = ['test/web/**/*.test.ts']
const slow = ['test/**/*.full.test.ts']

/** `npm run test:citus` runs these: what depends on where rows are, and on their locks. */
const onCitus = [
  'test/citus/*.test.ts',
  'test/conformance/kit.test.ts',
  'test/api/*.test.ts',
  'test/api/cross-cutting/{cursors,idempotency,key-states,locked-rows,not-found,not-found-references,pages}.test.ts',
  'test/settings/*.test.ts',
  'test/jobs/{by-workspace,event-reminders,jobs,old-record,task-counts}.test.ts',
  'test/delivery/{endpoint-health,mail-worker,places,worker}.test.ts',
  'test/cli/import.test.ts',
  'test/work/{columns,comments,events,imports,inbox,moves,tasks}.test.ts',
]
/** Answers of the settings area that no table decides. */
const notOnCitus = ['test/settings/{bodies,limits}.test.ts']

const utc = { ...base, name: 'UTC', env: { TZ: 'UTC' } }

/** A worker loads the server once, and not for each file. */
const shared = { isolate: false }
const projects = {
  full: [
    {
      extends: true as const,
      test: { ...utc, include: slow, globalSetup: ['test/support/runner/install-tools.ts'] },
    },
    {
      extends: true as const,
      test: {
        ...utc,
        ...shared,
        name: 'browser',
        include: browser,
        exclude: [...configDefaults.exclude, ...slow],
      },
    },
  ],
  // Of `npm run fuzz`: what the other tests note of each statement would take longer than to send it.
  fuzz: [{ extends: true as const, test: { ...utc, include: ['test/fuzz/fuzz.test.ts'] } }],
  // On the three nodes of test/citus/cluster-setup.ts, whose one database the files use in turn.
  citus: [
    {
      extends: true as const,
      test: {
        ...utc,
        ...shared,
        include: onCitus,
        exclude: [...configDefaults.exclude, ...notOnCitus],
        globalSetup: ['test/citus/cluster-setup.ts'],
        fileParallelism: false,
      },
    },
  ],
  test: [
    {
      extends: true as const,
      test: {
        ...utc,
        ...shared,
        include: ['test/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...slow, ...browser, 'test/citus/**'],
        globalSetup: ['test/support/runner/coverage-setup.ts', 'test/support/tenancy/statements-setup.ts'],
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

const plainClient = join(import.meta.dirname, 'test/support/runner/plain-client.ts')

/** Gives tests a driver with settings of its own, so that hostile ones of a database meet the server alone. */
const plainClients = {
  name: 'plain-clients',
  enforce: 'pre' as const,
  resolveId: (id: string, importer = '') =>
    id === 'postgres' && importer.includes('/test/') && importer !== plainClient ? plainClient : undefined,
}

export default defineConfig(({ mode }) => ({
  plugins: process.env.TEST_DATABASE_SETTINGS === 'hostile' ? [plainClients] : [],
  test: {
    globalSetup: mode === 'citus' ? [] : ['test/support/runner/global-setup.ts'],
    maxWorkers: 2,
    ...(isShuffled ? {} : { sequence: { sequencer: SlowFirst } }),
    projects: mode === 'full' || mode === 'fuzz' || mode === 'citus' ? projects[mode] : projects.test,
  },
}))
