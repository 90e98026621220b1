import { ActionIcon, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWholeList } from '../../api/list.ts'
import { IconCircleX } from '../../components/icons.tsx'
import { inactiveMember } from './assignee-names.ts'
import classes from './people-choice.module.css'
import { peopleOfProjectQuery, peopleQuery } from './work-queries.ts'

interface PeopleChoiceProps {
  label: string
  /** The name of the list of chosen people. */
  listLabel: string
  ids: readonly string[]
  /** Names of people who may no longer be members, by id. */
  names?: ReadonlyMap<string, string>
  /** The project that the chosen people must see; undefined for the whole workspace. */
  project: string | undefined
  /** The message with which the server refused the people. */
  error?: string | undefined
  mayWrite: boolean
  onChange: (ids: string[]) => void
}

/** Shows people. Choosing a person adds that person. */
export function PeopleChoice(props: PeopleChoiceProps): ReactNode {
  const { label, listLabel, ids, names, project, error, mayWrite, onChange } = props
  const people = useWholeList(peopleQuery)
  const choosable = useWholeList(project === undefined ? peopleQuery : peopleOfProjectQuery(project))
  const nameOf = (id: string): string =>
    people.find((person) => person.id === id)?.name ?? names?.get(id) ?? inactiveMember
  const others = choosable
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={label}
        data={[{ value: '', label: ids.length === 0 ? 'Nobody' : 'Add a person' }, ...others]}
        value=""
        error={error}
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
