import { propagation, ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api'
import type { Request, RequestHandler } from 'express'
import { recordError, tracer } from '../../tracing/spans.ts'
import { pathOf } from '../request-target.ts'
import type { ResponseLocals } from '../response-locals.ts'

/** Traces a request, which continues the trace of its `traceparent` header. */
export const traceRequest: RequestHandler = (req, res, next) => {
  const parent = propagation.extract(ROOT_CONTEXT, req.headers)
  tracer.startActiveSpan(req.method, { kind: SpanKind.SERVER }, parent, (span) => {
    res.once('close', () => endRequest(span, req))
    next()
  })
}

function endRequest(span: Span, req: Request): void {
  const res = req.res
  const { route, requestId, caller, refusal } = res!.locals as ResponseLocals
  const { path } = (req.route ?? {}) as { path?: string }
  const template = route?.template ?? path
  if (template !== undefined) span.updateName(`${req.method} ${template}`)
  span.setAttributes({
    'http.request.method': req.method,
    'http.route': template,
    'http.response.status_code': res?.headersSent ? res.statusCode : undefined,
    'url.path': pathOf(req.originalUrl),
    'url.scheme': req.protocol,
    'taskwire.operation_id': route?.operation.operationId,
    'taskwire.request_id': requestId,
    'taskwire.key_id': caller?.id,
    'taskwire.workspace_id': caller?.workspaceId,
    'taskwire.error_code': refusal?.code,
    'taskwire.aborted': res?.writableFinished ? undefined : true,
  })
  if (res?.err) recordError(span, res.err)
  span.end()
}
