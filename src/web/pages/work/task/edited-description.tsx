import { Button, Group, Input, Textarea } from '@mantine/core'
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useAfterPress } from '../../../after-press.ts'
import { FormattedText } from '../../../components/formatted-text.tsx'
import { ConflictNote } from '../conflict-note.tsx'
import type { WorkTask } from '../work-queries.ts'
import { useEditedText } from './use-edited-text.ts'
import type { SaveText } from './use-save-task.ts'
import classes from './task-panel.module.css'

interface EditedDescriptionProps {
  task: WorkTask
  saveText: SaveText
}

/** How the textbox is used: opened by the button, or shown because the description is empty. */
type Use = 'none' | 'opened' | 'entered' | 'typed'

/** Shows the description as it reads, or the textbox in which it is edited (product.md 25.73). */
export function EditedDescription({ task, saveText }: EditedDescriptionProps): ReactNode {
  const { use, isOpen, button, leave, press, enter, type, save, edit, close, editing } = useEditing(
    task,
    saveText,
  )
  const { text, isUnsaved, other } = editing
  return (
    <div onBlur={leave}>
      {isOpen ? (
        <AsTyped
          text={text}
          isOpened={use === 'opened'}
          isChanged={use === 'opened' || use === 'typed' || isUnsaved}
          onEnter={enter}
          onType={type}
          onKey={press}
          onSave={save}
        />
      ) : (
        <AsRead text={text} button={button} onEdit={edit} onTick={editing.apply} />
      )}
      {other !== undefined && (
        <ConflictNote
          label="Description"
          other={other}
          onKeep={() => close(editing.keep)}
          onTake={() => close(editing.take)}
        />
      )}
    </div>
  )
}

/** Opens and closes the textbox. */
function useEditing(task: WorkTask, saveText: SaveText) {
  const [use, setUse] = useState<Use>('none')
  const editing = useEditedText(task, 'description', saveText, use !== 'opened')
  const isOpen = use !== 'none' || editing.text === '' || editing.isUnsaved
  const button = useFocusAfter(isOpen)
  const afterPress = useAfterPress()
  const begin = (next: Use): void => {
    editing.begin()
    setUse(next)
  }
  const close = (choose?: () => void): void => {
    choose?.()
    setUse('none')
  }
  const save = (): void => {
    editing.flush()
    close()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return
    editing.flush()
    // A window that loses the focus gives it back to the textbox later.
    if (document.hasFocus()) afterPress(() => !currentTarget.contains(document.activeElement) && close())
  }
  const press = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): void => {
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && (ctrlKey || metaKey)) save()
    if (key !== 'Escape') return
    editing.cancel()
    close()
  }
  const enter = (): void => {
    if (use === 'none') begin('entered')
  }
  const type = (typed: string): void => {
    setUse((now) => (now === 'opened' ? now : 'typed'))
    editing.type(typed)
  }
  const edit = (): void => begin('opened')
  return { use, isOpen, button, leave, press, enter, type, save, edit, close, editing }
}

interface AsTypedProps {
  text: string
  isOpened: boolean
  /** Whether Escape ends the editing, and does not close the panel. */
  isChanged: boolean
  onEnter: () => void
  onType: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  onSave: () => void
}

const AsTyped = ({ text, isOpened, isChanged, onEnter, onType, onKey, onSave }: AsTypedProps): ReactNode => (
  <div className={classes.form}>
    <Textarea
      label="Description"
      dir="auto"
      rows={5}
      autoFocus={isOpened}
      data-mantine-stop-propagation={isChanged}
      value={text}
      onFocus={onEnter}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={onKey}
    />
    {text !== '' && (
      <Group>
        <Button size="xs" onClick={onSave}>
          Save
        </Button>
      </Group>
    )}
  </div>
)

interface AsReadProps {
  text: string
  button: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onTick: (text: string) => void
}

const AsRead = ({ text, button, onEdit, onTick }: AsReadProps): ReactNode => (
  <>
    <Group justify="space-between">
      <Input.Label component="div">Description</Input.Label>
      <Button ref={button} variant="subtle" color="gray" size="compact-xs" onClick={onEdit}>
        Edit description
      </Button>
    </Group>
    <FormattedText text={text} onTick={onTick} />
  </>
)

/** Returns a ref to what gets the focus when a textbox that had it is closed. */
function useFocusAfter(isOpen: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) next.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return next
}
