import { ActionIcon, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { IconCircleX } from '../../components/icons.tsx'
import classes from './people-choice.module.css'
import { peopleQuery } from './work-queries.ts'

interface PeopleChoiceProps {
  label: string
  /** The name of the list of chosen people. */
  listLabel: string
  ids: readonly string[]
  /** Names of people who may no longer be members, by id. */
  names?: ReadonlyMap<string, string>
  /** Returns whether a person can be chosen; by default everyone can. */
  canBeChosen?: (id: string) => boolean
  mayWrite: boolean
  onChange: (ids: string[]) => void
}

/** Shows people. Choosing a person adds that person. */
export function PeopleChoice(props: PeopleChoiceProps): ReactNode {
  const { label, listLabel, ids, names, canBeChosen, mayWrite, onChange } = props
  const { entries: people = [] } = useList(peopleQuery)
  const nameOf = (id: string): string =>
    people.find((person) => person.id === id)?.name ?? names?.get(id) ?? 'A former member'
  const others = people
    .filter(({ id }) => !ids.includes(id) && (canBeChosen?.(id) ?? true))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={label}
        data={[{ value: '', label: ids.length === 0 ? 'Nobody' : 'Add a person' }, ...others]}
        value=""
        onChange={({ currentTarget }) => onChange([...ids, currentTarget.value])}
      />
      {ids.length > 0 && (
        <ul className={classes.people} aria-label={listLabel}>
          {ids.map((id) => (
            <li key={id} className={classes.person}>
              <bdi>{nameOf(id)}</bdi>
              {mayWrite && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={24}
                  aria-label={`Remove ${nameOf(id)}`}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
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
