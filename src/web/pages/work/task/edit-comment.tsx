import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { work } from '../../../api/work.ts'
import { Form } from '../../../components/form.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useAfterPress } from '../../../after-press.ts'
import { useShown } from '../../../use-shown.ts'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../../../show-refusal.tsx'
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
  const { draft, latest, set } = useTextDraft(taskId, editFieldOf(id))
  const text = draft?.text ?? body
  /** Whether the text is from an earlier time: it is then saved only if the person asks for it. */
  const [isRestored] = useState(draft !== undefined)
  const afterPress = useAfterPress()
  const close = (): void => {
    set(undefined)
    afterPress(onDone)
  }
  const isEnded = useRef(false)
  const saving = useSaveComment(
    { taskId, id },
    (saved) => {
      // What was typed since then is not saved.
      if (latest()?.text === saved) close()
      else isEnded.current = false
    },
    () => {
      isEnded.current = false
    },
  )
  const end = (isKept: boolean): void => {
    if (isEnded.current) return
    isEnded.current = true
    if (isKept && text !== body && text.trim() !== '') saving.mutate(text)
    else close()
  }
  return (
    <Form className={classes.form} onSubmit={() => end(true)}>
      <Textarea
        label="Comment"
        dir="auto"
        rows={3}
        autoFocus={!isRestored}
        // Escape would otherwise also close the panel.
        data-mantine-stop-propagation
        value={text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value, base: draft?.base ?? body })}
        // A window that loses the focus gives it back to the textbox later.
        onBlur={() => document.hasFocus() && !isRestored && end(true)}
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

function useSaveComment(
  { taskId, id }: Pick<EditCommentProps, 'taskId' | 'id'>,
  onSaved: (text: string) => void,
  onRefused: () => void,
) {
  const queryClient = useQueryClient()
  const isShown = useShown()
  return useMutation({
    mutationFn: (text: string) =>
      saveChange(() =>
        work.PATCH('/work/v1/tasks/{id}/comments/{comment_id}', {
          params: { path: { id: taskId, comment_id: id } },
          body: { body: text },
        }),
      ),
    onSuccess: async (_, text) => {
      await invalidateComments(queryClient)
      onSaved(text)
    },
    onError: (error) => {
      onRefused()
      if (!isShown()) showRefusal('The comment was not changed', error)
    },
  })
}
