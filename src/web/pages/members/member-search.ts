import { searchOf } from '../../search.ts'

/** The filters of the members. */
export const memberSearch = searchOf({
  q: 'text',
  role: ['owner', 'admin', 'member'],
  status: ['active', 'suspended', 'pending'],
})
