/** A committed change, or a notification for one person, as sent between processes. */
export interface ChangeSignal {
  workspaceId: string
  type: string
  id: string
  /**
   * The project of the subject; null if it belongs to the workspace only, or an older version sent the
   * signal.
   */
  projectId: string | null
  /** The task of a comment. */
  taskId: string | null
  /** The only person whom the signal concerns. */
  recipientId: string | null
}

/**
 * Returns the payload of a signal: words, of which older versions send and read only `WORKSPACE TYPE ID
 * [RECIPIENT]`.
 */
export function encodeSignal(
  signal: Pick<ChangeSignal, 'workspaceId' | 'type' | 'id'> & Partial<ChangeSignal>,
): string {
  const { workspaceId, type, id, projectId, taskId, recipientId } = signal
  const subject = [id, projectId, taskId].filter((part) => part != null).join('/')
  return [workspaceId, type, subject, recipientId].filter((word) => word != null).join(' ')
}

export function decodeSignal(payload: string): ChangeSignal {
  const [workspaceId = '', type = '', subject = '', recipientId = null] = payload.split(' ')
  const [id = '', projectId = null, taskId = null] = subject.split('/')
  return { workspaceId, type, id, projectId, taskId, recipientId }
}
