import { searchOf } from '../../search.ts'

/** Whether the page lists archived projects. */
export const projectSearch = searchOf({ archived: ['true'] })
