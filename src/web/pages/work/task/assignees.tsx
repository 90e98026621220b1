import type { ReactNode } from 'react'
import { useEdited } from '../../../use-edited.ts'
import { PeopleChoice } from '../people-choice.tsx'

interface AssigneesProps {
  ids: readonly string[]
  /** The task's project. */
  project: string
  save: (ids: readonly string[], shown: readonly string[]) => Promise<unknown>
}

/** Shows the assignees of a task. */
export function Assignees({ ids, project, save }: AssigneesProps): ReactNode {
  const [chosen, choose] = useEdited<readonly string[]>(ids, save)
  return (
    <PeopleChoice
      label="Assignees"
      listLabel="Assigned to"
      ids={chosen}
      project={project}
      mayWrite
      onChange={choose}
    />
  )
}
