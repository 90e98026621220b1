import { eq } from '../../db/drizzle.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { isAddress } from '../../db/letter-case.ts'
import { passwordResets, users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { planMail, type Mailing } from '../mail/outbox.ts'
import { differences } from '../record/changed-values.ts'
import { recordPerson } from './record-person.ts'

/** New values. Undefined fields do not change. */
interface PersonUpdate {
  name?: string | undefined
  email?: string | undefined
  keyboard_shortcuts?: boolean | undefined
}

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'keyboard_shortcuts'>

/**
 * Changes the name, address and preferences of a person in all workspaces (product.md 18.12). The previous address is
 * notified, and pending password resets, which were sent there, end.
 * @throws AppError not_found, address_taken
 */
export async function changePerson(
  tx: Transaction,
  origin: Omit<ChangeSource, 'workspaceId'>,
  userId: string,
  update: PersonUpdate,
  mailing: Mailing,
): Promise<Person> {
  const { id, name, email, keyboard_shortcuts } = users
  const columns = { id, name, email, keyboard_shortcuts }
  const [read] = await tx.select(columns).from(users).where(eq(id, userId)).for('no key update')
  if (!read) throw new AppError('not_found')
  const next = {
    name: update.name ?? read.name,
    email: update.email ?? read.email,
    keyboard_shortcuts: update.keyboard_shortcuts ?? read.keyboard_shortcuts,
  }
  const person = { id: userId, ...next }
  const changed = differences(read, person, ['name', 'email', 'keyboard_shortcuts'])
  if (Object.keys(changed).length === 0) return person
  if (changed.email) {
    const [holder] = await tx.select({ id }).from(users).where(isAddress(email, person.email))
    if (holder && holder.id !== userId) throw new AppError('address_taken', { param: 'email' })
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, userId))
    planMail(tx, mailing, addressMail(read.email, person.email), origin.now)
  }
  await tx
    .update(users)
    .set(next)
    .where(eq(id, userId))
    .catch((error: unknown) => {
      // Another person took the address after it was looked up.
      throw isUniqueViolation(error) ? new AppError('address_taken', { param: 'email' }) : error
    })
  await recordPerson(tx, origin, userId, { type: 'member.updated', changed })
  return person
}

/** Changes the person with this address. @throws AppError not_found, address_taken */
export async function correctPerson(
  tx: Transaction,
  origin: Omit<ChangeSource, 'workspaceId'>,
  address: string,
  update: Pick<PersonUpdate, 'name' | 'email'>,
  mailing: Mailing,
): Promise<{ id: string; name: string; email: string }> {
  const [found] = await tx.select({ id: users.id }).from(users).where(isAddress(users.email, address))
  if (!found) throw new AppError('not_found')
  const { id, name, email } = await changePerson(tx, origin, found.id, update, mailing)
  return { id, name, email }
}

const addressMail = (to: string, next: string) => ({
  to,
  subject: 'The address of your Taskwire account has changed',
  paragraphs: [
    `The email address of your Taskwire account is now ${next}. Use the new address to sign in.`,
    'If you did not make this change, ask the operator of this server to set a new password and correct the address.',
  ],
  link: { words: 'Open Taskwire', path: '/settings' },
})
