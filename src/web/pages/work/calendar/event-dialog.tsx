import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { SubjectNotFound } from '../subject-not-found.tsx'
import { useReturnFocus } from '../return-focus.ts'
import { projectQuery } from '../work-queries.ts'
import { eventQuery } from './calendar-queries.ts'
import { EditEvent } from './edit-event.tsx'
import type { WorkEvent } from './entries.ts'
import { mayChangeEvent } from './project-marks.ts'
import { Unloaded } from '../../../components/unloaded.tsx'

/** Shows an event in a dialog, until `event` is removed from the URL. */
export function EventDialog({ id }: { id: string }): ReactNode {
  const event = useQuery(eventQuery(id))
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  useReturnFocus(`a[data-event="${CSS.escape(id)}"]`)
  const close = (): void =>
    void navigate({
      to: '.',
      // Another event may have been opened while this one was being saved.
      search: ({ event, ...rest }) => (event === id ? rest : { event, ...rest }),
      resetScroll: false,
    })
  return (
    <Modal
      opened
      onClose={close}
      closeOnEscape={!isAsking}
      closeOnClickOutside={false}
      title={<bdi>{event.data?.data.title ?? 'Event'}</bdi>}
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      {event.data ? (
        <Event event={event.data.data} error={event.error} onClose={close} onAsking={setAsking} />
      ) : (
        <Unloaded query={event} notFound={<SubjectNotFound what="event" />} />
      )}
    </Modal>
  )
}

interface EventProps {
  event: WorkEvent
  /** The error if the event could not be refetched. */
  error: unknown
  onClose: () => void
  onAsking: (isAsking: boolean) => void
}

function Event({ event, ...props }: EventProps): ReactNode {
  const session = useSession()
  const { project_id } = event
  const project = useQuery({ ...projectQuery(project_id ?? ''), enabled: project_id !== null })
  if (project_id !== null && !project.data) return <Unloaded query={project} />
  const mayWrite = mayChangeEvent(event, session, project.data?.data.role)
  return <EditEvent event={event} project={project.data?.data.name} mayWrite={mayWrite} {...props} />
}
