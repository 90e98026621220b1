import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Form } from '../../../components/form.tsx'
import { endRetries } from '../../../api/intents.ts'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { saveChange } from '../save-change.ts'
import { invalidateComments } from './invalidate-comments.ts'
import classes from './task-panel.module.css'
import { useTextDraft } from './use-drafts.ts'

interface CommentFormProps {
  taskId: string
  /** The comment that is replied to. */
  parentId?: string
  label: string
  /** The button's label. */
  verb: string
  /** Called with the added comment. */
  onSent: (comment: WorkSchemas['WorkComment']) => void
  onDone?: () => void
}

/** Returns the field of the draft of a comment, or of a reply to one. */
export const draftFieldOf = (parentId: string | undefined): string =>
  parentId === undefined ? 'comment' : `reply to ${parentId}`

/** Returns the field of the draft of a change to a comment. */
export const editFieldOf = (id: string): string => `edit ${id}`

/** Adds a comment or a reply, by the button or Ctrl+Enter. */
export function CommentForm(props: CommentFormProps): ReactNode {
  const { taskId, parentId, label, verb, onDone } = props
  const { draft, latest, set } = useTextDraft(taskId, draftFieldOf(parentId))
  const body = draft?.text ?? ''
  const adding = useAddComment(props, { latest, set })
  const submit = (): void => {
    if (body.trim() !== '' && !adding.isPending) adding.mutate(body)
  }
  const cancel = (): void => {
    set(undefined)
    onDone?.()
  }
  return (
    <Form className={classes.form} onSubmit={() => submit()}>
      <Textarea
        label={label}
        dir="auto"
        rows={3}
        autoFocus={parentId !== undefined}
        value={body}
        onChange={({ currentTarget }) => {
          endRetries(`/api/work/v1/tasks/${taskId}/comments`)
          set(currentTarget.value === '' ? undefined : { text: currentTarget.value, base: '' })
        }}
        onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && submit()}
      />
      <ProblemNote error={adding.error} />
      <Group gap="sm">
        <Button type="submit" size="xs" loading={adding.isPending}>
          {verb}
        </Button>
        {onDone && (
          <Button size="xs" variant="default" onClick={cancel}>
            Cancel
          </Button>
        )}
      </Group>
    </Form>
  )
}

function useAddComment(
  { taskId, parentId, onSent, onDone }: CommentFormProps,
  { latest, set }: Pick<ReturnType<typeof useTextDraft>, 'latest' | 'set'>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      saveChange(() =>
        work.POST('/work/v1/tasks/{id}/comments', {
          params: { path: { id: taskId } },
          body: { body: text, ...(parentId !== undefined && { parent_id: parentId }) },
        }),
      ),
    onSuccess: async ({ data }, text) => {
      if (data) onSent(data.data)
      await invalidateComments(queryClient)
      // Text typed since then belongs to the next comment.
      const isAll = latest()?.text === text
      if (isAll) set(undefined)
      if (isAll) onDone?.()
    },
  })
}
