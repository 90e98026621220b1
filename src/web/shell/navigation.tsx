import { Link, useMatchRoute, type LinkProps } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { Deferred } from '../components/deferred.tsx'
import {
  IconAdjustments,
  IconArrowsExchange,
  IconBell,
  IconBook,
  IconFolder,
  IconHistory,
  IconKey,
  IconRocket,
  IconUserCircle,
  IconUsers,
  IconWebhook,
  type Icon,
} from '../components/icons.tsx'
import { lazyPart } from '../load-part.ts'
import { useIsFactorDue } from './no-second-factor.tsx'
import { workPlaces } from './work-places.ts'
import classes from './navigation.module.css'

/** The projects, which the first page does not wait for. */
const WorkProjects = lazyPart(() => import('../pages/work/tools/work-projects.tsx'))

interface NavigationItem {
  label: string
  to: NonNullable<LinkProps['to']>
  /** Another page that belongs to this item. */
  also?: NonNullable<LinkProps['to']>
  /** Whether only the exact page belongs to this item, not pages below it. */
  isExact?: boolean
  icon: Icon
}

const start: NavigationItem = { label: 'Get started', to: '/settings/start', icon: IconRocket }

const developers: NavigationItem[] = [
  start,
  { label: 'API keys', to: '/settings/keys', icon: IconKey },
  { label: 'Webhooks', to: '/settings/webhooks', also: '/settings/deliveries/$id', icon: IconWebhook },
  { label: 'Requests', to: '/settings/requests', icon: IconArrowsExchange },
]

const workspace: NavigationItem[] = [
  { label: 'Activity', to: '/settings/activity', icon: IconHistory },
  { label: 'Members', to: '/settings/members', icon: IconUsers },
  { label: 'Projects', to: '/settings/projects', icon: IconFolder },
  { label: 'Workspace', to: '/settings/workspace', icon: IconAdjustments },
]

/** The pages that every member may open. */
const memberPages: NavigationItem[] = [
  start,
  { label: 'Notifications', to: '/settings/notifications', icon: IconBell },
  { label: 'Account', to: '/settings/account', icon: IconUserCircle },
]

/** Shows the pages of the area that the person may open, and the API reference. */
export function Navigation({ isWork }: { isWork: boolean }): ReactNode {
  const { role } = useSession()
  const isFactorDue = useIsFactorDue()
  return (
    <div className={classes.places}>
      {isWork ? (
        <Items of={workPlaces} />
      ) : role === 'member' ? (
        <Items of={memberPages} />
      ) : (
        <>
          <section aria-labelledby="developers">
            <h2 id="developers" className={classes.group}>
              Developers
            </h2>
            <Items of={developers} />
          </section>
          <Items of={workspace} />
        </>
      )}
      <a href="/reference" className={classes.place}>
        <IconBook size={18} stroke={1.7} aria-hidden />
        API reference
      </a>
      {isWork && !isFactorDue && (
        <Deferred>
          <Suspense>
            <WorkProjects />
          </Suspense>
        </Deferred>
      )}
    </div>
  )
}

const current = { 'data-active': true, 'aria-current': 'page' } as const

function Items({ of }: { of: readonly NavigationItem[] }): ReactNode {
  const matches = useMatchRoute()
  return of.map(({ label, to, also, isExact = false, icon: Icon }) => (
    <Link
      key={label}
      to={to}
      activeProps={current}
      activeOptions={{ exact: isExact, includeSearch: false }}
      {...(also !== undefined && matches({ to: also }) !== false && current)}
      className={classes.place ?? ''}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      {label}
    </Link>
  ))
}
