import type { SecretBox } from '../../crypto/secret-box.ts'
import { and, eq, inArray, type Queries } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { toBytea } from '../../db/row-shape.ts'
import { memberships, users } from '../../db/schema.ts'
import { newId } from '../ids.ts'
import { composeMail, type MailContent } from './compose-mail.ts'

/** The dependencies for queuing email. */
export interface Mailing {
  /** Whether the server sends email. Otherwise no email is stored. */
  isConfigured: boolean
  /** Base URL of links, without a trailing slash. */
  siteUrl: string
  box: SecretBox
}

/**
 * Adds an email to the plan of the write that causes it (product.md 21.8). Has no effect without `SMTP_URL`.
 * @param forUser the id of the user: the email is queued only if the user exists
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

/**
 * Inserts an email. An email to a user is inserted only if the user exists, by the same statement, so that timing does
 * not reveal accounts.
 */
const insertMails: RowStatement = {
  mustHold: false,
  changeOf: null,
  text: (rows) => `
    insert into mails (id, sealed, next_attempt_at, created_at)
    select r.id, r.sealed, r.created_at, r.created_at
    from json_to_recordset(${rows}) as r (id text, sealed bytea, created_at timestamptz, user_id text)
    where r.user_id is null or exists (select from users u where u.id = r.user_id)`,
}

/** Lists the active owners and admins of a workspace, who receive its email. */
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
