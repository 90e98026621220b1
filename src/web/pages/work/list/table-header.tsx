import { Checkbox, UnstyledButton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconArrowDown, IconArrowUp } from '../../../components/icons.tsx'
import { sorts, usualOrder, type Order, type Sort } from './list-query.ts'
import classes from './task-table.module.css'

const route = getRouteApi('/signed-in/work/projects/$id')

interface TableHeaderProps {
  sort: Sort
  order: Order
  isAllSelected?: boolean
  /** Undefined for people who may not change tasks. */
  onSelectAll?: (isSelected: boolean) => void
}

/** Shows the headers of the table, which sort it. */
export function TableHeader({ sort, order, isAllSelected, onSelectAll }: TableHeaderProps): ReactNode {
  const navigate = route.useNavigate()
  const sortBy = (chosen: Sort): void => {
    const next = chosen === sort && order === usualOrder[sort] ? opposite[order] : undefined
    void navigate({ search: (current) => ({ ...current, sort: chosen, order: next }), replace: true })
  }
  return (
    <div role="row" aria-rowindex={1} className={classes.headers}>
      <div role="columnheader">
        {onSelectAll && (
          <Checkbox
            size="xs"
            aria-label="Select all"
            checked={isAllSelected ?? false}
            onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
          />
        )}
      </div>
      {(Object.entries(sorts) as [Sort, string][]).map(([name, label]) => (
        <div key={name} role="columnheader" {...(name === sort && { 'aria-sort': spoken[order] })}>
          <UnstyledButton className={classes.sort ?? ''} onClick={() => sortBy(name)}>
            {label}
            {name === sort && (order === 'asc' ? <IconArrowUp size={12} /> : <IconArrowDown size={12} />)}
          </UnstyledButton>
        </div>
      ))}
      <div role="columnheader">
        <span className={classes.unseen}>Actions</span>
      </div>
    </div>
  )
}

const opposite = { asc: 'desc', desc: 'asc' } as const
const spoken = { asc: 'ascending', desc: 'descending' } as const
