import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWholeList } from '../../../api/list.ts'
import { SelectFilter } from '../../../components/select-filter.tsx'
import { TextFilter } from '../../../components/text-filter.tsx'
import { dueGroups } from '../due-groups.ts'
import { peopleQuery, type BoardFilters } from '../work-queries.ts'
import classes from './board.module.css'

const route = getRouteApi('/signed-in/work/projects/$id')

/** Filters the board by text, person and due date. The filters are in the URL. */
export function BoardFilterBar(): ReactNode {
  const { q, assignee, due } = route.useSearch()
  const navigate = route.useNavigate()
  const people = useWholeList(peopleQuery)
  const narrow = (changed: BoardFilters): Promise<void> =>
    navigate({ search: (current) => ({ ...current, ...changed }), replace: true })
  return (
    <div className={classes.filters} role="search" aria-label="Tasks">
      <TextFilter label="Search" placeholder="Search" value={q} onChange={(value) => narrow({ q: value })} />
      <SelectFilter
        label="Assignee"
        any="Anybody"
        value={assignee}
        options={[
          { value: 'me', label: 'Me' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => narrow({ assignee: value })}
      />
      <SelectFilter
        label="Due"
        any="Any time"
        value={due}
        options={dueGroups.map(({ due: value, name }) => ({ value, label: name }))}
        onChange={(value) => narrow({ due: value })}
      />
    </div>
  )
}
