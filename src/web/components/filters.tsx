import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, type ReactNode } from 'react'
import classes from './filters.module.css'

interface FiltersProps {
  /** The filter that is always shown. */
  first?: ReactNode
  /** The number of filters behind the button that are set. They are shown then. */
  count: number
  isActive: boolean
  onClear: () => void
  children: ReactNode
}

/** Shows the filters above a list: behind a button, beside the one that is used most. */
export function FiltersBehindButton({ first, count, isActive, onClear, children }: FiltersProps): ReactNode {
  const [isOpen, { toggle }] = useDisclosure(count > 0)
  const id = useId()
  return (
    <search aria-label="Filters">
      <div className={classes.bar}>
        {first}
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        {isActive && (
          <Button variant="subtle" color="gray" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
      <div id={id} className={classes.filters} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </search>
  )
}

/** Shows the filters above a list. */
export function Filters({
  isActive,
  onClear,
  children,
}: Pick<FiltersProps, 'isActive' | 'onClear' | 'children'>): ReactNode {
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
