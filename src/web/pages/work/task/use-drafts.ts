import { useDraft } from '../../../drafts.ts'

/** Text that was typed but is not saved. */
export interface TextDraft {
  text: string
  /** The stored text on which the draft is based. */
  base: string
}

type Drafts = Readonly<Record<string, TextDraft>>

const noDrafts: Drafts = {}

/** Returns the person's drafts for a task, by field, and a function that discards some of them. */
export function useDrafts(taskId: string) {
  const { value: drafts = noDrafts, latest, set } = useDraft<Drafts>(taskId)
  const discard = (fields: readonly string[]): void => {
    const others = Object.entries(latest() ?? noDrafts).filter(([field]) => !fields.includes(field))
    set(others.length > 0 ? Object.fromEntries(others) : undefined)
  }
  return { drafts, discard }
}

/** Returns the draft of one field of a task. `latest` returns it even after the component has been unmounted. */
export function useTextDraft(taskId: string, field: string) {
  const { value: drafts = noDrafts, latest, set } = useDraft<Drafts>(taskId)
  return {
    draft: drafts[field],
    latest: (): TextDraft | undefined => latest()?.[field],
    set: (draft: TextDraft | undefined): void => {
      const { [field]: _, ...others } = latest() ?? noDrafts
      const all = draft ? { ...others, [field]: draft } : others
      set(Object.keys(all).length > 0 ? all : undefined)
    },
  }
}
