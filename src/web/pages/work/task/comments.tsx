import { useEffect, useState, type ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import type { WorkSchemas } from '../../../api/work.ts'
import { ListState } from '../../../components/list-state.tsx'
import { commentsQuery, type WorkTask } from '../work-queries.ts'
import { CommentEntry } from './comment-entry.tsx'
import { CommentForm, draftFieldOf } from './comment-form.tsx'
import classes from './task-panel.module.css'
import { UnsavedTexts } from './unsaved-texts.tsx'
import { useTextDraft } from './use-drafts.ts'

type Comment = WorkSchemas['WorkComment']
type ProjectRole = WorkSchemas['WorkProject']['role']

interface CommentsProps {
  task: WorkTask
  role: ProjectRole
  /** Called when a dialog above the panel opens and closes. */
  onAsking: (isOpen: boolean) => void
}

/** Shows the comments on a task, with each reply below its comment. */
export function Comments({ task, role, onAsking }: CommentsProps): ReactNode {
  const list = useList(commentsQuery(task.id))
  /** The comments that the person has just sent, which may belong to pages that are not loaded. */
  const [sent, setSent] = useState<readonly Comment[]>([])
  const onSent = (comment: Comment): void => setSent((others) => [...others, comment])
  const { entries } = list
  // A comment that was loaded may be deleted by anyone, and is then gone here too.
  useEffect(() => {
    const isLoaded = ({ id }: Comment): boolean => entries?.some((one) => one.id === id) === true
    setSent((others) => (others.some(isLoaded) ? others.filter((one) => !isLoaded(one)) : others))
  }, [entries, sent])
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>Comments</h2>
      <ListState list={list} rows={2} empty={<p className={classes.none}>No comments yet.</p>}>
        {(loaded) => (
          <CommentList
            comments={[...loaded, ...sent.filter(({ id }) => !loaded.some((one) => one.id === id))]}
            taskId={task.id}
            role={role}
            onSent={onSent}
            onAsking={onAsking}
            onDeleted={(deleted) => setSent((others) => others.filter(({ id }) => id !== deleted))}
          />
        )}
      </ListState>
      {role !== 'viewer' && entries && !list.pages.hasNextPage && (
        <UnsavedTexts subject={task.id} isGone={(field) => isOfDeleted(field, [...entries, ...sent])} />
      )}
      {role !== 'viewer' && <CommentForm taskId={task.id} label="Comment" verb="Comment" onSent={onSent} />}
    </section>
  )
}

/** Returns whether a draft changes or answers a comment that has been deleted. */
const isOfDeleted = (field: string, comments: readonly Comment[]): boolean => {
  const [, kind, id] = /^(edit|reply to) (.+)$/.exec(field) ?? []
  if (id === undefined) return false
  const comment = comments.find((one) => one.id === id)
  return comment === undefined || (kind === 'edit' && comment.body === null)
}

interface CommentListProps {
  comments: readonly Comment[]
  taskId: string
  /** The role of the person in the project. */
  role: ProjectRole
  /** Called with a comment or reply that the person has added. */
  onSent: (comment: Comment) => void
  onAsking: (isOpen: boolean) => void
  onDeleted: (id: string) => void
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

function CommentItem({ comment, replies, onSent, ...of }: CommentItemProps): ReactNode {
  const { taskId, role } = of
  const { draft } = useTextDraft(taskId, draftFieldOf(comment.id))
  const [isReplying, setReplying] = useState(draft !== undefined)
  const reply = role === 'viewer' || comment.body === null || isReplying ? undefined : () => setReplying(true)
  return (
    <li>
      <CommentEntry comment={comment} {...of} {...(reply && { onReply: reply })} />
      {replies.length > 0 && (
        <ul className={classes.replies} aria-label="Replies">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentEntry comment={reply} {...of} />
            </li>
          ))}
        </ul>
      )}
      {isReplying && role !== 'viewer' && (
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
      )}
    </li>
  )
}
