import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { work } from '../../../api/work.ts'
import { Form } from '../../../components/form.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useAfterPress } from '../../../after-press.ts'
import { saveChange } from '../save-change.ts'
import { editFieldOf } from './comment-form.tsx'
import { invalidateComments } from './invalidate-comments.ts'
import classes from './task-panel.module.css'
import { useTextDraft } from './use-drafts.ts'

interface EditCommentProps {
  taskId: string
  id: string
  body: string
  onDone: () => void
}

/**
 * Changes a comment. Ctrl+Enter, the button and leaving the field save the text; Escape leaves the comment unchanged. The
 * text is kept until it is saved.
 */
export function EditComment({ taskId, id, body, onDone }: EditCommentProps): ReactNode {
  const { draft, set } = useTextDraft(taskId, editFieldOf(id))
  const text = draft?.text ?? body
  const afterPress = useAfterPress()
  const close = (): void => {
    set(undefined)
    afterPress(onDone)
  }
  const isEnded = useRef(false)
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: () =>
      saveChange(() =>
        work.PATCH('/work/v1/tasks/{id}/comments/{comment_id}', {
          params: { path: { id: taskId, comment_id: id } },
          body: { body: text },
        }),
      ),
    onSuccess: async () => {
      await invalidateComments(queryClient)
      close()
    },
    onError: () => {
      isEnded.current = false
    },
  })
  const end = (isKept: boolean): void => {
    if (isEnded.current) return
    isEnded.current = true
    if (isKept && text !== body && text.trim() !== '') saving.mutate()
    else close()
  }
  return (
    <Form className={classes.form} onSubmit={() => end(true)}>
      <Textarea
        label="Comment"
        dir="auto"
        rows={3}
        autoFocus
        // Escape would otherwise also close the panel.
        data-mantine-stop-propagation
        value={text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value, base: body })}
        // A window that loses the focus gives it back to the textbox later.
        onBlur={() => document.hasFocus() && end(true)}
        onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter' && (ctrlKey || metaKey)) end(true)
          if (key === 'Escape') end(false)
        }}
      />
      <ProblemNote error={saving.error} />
      <Group gap="sm">
        <Button type="submit" size="xs" loading={saving.isPending}>
          Save
        </Button>
      </Group>
    </Form>
  )
}
