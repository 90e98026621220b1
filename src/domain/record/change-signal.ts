/** A committed change, or news for one person, as the processes notify each other of it. */
export interface ChangeSignal {
  workspaceId: string
  type: string
  id: string
  /** The project of the subject; null if it belongs to the workspace only, or an earlier version has sent the signal. */
  projectId: string | null
  /** The task of a comment. */
  taskId: string | null
  /** The person whom alone the signal concerns. */
  recipientId: string | null
}

/** Returns the payload of a signal: words, of which an earlier version sends and reads `WORKSPACE TYPE ID [RECIPIENT]`. */
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
