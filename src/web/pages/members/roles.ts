import type { Schemas } from '../../api/client.ts'

type Role = Schemas['Role']

export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' }

/** The permissions of each role in the settings, as a sentence. */
export const rolePermissions: Record<Role, string> = {
  owner: 'Owners also make and change owners, and rename the workspace.',
  admin: 'Admins manage members, keys, webhooks and projects, and see all activity and logs.',
  member: 'Members work on projects and tasks. They cannot manage keys, webhooks or members.',
}

/** Returns the roles that a person may give, with the fewest permissions first. */
export const rolesGivenBy = (role: Role): Role[] =>
  role === 'owner' ? ['member', 'admin', 'owner'] : ['member', 'admin']
