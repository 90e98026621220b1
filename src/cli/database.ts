import type { Command } from 'commander'
import { migrate } from '../db/migrate/migrate.ts'
import { createFixture } from '../seeds/fixture.ts'
import { printResult, withDatabase } from './command.ts'
import { useDatabaseUrl } from './use-database.ts'

export function addCommands(program: Command): void {
  program
    .command('migrate')
    .description('bring the schema up to date')
    .option('--citus', 'also distribute the tables over the Citus nodes, by workspace')
    .action(
      printResult(
        async ({ citus: onCitus = false }: { citus?: boolean }) => {
          await useDatabaseUrl((url, { policy }) => migrate(url, policy, { onCitus }), {
            createsInstallation: true,
          })
          return { up_to_date: true, ...(onCitus && { distributed: true }) }
        },
        ({ distributed = false }) =>
          distributed ? 'The database is up to date and distributed.' : 'The database is up to date.',
      ),
    )

  program
    .command('fixture')
    .description('create a new, complete fixture for integration tests, and print it')
    .action(withDatabase(({ db, now }) => createFixture(db, now), undefined, { createsInstallation: true }))
}
