import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api'
import { inSpan } from '../tracing/spans.ts'
import type { ClaimedDelivery } from './claims.ts'
import type { Attempt } from './sender.ts'

/** Traces an attempt at a delivery, which may be on another node or hours after the event. */
export function traceAttempt<Result extends { attempt: Attempt | undefined }>(
  { event_id, type, id, endpoint_id, workspace_id, failures }: ClaimedDelivery,
  send: () => Promise<Result>,
): Promise<Result> {
  const attributes = {
    'taskwire.event_id': event_id,
    'taskwire.event_type': type,
    'taskwire.delivery_id': id,
    'taskwire.endpoint_id': endpoint_id,
    'taskwire.workspace_id': workspace_id,
    'taskwire.attempt': failures + 1,
  }
  const attempt = async (span: Span): Promise<Result> => {
    const result = await send()
    const { status = null } = result.attempt ?? {}
    span.setAttribute('http.response.status_code', status ?? undefined)
    if (status === null || status >= 300) span.setStatus({ code: SpanStatusCode.ERROR })
    return result
  }
  return inSpan('webhook attempt', attempt, { kind: SpanKind.CLIENT, root: true, attributes })
}
