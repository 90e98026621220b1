import { Anchor } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../api/client.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { PageLink } from '../../components/link.tsx'
import { Note } from '../../components/note.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { Unloaded } from '../../components/unloaded.tsx'
import { durationText } from '../../time.ts'
import { DeliveryTable } from '../deliveries/delivery-table.tsx'
import { useEndpoints } from '../deliveries/endpoint-link.tsx'
import { CreatedObject, createdType } from './created-object.tsx'
import { requestQuery } from './request-queries.ts'
import { RequestStatus } from './request-status.tsx'
import classes from './request.module.css'

const route = getRouteApi('/signed-in/settings/requests/$id')

/** Shows a request and the deliveries that it caused. */
export function Request(): ReactNode {
  const { id } = route.useParams()
  const search = route.useSearch()
  const request = useQuery(requestQuery(id))
  const back = (
    <PageLink to="/settings/requests" search={search}>
      Requests
    </PageLink>
  )
  if (request.data) return <RequestPage request={request.data.data} back={back} />
  return (
    <>
      <PageHeader title="Request" back={back} />
      <Unloaded query={request} />
    </>
  )
}

function RequestPage({ request, back }: { request: Schemas['RequestDetail']; back: ReactNode }): ReactNode {
  const endpoints = useEndpoints()
  const made = createdType(request)
  const isDisabled = (endpointId: string): boolean =>
    endpoints?.find(({ id }) => id === endpointId)?.status === 'disabled'
  const { method, path, query, request_id, at, operation_id, status, code, duration_ms, key } = request
  return (
    <>
      <PageHeader title={`${method} ${path}`} back={back}>
        <CopyId id={request_id} what="the request id" />
      </PageHeader>
      <Refusal request={request} />
      <Facts
        facts={{
          Status: <RequestStatus entry={{ status, code }} />,
          Operation:
            operation_id === null ? (
              'No matching operation'
            ) : (
              <Anchor inherit href={`/reference/operations/${operation_id}`}>
                {operation_id}
              </Anchor>
            ),
          CreatedObject: made !== undefined && <CreatedObject request={request} type={made} />,
          Query: query !== null && <span className="code">{query}</span>,
          'Ignored parameters': namesOf(request.ignored_parameters),
          'Ignored fields': namesOf(request.ignored_fields),
          Key: key ? (
            <PageLink to="/settings/keys/$id" params={{ id: key.id }} inherit>
              <bdi>{key.name}</bdi>
            </PageLink>
          ) : (
            '—'
          ),
          Time: <RelativeTime at={at} />,
          Took: durationText(duration_ms),
          'IP address': <span className="code">{request.ip}</span>,
          'User agent': request.user_agent !== null && <span className="code">{request.user_agent}</span>,
          Replay: request.replayed && 'Replayed the response to an earlier request with this Idempotency-Key',
        }}
      />
      <Section title="Deliveries">
        {request.deliveries.length === 0 ? (
          <EmptyState title="No deliveries">
            <p>The request caused no event, or no endpoint subscribes to it.</p>
          </EmptyState>
        ) : (
          <DeliveryTable deliveries={request.deliveries} namesEndpoint isDisabled={isDisabled} />
        )}
      </Section>
    </>
  )
}

/** Lists the ignored parameters or fields of a request by name. */
const namesOf = (names: readonly string[]): ReactNode =>
  names.length > 0 && <span className="code">{names.join(', ')}</span>

/** Shows why a request was refused, with the message of the response. */
function Refusal({
  request: { status, code, param, message },
}: {
  request: Schemas['RequestDetail']
}): ReactNode {
  if (code === null) return null
  return (
    <div className={classes.refusal}>
      <Note kind={status >= 500 ? 'bad' : 'warn'}>
        {message !== null && <strong>{message}</strong>}
        <div>
          {param !== null && (
            <>
              Field <span className="code">{param}</span> ·{' '}
            </>
          )}
          Error{' '}
          <Anchor inherit underline="always" href={`/reference/errors/${code}`}>
            {code}
          </Anchor>
        </div>
      </Note>
    </div>
  )
}
