import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span, SpanOptions } from '@opentelemetry/api'
import type { OnQuery } from '../db/pool/connections.ts'
import { AppError } from '../errors.ts'

/*
 * Spans by OpenTelemetry's API, which does nothing without its SDK. No attribute holds a header, a query string, a body
 * or a statement's value (product.md 15.7).
 */

export const tracer = trace.getTracer('taskwire')

/** Runs the work in a span. */
export function inSpan<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  options: SpanOptions = {},
): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      recordError(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Traces a statement that is sent within a span. */
export const traceQuery: OnQuery = (text, _values, answer) => {
  if (!trace.getActiveSpan()?.isRecording()) return
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
  const table = /\b(?:from|into|update|join)\s+"?(\w+)\b"?(?!\()/i.exec(text)?.[1]
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
  const span = tracer.startSpan([operation, table].join(' ').trim(), { kind: SpanKind.CLIENT, attributes })
  answer.catch((error: unknown) => recordError(span, error)).finally(() => span.end())
}

/** Names a webhook event on the span of its request. The spans of its attempts have the same attribute. */
export function recordEvent(eventId: string | undefined): void {
  if (eventId !== undefined)
    trace.getActiveSpan()?.addEvent('webhook event', { 'taskwire.event_id': eventId })
}

/** Records the class or the code of an error. A 4xx is not a span error. */
export function recordError(span: Span, error: unknown): void {
  const { code = error instanceof Error ? error.constructor.name : typeof error } = error as { code?: string }
  span.setAttribute('error.type', code)
  if (!(error instanceof AppError) || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
