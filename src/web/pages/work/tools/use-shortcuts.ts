import { useEffect, useEffectEvent } from 'react'
import { areRefreshesHeld } from '../../../api/hold-refreshes.ts'
import { useSession } from '../../../api/session.ts'
import { shortcutGroups, type Shortcut, type ShortcutContext } from '../shortcuts.ts'

const shortcuts = shortcutGroups.flatMap((group) => group.shortcuts)

/** Milliseconds within which the second key of a sequence is pressed. */
const sequenceMs = 1_500

/** Elements that use letters themselves. */
const typedInto =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], ' +
  '[role=textbox], [role=combobox], [role=menu], [role=listbox]'

interface Handled extends Omit<ShortcutContext, 'focused'> {
  /** Whether a task is open in the panel, which is a dialog with fields in which shortcuts work. */
  isTaskOpen: boolean
}

/** Runs the actions of the shortcuts that are pressed. If the person has turned them off, only chords are (product.md 25.88). */
export function useShortcuts({ isTaskOpen, ...context }: Handled): void {
  const { keyboard_shortcuts: areOn } = useSession().user
  const run = useEffectEvent((event: KeyboardEvent, { run: action }: Shortcut): void => {
    const focused = event.target instanceof Element ? event.target : document.body
    const isForm = (dialog: Element): boolean => dialog.querySelector('input, textarea, select') !== null
    const forms = [...document.querySelectorAll('[role=dialog]')].filter(isForm)
    if (forms.length > (isTaskOpen ? 1 : 0)) return
    if (action({ ...context, focused }) !== false) event.preventDefault()
  })
  useEffect(() => {
    let first: { key: string; at: number } | undefined
    const handle = (event: KeyboardEvent): void => {
      const key = keyOf(event)
      if (key === undefined || event.defaultPrevented || event.repeat || areRefreshesHeld()) return
      const isTyping = event.target instanceof Element && event.target.closest(typedInto) !== null
      if ((isTyping || !areOn) && !key.startsWith('Mod+')) return
      const isSecond = first !== undefined && event.timeStamp - first.at < sequenceMs
      const keys = isSecond ? `${first?.key} ${key}` : key
      const begins = !isSecond && shortcuts.some((one) => one.keys.some((its) => its.startsWith(`${key} `)))
      first = begins ? { key, at: event.timeStamp } : undefined
      const pressed = shortcuts.filter((one) => one.keys.includes(keys))
      for (const shortcut of pressed) if (!event.defaultPrevented) run(event, shortcut)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [areOn])
}

/**
 * Returns the key in the notation of `Shortcut`; undefined if it is part of no shortcut. A letter is the one printed on
 * the key or, where that is not Latin, the one at its place on a Latin keyboard.
 */
function keyOf(event: KeyboardEvent): string | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || altKey || event.getModifierState('AltGraph') || [...key].length > 1) return undefined
  const isSign = /^[ -~]$/.test(key) && !/[a-z]/i.test(key)
  // A layout may have a sign only with Shift.
  if (isSign) return ctrlKey || metaKey ? undefined : key
  const letter = /\p{Script=Latin}/u.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1]
  if (letter === undefined || shiftKey) return undefined
  return `${ctrlKey || metaKey ? 'Mod+' : ''}${letter.toLowerCase()}`
}
