import type { Command } from 'commander'
import { readConfig } from '../config.ts'
import { openSecretBox } from '../crypto/session-secret.ts'
import { listSealingWorkspaces, resealSecrets } from '../domain/webhooks/seal-secrets.ts'
import { resealSecondFactors } from '../domain/accounts/reseal-second-factors.ts'
import { withDatabase, type CommandContext } from './command.ts'

export function addCommands(program: Command): void {
  program
    .command('secrets')
    .description('encrypted secrets in the database')
    .command('reseal')
    .description(
      're-encrypt with SESSION_SECRET the data encrypted with SESSION_SECRET_PREVIOUS, which can then be removed',
    )
    .action(withDatabase(reseal))
}

async function reseal({ db, now, write }: CommandContext) {
  const box = await openSecretBox(readConfig())
  const counts = { resealed: 0, unreadable: 0 }
  for (const workspaceId of await listSealingWorkspaces(db)) {
    const { resealed, unreadable } = await write((tx) => resealSecrets(tx, workspaceId, box, now))
    counts.resealed += resealed
    counts.unreadable += unreadable
  }
  const factors = await write((tx) => resealSecondFactors(tx, box))
  counts.resealed += factors.resealed
  counts.unreadable += factors.unreadable
  return counts
}
