import type { Schemas } from '../../api/client.ts'
import type { WorkDialog } from '../../shell/work-dialog.tsx'
import { taskActionKinds } from './task-actions.ts'
import { taskAt } from './task-shortcuts.ts'
import { workPlaces } from '../../shell/work-places.ts'

/** What an action on no task needs. */
interface PageContext {
  show: (dialog: WorkDialog) => void
  go: (to: (typeof workPlaces)[number]['to']) => void
}

/** What a shortcut acts on. */
export interface ShortcutContext extends PageContext {
  /** The focused element. */
  focused: Element
  onTask: (key: string, id: string) => void
}

/** An action of the web editor and its keys. Buttons, the key handler, the help and the search read it here. */
export interface Shortcut<Context = ShortcutContext> {
  name: string
  /**
   * Each of these starts the action: a letter or sign such as `c`, keys pressed one after the other such as `g m`, or
   * `Mod+k`, which is Ctrl+K and Cmd+K, and also works while typing.
   */
  keys: readonly string[]
  /** Returns false if there is nothing to act on; the key is then left to the browser. */
  run: (context: Context) => boolean | void
}

export interface PageAction extends Shortcut<PageContext> {
  isForManagers?: boolean
}

interface ShortcutGroup {
  name: string
  shortcuts: readonly Shortcut[]
}

export const searchAction: PageAction = {
  name: 'Search',
  keys: ['/', 'Mod+k'],
  run: ({ show }) => show('search'),
}

export const newTaskAction: PageAction = {
  name: 'New task',
  keys: ['c'],
  run: ({ show }) => show('new-task'),
}

const newProjectAction: PageAction = {
  name: 'New project',
  keys: [],
  isForManagers: true,
  run: ({ show }) => show('new-project'),
}

const helpAction: PageAction = {
  name: 'Keyboard shortcuts',
  keys: ['?'],
  run: ({ show }) => show('shortcuts'),
}

const places = workPlaces.map(({ label, to, key }): PageAction => ({
  name: label,
  keys: [`g ${key}`],
  run: ({ go }) => go(to),
}))

/** The actions on no task that the search lists. */
export const pageActionsFor = (role: Schemas['Session']['role']): PageAction[] =>
  [newTaskAction, newProjectAction, ...places, helpAction].filter(
    ({ isForManagers = false }) => !isForManagers || role !== 'member',
  )

function onTask(name: string, key: string): Shortcut {
  return {
    name,
    keys: [key],
    run: ({ focused, onTask: act }) => {
      const id = taskAt(focused)
      if (id === undefined) return false
      act(key, id)
      return true
    },
  }
}

/** Every keyboard shortcut of the web editor. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  { name: 'Everywhere', shortcuts: [searchAction, newTaskAction, helpAction] },
  { name: 'Go to', shortcuts: places },
  {
    name: 'On the focused task',
    shortcuts: Object.values(taskActionKinds).flatMap((kind) =>
      'key' in kind ? [onTask(kind.name, kind.key)] : [],
    ),
  },
]
