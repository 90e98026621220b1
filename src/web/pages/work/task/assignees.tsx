import { ActionIcon, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import { IconCircleX } from '../../../components/icons.tsx'
import { useEdited } from '../../../use-edited.ts'
import { peopleQuery } from '../work-queries.ts'
import classes from './task-panel.module.css'

interface AssigneesProps {
  ids: readonly string[]
  mayWrite: boolean
  save: (ids: string[]) => Promise<unknown>
}

/** Shows whose a task is. Choosing a person adds that person. */
export function Assignees({ ids, mayWrite, save }: AssigneesProps): ReactNode {
  const { entries: people = [] } = useList(peopleQuery)
  const [chosen, choose] = useEdited<readonly string[]>(ids, (value) => save([...value]))
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? 'A former member'
  const others = people
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={classes.assignees}>
      <NativeSelect
        label="Assignees"
        data={[{ value: '', label: chosen.length === 0 ? 'Nobody' : 'Add a person' }, ...others]}
        value=""
        onChange={({ currentTarget }) => choose([...chosen, currentTarget.value])}
      />
      {chosen.length > 0 && (
        <ul className={classes.people} aria-label="Assigned to">
          {chosen.map((id) => (
            <li key={id} className={classes.person}>
              <bdi>{nameOf(id)}</bdi>
              {mayWrite && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={24}
                  aria-label={`Remove ${nameOf(id)}`}
                  onClick={() => choose(chosen.filter((one) => one !== id))}
                >
                  <IconCircleX size={16} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
