import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { work } from '../../../api/work.ts'
import { Form } from '../../../components/form.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { saveChange } from '../save-change.ts'
import { invalidateComments } from './invalidate-comments.ts'
import classes from './task-panel.module.css'

interface EditCommentProps {
  taskId: string
  id: string
  body: string
  onDone: () => void
}

/** Changes a comment. Ctrl+Enter, the button and leaving the field save the text; Escape leaves the comment unchanged. */
export function EditComment({ taskId, id, body, onDone }: EditCommentProps): ReactNode {
  const [text, setText] = useState(body)
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
      onDone()
    },
    onError: () => {
      isEnded.current = false
    },
  })
  const end = (isKept: boolean): void => {
    if (isEnded.current) return
    isEnded.current = true
    if (isKept && text !== body && text.trim() !== '') saving.mutate()
    else onDone()
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
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end(true)
          if (event.key === 'Escape') end(false)
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
