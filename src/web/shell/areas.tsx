import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import classes from './areas.module.css'

/** Shows links to the web editor and to the settings area. */
export function Areas({ isWork }: { isWork: boolean }): ReactNode {
  const { role } = useSession()
  const current = { 'aria-current': 'true' } as const
  return (
    <nav aria-label="Areas" className={classes.areas}>
      <Link to="/work" className={classes.area} {...(isWork && current)}>
        Work
      </Link>
      <Link
        to={role === 'member' ? '/settings/account' : '/settings/keys'}
        className={classes.area}
        {...(!isWork && current)}
      >
        Settings
      </Link>
    </nav>
  )
}
