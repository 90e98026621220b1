import { Button, Group } from '@mantine/core'
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useSession } from '../../../api/session.ts'
import type { WorkSchemas } from '../../../api/work.ts'
import { PlainText } from '../../../components/plain-text.tsx'
import { RelativeTime } from '../../../components/relative-time.tsx'
import { origins } from '../../activity/activity-words.ts'
import { DeleteComment } from './delete-comment.tsx'
import { EditComment } from './edit-comment.tsx'
import classes from './task-panel.module.css'

interface CommentEntryProps {
  comment: WorkSchemas['WorkComment']
  taskId: string
  /** The role of the person in the project. */
  role: WorkSchemas['WorkProject']['role']
  onReply?: () => void
  onDeleted: (id: string) => void
}

/** Shows a comment or a reply, with what the person may do with it (product.md 25.50). */
export function CommentEntry({ comment, taskId, role, onReply, onDeleted }: CommentEntryProps): ReactNode {
  const { author, body, created_at, edited_at, via } = comment
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
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
      <div className={classes.by}>
        <strong>
          <bdi>{author?.name ?? 'A former member'}</bdi>
        </strong>{' '}
        {via !== 'web' && `${origins[via]} `}
        {created_at !== null && <RelativeTime at={created_at} />}
        {edited_at !== null && ' · edited'}
      </div>
      {isEditing ? (
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
      {isDeleting && (
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
