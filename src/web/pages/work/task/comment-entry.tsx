import { Button, Group } from '@mantine/core'
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useSession } from '../../../api/session.ts'
import type { WorkSchemas } from '../../../api/work.ts'
import { PlainText } from '../../../components/plain-text.tsx'
import { RelativeTime } from '../../../components/relative-time.tsx'
import { useAsking } from '../use-asking.ts'
import { origins } from '../../activity/activity-words.ts'
import { editFieldOf } from './comment-form.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { EditComment } from './edit-comment.tsx'
import classes from './task-panel.module.css'
import { useTextDraft } from './use-drafts.ts'

interface CommentEntryProps {
  comment: WorkSchemas['WorkComment']
  taskId: string
  /** The role of the person in the project. */
  role: WorkSchemas['WorkProject']['role']
  onReply?: () => void
  /** Called when a dialog above the panel opens and closes. */
  onAsking: (isOpen: boolean) => void
  onDeleted: (id: string) => void
}

/** Shows a comment or a reply, with what the person may do with it (product.md 25.50). */
export function CommentEntry({
  comment,
  taskId,
  role,
  onReply,
  onAsking,
  onDeleted,
}: CommentEntryProps): ReactNode {
  const { author, body } = comment
  const { draft } = useTextDraft(taskId, editFieldOf(comment.id))
  const [isEditing, setEditing] = useState(draft !== undefined)
  const [isDeleting, setDeleting] = useState(false)
  const isAsking = isDeleting && body !== null
  useAsking(isAsking, onAsking)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useLayoutEffect(() => {
    // The text field that had the focus is gone.
    if (wasEditing.current && document.activeElement === document.body) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const isAuthor = useSession().user.id === author?.id
  const mayEdit = isAuthor && role !== 'viewer'
  const mayDelete = mayEdit || role === 'manager'
  if (body === null) return <p className={classes.none}>This comment was deleted.</p>
  return (
    <div className={classes.comment}>
      <Byline comment={comment} />
      {isEditing && mayEdit ? (
        <EditComment taskId={taskId} id={comment.id} body={body} onDone={() => setEditing(false)} />
      ) : (
        <div className={classes.said} dir="auto">
          <PlainText text={body} />
        </div>
      )}
      <Group gap="xs">
        {onReply && <Action onClick={onReply}>Reply</Action>}
        {mayEdit && !isEditing && (
          <Action ref={edit} onClick={() => setEditing(true)}>
            Edit
          </Action>
        )}
        {mayDelete && <Action onClick={() => setDeleting(true)}>Delete comment</Action>}
      </Group>
      {isAsking && (
        <DeleteComment
          taskId={taskId}
          id={comment.id}
          onClose={() => setDeleting(false)}
          onDeleted={() => onDeleted(comment.id)}
        />
      )}
    </div>
  )
}

/** Says who wrote the comment, by what and when. */
const Byline = ({
  comment: { author, created_at, edited_at, via },
}: Pick<CommentEntryProps, 'comment'>): ReactNode => (
  <div className={classes.by}>
    <strong>
      <bdi>{author?.name ?? 'A former member'}</bdi>
    </strong>{' '}
    {via !== 'web' && `${origins[via]} `}
    {created_at !== null && <RelativeTime at={created_at} />}
    {edited_at !== null && ' · edited'}
  </div>
)

interface ActionProps {
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
  children: string
}

function Action({ ref, onClick, children }: ActionProps): ReactNode {
  return (
    <Button ref={ref} variant="subtle" color="gray" size="compact-xs" onClick={onClick}>
      {children}
    </Button>
  )
}
