import { endRetries, newKey } from '../../api/intents.ts'
import { useDrafts } from './task/use-drafts.ts'

export interface NewTitles {
  /** The title that is being typed. */
  title: string
  type: (title: string) => void
  /** Adds a task with the title that is being typed. */
  add: () => void
  /** The titles that were not added while the next one was being typed, by field. */
  refused: readonly { field: string; title: string }[]
  tryAgain: (field: string) => void
  discard: (field: string) => void
}

/**
 * Keeps the titles of new tasks until they are added or discarded. A title that is refused goes back to the field, unless
 * the next one has been begun.
 * @param subject the project, whose page shows the titles that can no longer be added, or the inbox
 * @param place the id of the column, which contains no space, or a name for the inbox
 */
export function useNewTitles(
  subject: string,
  place: string,
  onAdd: (title: string) => Promise<boolean>,
): NewTitles {
  const { drafts, latest, keep, discard } = useDrafts(subject)
  const refused = Object.entries(drafts)
    .filter(([field]) => field.startsWith(`${place} `))
    .map(([field, { text }]) => ({ field, title: text }))
  const add = async (field: string): Promise<void> => {
    const title = latest(field)?.text.trim() ?? ''
    if (title === '') return
    discard([field])
    if (await onAdd(title)) return
    keep(latest(place) ? `${place} ${newKey()}` : place, { text: title, base: '' })
  }
  return {
    title: drafts[place]?.text ?? '',
    type: (text) => {
      // A refused title may have been added, although the response was lost.
      if (refused.length === 0) endRetries('/api/work/v1/tasks')
      if (text === '') discard([place])
      else keep(place, { text, base: '' })
    },
    add: () => void add(place),
    refused,
    tryAgain: (field) => void add(field),
    discard: (field) => discard([field]),
  }
}
