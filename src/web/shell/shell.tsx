import { AppShell, Burger, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, Outlet, useMatchRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useChanges } from '../api/changes.ts'
import { useSession } from '../api/session.ts'
import { NoRole } from './no-role.tsx'
import { Navigation } from './navigation.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'
import icon from '../icon.svg'
import classes from './shell.module.css'

/** Shows the frame around every page of a signed-in person. */
export function Shell(): ReactNode {
  const [isOpen, { toggle, close }] = useDisclosure()
  const { role, workspace } = useSession()
  const main = useRef<HTMLElement>(null)
  // The person's own pages need no role.
  const isOwn = useMatchRoute()({ to: '/account' }) !== false
  const mayEnter = role !== 'member' || isOwn
  useChanges(workspace.id)
  useFocusOnNavigation(main, close)
  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      classNames={{ root: classes.root, navbar: classes.navbar, header: classes.header, main: classes.main }}
      transitionDuration={120}
    >
      <a href="#main" className={classes.skip}>
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="xs" wrap="nowrap">
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={isOpen ? 'Close the navigation' : 'Open the navigation'}
            aria-expanded={isOpen}
          />
          <Brand hiddenFrom="sm" />
          <Group gap="xs" ms="auto" wrap="nowrap">
            <NotificationBell />
            <PersonMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar aria-label="Settings">
        <Group h={56} className={classes.top ?? ''} justify="space-between" wrap="nowrap">
          <Brand />
          <Burger opened onClick={close} hiddenFrom="sm" size="sm" aria-label="Close the navigation" />
        </Group>
        <div className={classes.workspace}>
          <WorkspaceSwitcher />
        </div>
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main id="main" ref={main} tabIndex={-1}>
        <OfflineBanner />
        <div className={classes.page}>
          <SignInAgain>{mayEnter ? <Outlet /> : <NoRole />}</SignInAgain>
        </div>
      </AppShell.Main>
    </AppShell>
  )
}

function Brand({ hiddenFrom }: { hiddenFrom?: 'sm' }): ReactNode {
  return (
    <Group component="span" gap={10} wrap="nowrap" {...(hiddenFrom && { hiddenFrom })}>
      <Link to="/" className={classes.brand}>
        <img src={icon} alt="" width={22} height={22} />
        Taskwire
      </Link>
    </Group>
  )
}

/** Focuses the heading of a new page, and closes the navigation. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, close: () => void): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        close()
        const heading = main.current?.querySelector('h1')
        ;(heading ?? main.current)?.focus({ preventScroll: true })
      }),
    [router, main, close],
  )
}
