import { Burger, Group } from '@mantine/core'
import { useDisclosure, useFocusTrap, useMediaQuery } from '@mantine/hooks'
import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useChanges } from '../api/changes.ts'
import { settingsChanges } from '../api/settings-changes.ts'
import { useSession } from '../api/session.ts'
import { Announcer } from '../components/announcer.tsx'
import { Deferred } from '../components/deferred.tsx'
import { OfflineStatus } from '../components/offline-status.tsx'
import { useHandOnFocus } from '../hand-on-focus.ts'
import { useOpenMenus } from '../open-menus.ts'
import { lazyPart } from '../load-part.ts'
import { NoRole } from './no-role.tsx'
import { NoSecondFactor, useIsFactorDue } from './no-second-factor.tsx'
import { Navigation } from './navigation.tsx'
import { Areas } from './areas.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { WorkDialogProvider } from './work-dialog.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'
import icon from '../icon.svg'
import classes from './shell.module.css'

/** Delay in milliseconds before toasts are loaded, so that they do not compete with the first page for network and CPU. */
const toastsMs = 1_000
const Toasts = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, toastsMs))
  return import('../components/toasts.ts')
})

/** Paths of the pages that every member may open. */
const memberPaths = ['/settings', '/settings/start', '/settings/notifications', '/settings/account']

/** The menus of the header, which the first page does not wait for. */
const HeaderTools = lazyPart(() => import('./header-tools.tsx'))

/** Returns whether a page is one of the web editor's. */
const isWorkPath = (path: string): boolean => path.startsWith('/work')

/** Shows the frame around every page of a signed-in person. */
export function Shell(): ReactNode {
  return (
    <WorkDialogProvider>
      <Frame />
    </WorkDialogProvider>
  )
}

function Frame(): ReactNode {
  const { isOpen, isCovering, open, close, leave, opener, trap } = useNavigation()
  const { workspace } = useSession()
  const main = useRef<HTMLElement>(null)
  const path: string = useMatches().at(-1)?.fullPath ?? ''
  const isWork = isWorkPath(path)
  // The web editor follows its own stream.
  const isLost = useChanges(workspace.id, isWork ? undefined : settingsChanges)
  useFocusOnNavigation(main, close)
  useHandOnFocus()
  useOpenMenus()
  return (
    <div className={classes.root}>
      <Suspense>
        <Toasts position="bottom-left" className="toasts" />
      </Suspense>
      <Announcer />
      <a href="#main" className={classes.skip}>
        Skip to the content
      </a>
      <header className={classes.header} inert={isCovering}>
        <Burger
          ref={opener}
          onClick={open}
          hiddenFrom="sm"
          size="sm"
          aria-label="Open the navigation"
          aria-expanded={isOpen}
        />
        <Areas isWork={isWork} />
        <Group gap="xs" ms="auto" wrap="nowrap">
          <Tools isWork={isWork} />
        </Group>
      </header>
      <nav
        className={classes.navbar}
        aria-label={isWork ? 'Work' : 'Settings'}
        data-open={isOpen || undefined}
        ref={trap}
        onKeyDown={({ key, target, currentTarget }) => {
          // A menu or dialog above it closes itself.
          if (isCovering && key === 'Escape' && currentTarget.contains(target as Node)) leave()
        }}
      >
        <Places isWork={isWork} onClose={leave} />
      </nav>
      <main className={classes.main} id="main" ref={main} tabIndex={-1} inert={isCovering}>
        {!isWork && <OfflineStatus isLost={isLost} />}
        <div className={classes.page}>
          <SignInAgain>
            <Content path={path} />
          </SignInAgain>
        </div>
      </main>
    </div>
  )
}

/** Shows what the navigation contains, and in a narrow window a button that closes it. */
function Places({ isWork, onClose }: { isWork: boolean; onClose: () => void }): ReactNode {
  return (
    <>
      <Group h={56} className={classes.top ?? ''} justify="space-between" wrap="nowrap">
        <Brand isWork={isWork} />
        <Burger
          opened
          onClick={onClose}
          hiddenFrom="sm"
          size="sm"
          aria-label="Close the navigation"
          data-autofocus
        />
      </Group>
      <div className={classes.workspace}>
        <WorkspaceSwitcher isWork={isWork} />
      </div>
      <Navigation isWork={isWork} />
    </>
  )
}

/** Opens and closes the navigation, which in a narrow window covers the page and keeps the focus, as a dialog does. */
function useNavigation() {
  const [isOpen, { open, close }] = useDisclosure()
  const isNarrow = useMediaQuery('(max-width: 48em)')
  const isCovering = isOpen && isNarrow
  const opener = useRef<HTMLButtonElement>(null)
  const trap = useFocusTrap(isCovering)
  /** Closes it without going to another page. */
  const leave = (): void => {
    close()
    requestAnimationFrame(() => opener.current?.focus())
  }
  return { isOpen, isCovering, open, close, leave, opener, trap }
}

function Tools({ isWork }: { isWork: boolean }): ReactNode {
  return (
    <Deferred>
      <Suspense>
        <HeaderTools isWork={isWork} />
      </Suspense>
    </Deferred>
  )
}

/** Shows the page, or why the person may not open it. */
function Content({ path }: { path: string }): ReactNode {
  const { role } = useSession()
  const isFactorDue = useIsFactorDue()
  if (isFactorDue && path !== '/settings/account') return <NoSecondFactor />
  return role !== 'member' || isWorkPath(path) || memberPaths.includes(path) ? <Outlet /> : <NoRole />
}

function Brand({ isWork }: { isWork: boolean }): ReactNode {
  return (
    <Group component="span" gap={10} wrap="nowrap">
      <Link to={isWork ? '/work' : '/settings'} activeOptions={{ exact: true }} className={classes.brand}>
        <img src={icon} alt="" width={22} height={22} />
        Taskwire
      </Link>
    </Group>
  )
}

/**
 * Focuses the heading of a new page, and closes the navigation. While a page is loading, the previous page ignores clicks:
 * a dialog opened by a click would vanish with that page.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, close: () => void): void {
  const router = useRouter()
  useEffect(() => {
    const setInert = (isInert: boolean) => main.current?.toggleAttribute('inert', isInert)
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => setInert(pathChanged)),
      router.subscribe('onResolved', () => setInert(false)),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        close()
        const heading = main.current?.querySelector('h1')
        ;(heading ?? main.current)?.focus({ preventScroll: true })
      }),
    ]
    return () => unsubscribe.forEach((stop) => stop())
  }, [router, main, close])
}
