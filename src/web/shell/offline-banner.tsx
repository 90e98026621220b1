import { useNetwork } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './offline-banner.module.css'

/** Warns while offline that the page may be out of date. */
export function OfflineBanner(): ReactNode {
  const { online } = useNetwork()
  if (online) return null
  return (
    <p role="alert" className={classes.banner}>
      You are offline. This page may be out of date, and changes cannot be saved.
    </p>
  )
}
