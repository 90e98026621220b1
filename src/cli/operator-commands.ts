import type { Command } from 'commander'
import { addAccountCommands } from './accounts.ts'
import { addBackupCommands } from './backup.ts'
import { addDatabaseCommands } from './database.ts'
import { addDoctorCommand } from './doctor.ts'
import { addInvitationCommands } from './invitations.ts'
import { addKeyCommands } from './keys.ts'
import { addMemberCommands } from './members.ts'
import { addProjectCommands } from './projects.ts'
import { addSecretCommands } from './secrets.ts'
import { addTaskCommands } from './tasks.ts'
import { addWebhookCommands } from './webhooks.ts'

/** Adds the commands that work on a database. */
export function addOperatorCommands(program: Command): void {
  addDatabaseCommands(program)
  addDoctorCommand(program)
  addBackupCommands(program)
  addAccountCommands(program)
  addInvitationCommands(program)
  addKeyCommands(program)
  addProjectCommands(program)
  addTaskCommands(program)
  addMemberCommands(program)
  addWebhookCommands(program)
  addSecretCommands(program)
}
