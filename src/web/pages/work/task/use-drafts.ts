import { useDraft } from '../../../drafts.ts'

/** Text that was typed but is not saved. */
export interface TextDraft {
  text: string
  /** The stored text on which the draft is based. */
  base: string
}

type Drafts = Readonly<Record<string, TextDraft>>

const noDrafts: Drafts = {}

/** Returns the person's drafts for a task, or for the new tasks of a project, by field. */
export function useDrafts(subject: string) {
  const { value: drafts = noDrafts, latest, set } = useDraft<Drafts>(subject)
  const discard = (fields: readonly string[]): void => {
    const others = Object.entries(latest() ?? noDrafts).filter(([field]) => !fields.includes(field))
    set(others.length > 0 ? Object.fromEntries(others) : undefined)
  }
  return {
    drafts,
    /** Returns the draft of a field, even after the component has been unmounted. */
    latest: (field: string): TextDraft | undefined => latest()?.[field],
    keep: (field: string, draft: TextDraft): void => set({ ...latest(), [field]: draft }),
    discard,
  }
}

/** Returns the draft of one field of a task. `latest` returns it even after the component has been unmounted. */
export function useTextDraft(taskId: string, field: string) {
  const { drafts, latest, keep, discard } = useDrafts(taskId)
  return {
    draft: drafts[field],
    latest: (): TextDraft | undefined => latest(field),
    set: (draft: TextDraft | undefined): void => (draft ? keep(field, draft) : discard([field])),
  }
}
