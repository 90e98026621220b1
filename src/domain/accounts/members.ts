import type { Schemas as PublicSchemas } from '../../../generated/openapi.operations.ts'
import type { Schemas } from '../../../generated/settings.operations.ts'
import type { Schemas as WorkSchemas } from '../../../generated/work.operations.ts'
import { and, asc, eq, sql, type SQL } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import { containsText, foldText } from '../../db/letter-case.ts'
import { memberships, users, type MembershipStatus, type WorkspaceRole } from '../../db/schema.ts'
import { readViewers } from '../projects/read-visible-projects.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { mapPage, toPage, type Page, type PageRequest } from '../page.ts'
import { isOnLaterPage, pageInFirstOrder } from '../stable-pagination.ts'

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: memberships.role,
  joined_at: memberships.joined_at,
}

/** Lists active members in the order in which they joined (product.md 5.7, 6.1). */
export async function listMembers(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<PublicSchemas['Member']>> {
  const [joined, id] = page.after ?? []
  const rows = await db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        sql`${memberships.status} = 'active'`,
        page.after
          ? sql`(${memberships.joined_at}, ${memberships.user_id}) > (${joined}::timestamptz, ${id})`
          : undefined,
      ),
    )
    .orderBy(asc(memberships.joined_at), asc(memberships.user_id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.joined_at ?? '', row.id])
}

/**
 * Lists the active members by name, without their email addresses (product.md 6.12, 25.4).
 * @param projectId only those who see this project; nobody if the person does not see it
 */
export async function listPeople(
  db: Database,
  { workspaceId, userId }: Person,
  projectId: string | undefined,
  page: PageRequest,
): Promise<Page<WorkSchemas['UserRef']>> {
  const [rows, viewers] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, sorting: foldedName, is_on_later_page: isAfterName(page) })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .where(and(eq(memberships.workspace_id, workspaceId), eq(memberships.status, 'active')))
      .orderBy(foldedName, users.id),
    projectId === undefined ? undefined : readViewers(db, workspaceId, projectId),
  ])
  const shown = viewers ? rows.filter(({ id }) => viewers.has(userId) && viewers.has(id)) : rows
  return mapPage(
    pageInFirstOrder(shown, page, ({ sorting }) => sorting),
    ({ id, name }) => ({ id, name }),
  )
}

/** The filters of the member list in the settings area. Undefined fields match everything. */
export interface MemberFilter {
  status?: MembershipStatus | undefined
  role?: WorkspaceRole | undefined
  /** Part of the name or email address. */
  q?: string | undefined
}

/** Case-folded prefix of a name, short enough for a cursor. */
const foldedName = sql<string>`left(${foldText(users.name)}, 40)`

/** Returns whether a user comes after a position in the order of names. */
const isAfterName = (page: PageRequest): SQL<boolean> =>
  isOnLaterPage(page, (name, id) => sql`(${foldedName}, ${users.id}) > (${name}, ${id})`)

/** Returns whether the name or the address of a user contains a string, ignoring case. */
const contains = (text: string): SQL => containsText(sql`(${users.name} || chr(10) || ${users.email})`, text)

/** Lists members of all statuses by name (product.md 6.12, 20.4). */
export async function listAllMembers(
  db: Database,
  workspaceId: string,
  { status, role, q }: MemberFilter,
  page: PageRequest,
): Promise<Page<Schemas['Member']>> {
  const rows = await db
    .select({
      id: users.id,
      user: { id: users.id, name: users.name, email: users.email },
      role: memberships.role,
      status: memberships.status,
      joined_at: memberships.joined_at,
      last_seen_at: memberships.last_seen_at,
      sorting: foldedName,
      is_on_later_page: isAfterName(page),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        status && eq(memberships.status, status),
        role && eq(memberships.role, role),
        q ? contains(q) : undefined,
      ),
    )
    .orderBy(foldedName, users.id)
  return mapPage(
    pageInFirstOrder(rows, page, ({ sorting }) => sorting),
    ({ user, role, status, joined_at, last_seen_at }) => ({ user, role, status, joined_at, last_seen_at }),
  )
}
