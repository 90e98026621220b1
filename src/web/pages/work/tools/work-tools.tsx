import { ActionIcon, Button } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { IconPlus, IconSearch, type Icon } from '../../../components/icons.tsx'
import { useSession } from '../../../api/session.ts'
import { lazyPart, loadOnce } from '../../../load-part.ts'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { newTaskAction, searchAction, type Shortcut } from '../shortcuts.ts'
import { useTaskShortcut } from '../task-shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'
import classes from './work-tools.module.css'

const loadDialogs = () => import('./work-dialogs.tsx')
const WorkDialogs = lazyPart(loadDialogs)
const route = getRouteApi('/signed-in/work')

/** Shows the buttons of every page of the web editor, handles its keyboard shortcuts, and shows its dialogs. */
export default function WorkTools(): ReactNode {
  const { shown, show } = useWorkDialog()
  const navigate = useNavigate()
  const { task } = route.useSearch()
  const context = {
    show,
    go: (to: '/work' | '/work/projects' | '/work/calendar') => void navigate({ to }),
    onTask: useTaskShortcut(),
  }
  useShortcuts({ ...context, isTaskOpen: task !== undefined })
  useEffect(() => whenIdle(() => void loadOnce(loadDialogs).catch(() => undefined)), [])
  const props = (action: Shortcut) => ({
    action,
    onClick: () => void action.run({ ...context, focused: document.body }),
  })
  return (
    <>
      <Tool {...props(searchAction)} icon={IconSearch} />
      <Tool {...props(newTaskAction)} icon={IconPlus} isMain />
      {shown !== undefined && (
        <Suspense>
          <WorkDialogs />
        </Suspense>
      )}
    </>
  )
}

interface ToolProps {
  action: Shortcut
  icon: Icon
  isMain?: boolean
  onClick: () => void
}

/** Shows a button, which is an icon in a narrow window. */
function Tool({ action: { name, keys }, icon: Icon, isMain = false, onClick }: ToolProps): ReactNode {
  const { keyboard_shortcuts: hasKeys } = useSession().user
  const variant = isMain ? 'filled' : 'default'
  return (
    <>
      <Button
        visibleFrom="sm"
        variant={variant}
        size="xs"
        leftSection={<Icon size={16} stroke={1.8} />}
        rightSection={
          hasKeys && (
            <kbd className={classes.key} data-main={isMain || undefined} aria-hidden>
              {keys[0]}
            </kbd>
          )
        }
        onClick={onClick}
      >
        {name}
      </Button>
      <ActionIcon hiddenFrom="sm" variant={variant} size={34} aria-label={name} onClick={onClick}>
        <Icon size={18} />
      </ActionIcon>
    </>
  )
}

/** Calls a function when the browser has nothing else to do. Returns a function that prevents it. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(idle)
}
