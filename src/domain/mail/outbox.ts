import type { SecretBox } from '../../crypto/secret-box.ts'
import { and, eq, inArray, type Queries } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { toBytea } from '../../db/row-shape.ts'
import { memberships, users } from '../../db/schema.ts'
import { newId } from '../ids.ts'
import { composeMail, type MailContent } from './compose-mail.ts'

/** The parts of a process that mail is written with. */
export interface Mailing {
  /** Whether mail is sent. If not, none is kept. */
  isConfigured: boolean
  /** URL that links begin with, without a trailing slash. */
  siteUrl: string
  box: SecretBox
}

/**
 * Adds a mail to the plan of the write that causes it (product.md 21.8). Does nothing without `SMTP_URL`.
 * @param forUser the id of the user: the mail is written only if there is one
 */
export function planMail(
  plan: Plan,
  { isConfigured, siteUrl, box }: Mailing,
  content: MailContent,
  now: Date,
  forUser: string | null = null,
): void {
  if (!isConfigured) return
  const at = now.toISOString()
  const sealed = toBytea(box.seal(JSON.stringify(composeMail(content, siteUrl))))
  plan.add(insertMails, { id: newId('mail', now), sealed, created_at: at, user_id: forUser })
  plan.signal('taskwire_mails')
}

/** Inserts a mail, to a user only if there is one: by the same statement, so that both take as long. */
const insertMails: RowStatement = {
  mustHold: false,
  changeOf: null,
  text: (rows) => `
    insert into mails (id, sealed, next_attempt_at, created_at)
    select r.id, r.sealed, r.created_at, r.created_at
    from json_to_recordset(${rows}) as r (id text, sealed bytea, created_at timestamptz, user_id text)
    where r.user_id is null or exists (select from users u where u.id = r.user_id)`,
}

/** Lists the active owners and admins of a workspace, who get its mail. */
export function listManagers(
  db: Queries,
  workspaceId: string,
): Promise<{ id: string; name: string; email: string }[]> {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        eq(memberships.status, 'active'),
        inArray(memberships.role, ['owner', 'admin']),
      ),
    )
}
