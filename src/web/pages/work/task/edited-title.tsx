import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConflictNote } from '../conflict-note.tsx'
import type { WorkTask } from '../work-queries.ts'
import { useEditedText } from './use-edited-text.ts'
import type { SaveText } from './use-save-task.ts'

interface EditedTitleProps {
  task: WorkTask
  saveText: SaveText
}

/** Shows the title, which is saved as it is typed. If another person has changed it too, shows both versions. */
export function EditedTitle({ task, saveText }: EditedTitleProps): ReactNode {
  const { text, type, flush, other, keep, take } = useEditedText(task, 'title', saveText)
  return (
    <div>
      <TextInput
        label="Title"
        dir="auto"
        value={text}
        onBlur={flush}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
      {other !== undefined && <ConflictNote label="Title" other={other} onKeep={keep} onTake={take} />}
    </div>
  )
}
