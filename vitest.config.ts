import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { SlowFirst } from './test/support/runner/slow-first.ts'

/** Tests start hundreds of processes that load the same code; a compile cache halves that time. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'taskwire-compile-cache')

/** Timeouts for hung tests, not performance targets: a machine five times slower than a laptop must meet them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, teardownTimeout: 60_000 }
const base = { pool: 'forks' as const, setupFiles: ['test/support/runner/file-setup.ts'], ...limits }
const dates = ['test/**/*.dates.test.ts']

/** Dates are tested east and west of Greenwich too: a day that is converted to a `Date` by mistake shifts there. */
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati']

/** Browser tests, and slow tests that rarely fail: `npm run test:full` runs these, and `npm test` all others. */
const browser = ['test/web/**/*.test.ts']
const slow = ['test/**/*.full.test.ts']

/** Faults, soaks and the bench, which `npm run test:release` runs before a release. */
const soaks = [
  'test/process/{bench,faults,upgrade-under-load}.full.test.ts',
  'test/client/faults.full.test.ts',
  'test/web/{board-size,loading-time,random-work}.full.test.ts',
]

/**
 * Tests that `npm run test:citus` runs: they depend on which node stores a row, on row locks, or on writes. Those of
 * test/citus also send the reads of every operation, and write what belongs to no workspace.
 */
const onCitus = [
  'test/citus/*.test.ts',
  'test/conformance/kit.test.ts',
  'test/api/parallel-updates.test.ts',
  'test/api/cross-cutting/{idempotency,locked-rows}.test.ts',
  'test/settings/{keys,lock-waits,members,projects,webhooks}.test.ts',
  'test/jobs/{by-workspace,event-reminders,retention,task-counts}.test.ts',
  'test/delivery/{mail-worker,worker}.test.ts',
  'test/work/{change-tasks,columns,comments,events,imports,inbox,long-requests,moves,projects,search,tasks,waiting-writes}.test.ts',
]

const utc = { ...base, name: 'UTC', env: { TZ: 'UTC' } }

/** Each test worker loads the server once, not once per file. */
const shared = { isolate: false }
const installed = { globalSetup: ['test/support/runner/install-tools.ts'] }
const projects = {
  full: [
    {
      extends: true as const,
      test: { ...utc, ...installed, include: slow, exclude: [...configDefaults.exclude, ...soaks] },
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
  release: [{ extends: true as const, test: { ...utc, ...installed, include: soaks } }],
  // `npm run fuzz` does not record statements as the other tests do: recording one takes longer than sending it.
  fuzz: [{ extends: true as const, test: { ...utc, include: ['test/fuzz/fuzz.test.ts'] } }],
  // Tests on the three nodes of test/citus/cluster-setup.ts. Files run one at a time, since they share a database.
  citus: [
    {
      extends: true as const,
      test: {
        ...utc,
        ...shared,
        include: onCitus,
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

const isOnHostileDatabase = process.env.TEST_DATABASE_SETTINGS === 'hostile'

/** `vitest run --sequence.shuffle.files` finds tests that depend on the order of files. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))

const plainClient = join(import.meta.dirname, 'test/support/runner/plain-client.ts')

/** Gives tests a driver with safe session settings, so that a database's hostile defaults affect only the server. */
const plainClients = {
  name: 'plain-clients',
  enforce: 'pre' as const,
  resolveId: (id: string, importer = '') =>
    id === 'postgres' && importer.includes('/test/') && importer !== plainClient ? plainClient : undefined,
}

export default defineConfig(({ mode }) => ({
  plugins: isOnHostileDatabase ? [plainClients] : [],
  test: {
    globalSetup: mode === 'citus' ? [] : ['test/support/runner/global-setup.ts'],
    maxWorkers: 3,
    reporters: ['minimal', './test/support/runner/run-report.ts'],
    // Node loads the modules by itself, which costs half of transforming them; only a plugin needs the latter.
    experimental: { viteModuleRunner: isOnHostileDatabase },
    ...(isShuffled ? {} : { sequence: { sequencer: SlowFirst } }),
    projects: mode in projects ? projects[mode as keyof typeof projects] : projects.test,
  },
}))
