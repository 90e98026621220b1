import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../api/client.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { PageLink } from '../../components/link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { LiveStatusBadge } from '../../components/status-badge.tsx'
import { Unloaded } from '../../components/unloaded.tsx'
import { LiveDelivery } from '../deliveries/live-delivery.tsx'
import { EndpointDeliveries } from './endpoint-deliveries.tsx'
import { EndpointFacts } from './endpoint-facts.tsx'
import { endpointName } from './endpoint-name.tsx'
import { EndpointSettings } from './endpoint-settings.tsx'
import { EndpointTrouble } from './endpoint-trouble.tsx'
import { RecoverDeliveries } from './recover-deliveries.tsx'
import { SendTestEvent } from './send-test-event.tsx'
import { endpointQuery } from './webhook-queries.ts'

const route = getRouteApi('/signed-in/settings/webhooks/$id')

export function Endpoint(): ReactNode {
  const { id } = route.useParams()
  const endpoint = useQuery(endpointQuery(id))
  if (endpoint.data) return <EndpointPage key={id} endpoint={endpoint.data.data} />
  return (
    <>
      <PageHeader title="Webhook endpoint" back={<Back />} />
      <Unloaded query={endpoint} />
    </>
  )
}

const Back = (): ReactNode => <PageLink to="/settings/webhooks">Webhook endpoints</PageLink>

function EndpointPage({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const [test, setTest] = useState<{ id: string; wasDisabled: boolean }>()
  return (
    <>
      <PageHeader
        title={endpointName(endpoint)}
        back={<Back />}
        aside={<LiveStatusBadge status={endpoint.health.state} />}
        actions={
          <>
            <RecoverDeliveries endpoint={endpoint} />
            <SendTestEvent
              endpoint={endpoint}
              onSent={(id) => setTest({ id, wasDisabled: endpoint.status === 'disabled' })}
            />
          </>
        }
      >
        <CopyId id={endpoint.url} what="the URL" />
      </PageHeader>
      {test && (
        <LiveDelivery
          key={test.id}
          id={test.id}
          what="Test event"
          isOutdated={(at) => failsAfter(at, test.wasDisabled, endpoint)}
        />
      )}
      <EndpointTrouble endpoint={endpoint} />
      <EndpointFacts health={endpoint.health} />
      <EndpointDeliveries endpoint={endpoint} />
      <EndpointSettings endpoint={endpoint} />
    </>
  )
}

/**
 * Returns whether the endpoint is failing although a test at this time succeeded: it began to fail later, or
 * the test did not count because the endpoint was disabled.
 */
function failsAfter(at: string, wasDisabled: boolean, { health }: Schemas['Endpoint']): boolean {
  if (health.state !== 'failing' || health.failing_since === null) return false
  return wasDisabled || Date.parse(health.failing_since) >= Date.parse(at)
}
