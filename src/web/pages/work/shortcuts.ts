import type { WorkDialog } from '../../shell/work-dialog.tsx'
import { taskAt, type TaskShortcut } from './task-shortcuts.ts'
import { workPlaces } from '../../shell/work-places.ts'

/** What a shortcut acts on. */
export interface ShortcutContext {
  show: (dialog: WorkDialog) => void
  go: (to: (typeof workPlaces)[number]['to']) => void
  /** The focused element. */
  focused: Element
  onTask: (shortcut: TaskShortcut, id: string) => void
}

/** An action of the web editor and its keys. Buttons, the key handler and the help read it here. */
export interface Shortcut {
  name: string
  /**
   * Each of these starts the action: a letter or sign such as `c`, keys pressed one after the other such as `g m`, or
   * `Mod+k`, which is Ctrl+K and Cmd+K, and also works while typing.
   */
  keys: readonly string[]
  /** Returns false if there is nothing to act on; the key is then left to the browser. */
  run: (context: ShortcutContext) => boolean | void
}

interface ShortcutGroup {
  name: string
  shortcuts: readonly Shortcut[]
}

export const searchAction: Shortcut = {
  name: 'Search',
  keys: ['/', 'Mod+k'],
  run: ({ show }) => show('search'),
}

export const newTaskAction: Shortcut = { name: 'New task', keys: ['c'], run: ({ show }) => show('new-task') }

const helpAction: Shortcut = {
  name: 'Keyboard shortcuts',
  keys: ['?'],
  run: ({ show }) => show('shortcuts'),
}

function onTask(name: string, key: string, shortcut: TaskShortcut): Shortcut {
  return {
    name,
    keys: [key],
    run: ({ focused, onTask: act }) => {
      const id = taskAt(focused)
      if (id === undefined) return false
      act(shortcut, id)
      return true
    },
  }
}

/** Every keyboard shortcut of the web editor. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  { name: 'Everywhere', shortcuts: [searchAction, newTaskAction, helpAction] },
  {
    name: 'Go to',
    shortcuts: workPlaces.map(({ label, to, key }) => ({
      name: label,
      keys: [`g ${key}`],
      run: ({ go }) => go(to),
    })),
  },
  {
    name: 'On the focused task',
    shortcuts: [
      onTask('Complete', 'x', 'complete'),
      onTask('Assign to me', 'a', 'assign'),
      onTask('Due date', 'd', 'due'),
      onTask('Priority', 'p', 'priority'),
      onTask('Column', 'm', 'column'),
    ],
  },
]
