import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import type { WorkSchemas } from '../../../api/work.ts'
import { ListState } from '../../../components/list-state.tsx'
import { RelativeTime } from '../../../components/relative-time.tsx'
import { origins } from '../../activity/activity-words.ts'
import { commentsQuery, type WorkTask } from '../work-queries.ts'
import { CommentForm, draftFieldOf } from './comment-form.tsx'
import classes from './task-panel.module.css'
import { useTextDraft } from './use-drafts.ts'

type Comment = WorkSchemas['WorkComment']

/** Shows the comments on a task, with each reply below its comment. */
export function Comments({ task, mayWrite }: { task: WorkTask; mayWrite: boolean }): ReactNode {
  const list = useList(commentsQuery(task.id))
  /** The comments that the person has just sent, which may belong to pages that are not loaded. */
  const [sent, setSent] = useState<readonly Comment[]>([])
  const onSent = (comment: Comment): void => setSent((others) => [...others, comment])
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>Comments</h2>
      <ListState list={list} rows={2} empty={<p className={classes.none}>No comments yet.</p>}>
        {(loaded) => (
          <CommentList
            comments={[...loaded, ...sent.filter(({ id }) => !loaded.some((one) => one.id === id))]}
            taskId={task.id}
            mayWrite={mayWrite}
            onSent={onSent}
          />
        )}
      </ListState>
      {mayWrite && <CommentForm taskId={task.id} label="Comment" verb="Comment" onSent={onSent} />}
    </section>
  )
}

interface CommentListProps {
  comments: readonly Comment[]
  taskId: string
  mayWrite: boolean
  /** Called with a comment or reply that the person has added. */
  onSent: (comment: Comment) => void
}

function CommentList({ comments, ...props }: CommentListProps): ReactNode {
  const repliesTo = (id: string | null): Comment[] => comments.filter(({ parent_id }) => parent_id === id)
  return (
    <ul className={classes.comments} aria-label="Comments">
      {repliesTo(null).map((comment) => (
        <CommentItem key={comment.id} comment={comment} replies={repliesTo(comment.id)} {...props} />
      ))}
    </ul>
  )
}

interface CommentItemProps extends Omit<CommentListProps, 'comments'> {
  comment: Comment
  replies: readonly Comment[]
}

function CommentItem({ comment, replies, taskId, mayWrite, onSent }: CommentItemProps): ReactNode {
  const { draft } = useTextDraft(taskId, draftFieldOf(comment.id))
  const [isReplying, setReplying] = useState(draft !== undefined)
  return (
    <li>
      <CommentText comment={comment} />
      {replies.length > 0 && (
        <ul className={classes.replies} aria-label="Replies">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentText comment={reply} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite &&
        (isReplying ? (
          <div className={classes.replies}>
            <CommentForm
              taskId={taskId}
              parentId={comment.id}
              label="Reply"
              verb="Send reply"
              onSent={onSent}
              onDone={() => setReplying(false)}
            />
          </div>
        ) : (
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setReplying(true)}>
            Reply
          </Button>
        ))}
    </li>
  )
}

function CommentText({ comment: { author, body, created_at, via } }: { comment: Comment }): ReactNode {
  return (
    <div className={classes.comment}>
      <div className={classes.by}>
        <strong>
          <bdi>{author?.name ?? 'A former member'}</bdi>
        </strong>{' '}
        {via !== 'web' && `${origins[via]} `}
        {created_at !== null && <RelativeTime at={created_at} />}
      </div>
      <div className={classes.said} dir="auto">
        {body}
      </div>
    </div>
  )
}
