import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './filters.module.css'

/** Shows the filters above a list. */
export function Filters({
  isActive,
  onClear,
  children,
}: {
  isActive: boolean
  onClear: () => void
  children: ReactNode
}): ReactNode {
  return (
    <search className={classes.filters} aria-label="Filters">
      {children}
      {isActive && (
        <Button variant="subtle" color="gray" onClick={onClear} style={{ justifySelf: 'start' }}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
