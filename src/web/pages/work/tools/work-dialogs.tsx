import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWorkDialog, type WorkDialog } from '../../../shell/work-dialog.tsx'
import { NewProjectForm } from './new-project-form.tsx'
import { NewTaskForm } from './new-task-form.tsx'
import { Search } from './search.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'

interface Dialog extends Pick<ModalProps, 'title' | 'size' | 'centered' | 'closeOnClickOutside'> {
  content: ReactNode
}

const dialogs: Record<WorkDialog, Dialog> = {
  search: { title: 'Search', size: 'lg', centered: false, content: <Search /> },
  'new-task': { title: 'New task', size: 'lg', closeOnClickOutside: false, content: <NewTaskForm /> },
  'new-project': { title: 'New project', content: <NewProjectForm /> },
  shortcuts: { title: 'Keyboard shortcuts', content: <ShortcutHelp /> },
}

/** Shows the dialog that was opened. */
export default function WorkDialogs(): ReactNode {
  const { shown, hide } = useWorkDialog()
  if (shown === undefined) return null
  const { content, ...props } = dialogs[shown]
  return (
    <Modal
      key={shown}
      opened
      onClose={() => hide()}
      // Mantine would also close the panel of a task below, since it asks after this dialog has closed.
      closeOnEscape={false}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && hide()}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      {...props}
    >
      {content}
    </Modal>
  )
}
