import { NavLink } from '@mantine/core'
import {
  IconArrowsExchange,
  IconHistory,
  IconKey,
  IconUserCircle,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './navigation.module.css'

const places: { label: string; to: LinkProps['to']; icon: Icon }[] = [
  { label: 'API keys', to: '/keys', icon: IconKey },
  { label: 'Webhooks', to: '/webhooks', icon: IconWebhook },
  { label: 'Requests', to: '/requests', icon: IconArrowsExchange },
  { label: 'Activity', to: '/activity', icon: IconHistory },
  { label: 'Account', to: '/account', icon: IconUserCircle },
]

export function Navigation(): ReactNode {
  return (
    <div className={classes.places}>
      {places.map(({ label, to, icon: Icon }) => (
        <NavLink
          key={label}
          component={Link}
          to={to ?? '/'}
          activeProps={{ 'data-active': true, 'aria-current': 'page' }}
          className={classes.place ?? ''}
          label={label}
          leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
        />
      ))}
    </div>
  )
}
