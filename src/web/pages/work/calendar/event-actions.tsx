import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useAsking } from '../use-asking.ts'
import { DeleteEvent } from './delete-event.tsx'
import type { WorkEvent } from './entries.ts'

interface EventActionsProps {
  event: WorkEvent
  mayWrite: boolean
  /** Whether the person must first decide about another person's change. */
  mustChoose: boolean
  isSaving: boolean
  onClose: () => void
  /** Called when the confirmation dialog opens and closes. */
  onAsking: (isAsking: boolean) => void
}

/** Shows the buttons below an event. */
export function EventActions(props: EventActionsProps): ReactNode {
  const { event, mayWrite, mustChoose, isSaving, onClose, onAsking } = props
  const [isAsking, setAsking] = useState(false)
  useAsking(isAsking, onAsking)
  return (
    <Group justify="flex-end" gap="sm">
      {mayWrite && (
        <Button variant="default" c="var(--bad)" me="auto" onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {mayWrite ? 'Cancel' : 'Close'}
      </Button>
      {mayWrite && (
        <Button type="submit" loading={isSaving} disabled={mustChoose}>
          Save
        </Button>
      )}
      {isAsking && <DeleteEvent event={event} onClose={() => setAsking(false)} onDeleted={onClose} />}
    </Group>
  )
}
