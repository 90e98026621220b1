import { NavLink } from '@mantine/core'
import {
  IconArrowsExchange,
  IconHistory,
  IconKey,
  IconUserCircle,
  IconWebhook,
  type Icon,
} from '../components/icons.tsx'
import { Link, useMatchRoute, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './navigation.module.css'

interface NavigationItem {
  label: string
  to: NonNullable<LinkProps['to']>
  /** Another page that belongs to this item. */
  also?: NonNullable<LinkProps['to']>
  icon: Icon
}

const items: NavigationItem[] = [
  { label: 'API keys', to: '/keys', icon: IconKey },
  { label: 'Webhooks', to: '/webhooks', also: '/deliveries/$id', icon: IconWebhook },
  { label: 'Requests', to: '/requests', icon: IconArrowsExchange },
  { label: 'Activity', to: '/activity', icon: IconHistory },
  { label: 'Account', to: '/account', icon: IconUserCircle },
]

export function Navigation(): ReactNode {
  const matches = useMatchRoute()
  return (
    <div className={classes.places}>
      {items.map(({ label, to, also, icon: Icon }) => (
        <NavLink
          key={label}
          component={Link}
          to={to}
          activeProps={{ 'data-active': true, 'aria-current': 'page' }}
          {...(also !== undefined &&
            matches({ to: also }) !== false && { active: true, 'aria-current': 'page' })}
          className={classes.place ?? ''}
          label={label}
          leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
        />
      ))}
    </div>
  )
}
