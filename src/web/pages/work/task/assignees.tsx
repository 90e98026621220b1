import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { useEdited } from '../../../use-edited.ts'
import { PeopleChoice } from '../people-choice.tsx'

interface AssigneesProps {
  ids: readonly string[]
  /** Whether the task is in the person's inbox, which nobody else sees. */
  isInInbox: boolean
  mayWrite: boolean
  save: (ids: string[]) => Promise<unknown>
}

/** Shows the assignees of a task. */
export function Assignees({ ids, isInInbox, mayWrite, save }: AssigneesProps): ReactNode {
  const { user } = useSession()
  const [chosen, choose] = useEdited<readonly string[]>(ids, (value) => save([...value]))
  return (
    <PeopleChoice
      label="Assignees"
      listLabel="Assigned to"
      ids={chosen}
      canBeChosen={(id) => !isInInbox || id === user.id}
      mayWrite={mayWrite}
      onChange={choose}
    />
  )
}
