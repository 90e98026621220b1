import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../api/client.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { Facts } from '../../components/facts.tsx'
import { PageLink } from '../../components/link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Badge, StatusBadge } from '../../components/status-badge.tsx'
import { Unloaded } from '../../components/unloaded.tsx'
import { endpointName } from '../webhooks/endpoint-name.tsx'
import { endpointQuery } from '../webhooks/webhook-queries.ts'
import { Attempts } from './attempts.tsx'
import { Body } from './body.tsx'
import { CausedBy } from './caused-by.tsx'
import { deliveryQuery } from './delivery-query.ts'
import { deliveryState } from './delivery-state.ts'
import { Explanation } from './explanation.tsx'
import { LiveDelivery } from './live-delivery.tsx'
import { Resend } from './resend.tsx'
import { Signature } from './signature.tsx'

const route = getRouteApi('/signed-in/settings/deliveries/$id')

export function Delivery(): ReactNode {
  const { id } = route.useParams()
  const delivery = useQuery(deliveryQuery(id))
  if (delivery.data) return <DeliveryPage key={id} delivery={delivery.data.data} />
  return (
    <>
      <PageHeader title="Delivery" back={<PageLink to="/settings/webhooks">Webhook endpoints</PageLink>} />
      <Unloaded query={delivery} />
    </>
  )
}

function DeliveryPage({ delivery }: { delivery: Schemas['DeliveryDetail'] }): ReactNode {
  const { id, type, is_test, subject, endpoint_id, event_id, created_at } = delivery
  const [attemptsBefore, setAttemptsBefore] = useState<number>()
  const endpoint = useQuery(endpointQuery(endpoint_id))
  const url = endpoint.data?.data.url
  const isSuspended = !is_test && endpoint.data?.data.status === 'disabled'
  return (
    <>
      <PageHeader
        title={type}
        back={
          <PageLink to="/settings/webhooks/$id" params={{ id: endpoint_id }}>
            <bdi>{endpoint.data ? endpointName(endpoint.data.data) : 'Webhook endpoint'}</bdi>
          </PageLink>
        }
        aside={
          <>
            <StatusBadge status={deliveryState(delivery)} />
            {is_test && <Badge kind="off">Test</Badge>}
          </>
        }
        actions={<Resend delivery={delivery} onSent={setAttemptsBefore} />}
      >
        <CopyId id={id} what="the id of the delivery" />
      </PageHeader>
      {attemptsBefore !== undefined && (
        <LiveDelivery
          key={attemptsBefore}
          id={id}
          what="Resend"
          attemptsBefore={attemptsBefore}
          isEndpointDisabled={isSuspended}
        />
      )}
      <Explanation delivery={delivery} />
      <Facts
        facts={{
          'Event ID': <CopyId id={event_id} what="the id of the event" />,
          Recorded: <RelativeTime at={created_at} />,
          About: subject !== null && <Subject subject={subject} />,
          'Caused by': <CausedBy requestId={delivery.request_id} isTest={is_test} />,
        }}
      />
      <Attempts delivery={delivery} isEndpointDisabled={isSuspended} />
      <Body body={delivery.body} />
      <Signature delivery={delivery} url={url} />
    </>
  )
}

function Subject({ subject: { id, name } }: { subject: Schemas['DeliverySubject'] }): ReactNode {
  return (
    <>
      {name !== null && (
        <div>
          <bdi>{name}</bdi>
        </div>
      )}
      <CopyId id={id} what="the id of the subject" />
    </>
  )
}
