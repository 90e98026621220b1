import { useNetwork } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './offline-status.module.css'

/** Says that the page may be out of date: the browser is offline, or the connection to the server is lost. */
export function OfflineStatus({ isLost }: { isLost: boolean }): ReactNode {
  const { online } = useNetwork()
  if (online && !isLost) return null
  return (
    <div role="status" aria-label="Offline" className={classes.status} data-offline>
      <strong>Offline</strong> <span>This page will catch up when it is connected again.</span>
    </div>
  )
}
