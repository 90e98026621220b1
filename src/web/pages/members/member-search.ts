import { choice, fieldsOf, text } from '../../filters.ts'
import { searchOf } from '../../search.ts'

export const memberFilters = {
  q: text('Search', 'Name or address', 255),
  role: choice('Role', 'Any role', [
    { value: 'owner', label: 'Owner' },
    { value: 'admin', label: 'Admin' },
    { value: 'member', label: 'Member' },
  ]),
  status: choice('Status', 'Any status', [
    { value: 'active', label: 'Active' },
    { value: 'suspended', label: 'Suspended' },
    { value: 'pending', label: 'Pending' },
  ]),
}

export const memberSearch = searchOf(fieldsOf(memberFilters))
