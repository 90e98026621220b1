import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import {
  createContextKey,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Link,
  type Span,
  type SpanContext,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { RandomIdGenerator, SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace'
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions'
import type { Request, Response } from 'express'
import type { OnQuery } from '../db/connections.ts'
import { AppError } from '../errors.ts'
import { pathOf, type ResponseLocals } from '../http/request-head.ts'
import type { Tracing } from './tracing.ts'

/** The request or the job that a span belongs to: what webhook events are linked to. */
const entranceKey = createContextKey('entrance')

/** So many events of this process are remembered with what has caused them. */
const maxCauses = 10_000

/**
 * What becomes a span, and what is said of it: never a header, a query string, a body or a parameter of a statement, and
 * of an error its class or code.
 */
export class Spans implements Tracing {
  readonly #tracer: Tracer
  readonly #sampler: Sampler
  readonly #ids: Ids
  readonly #active = new AsyncLocalStorage<Context>()
  /** By webhook event; the oldest first. */
  readonly #causes = new Map<string, SpanContext>()
  readonly close: () => Promise<void>

  constructor(tracer: Tracer, sampler: Sampler, ids: Ids, close: () => Promise<void>) {
    this.#tracer = tracer
    this.#sampler = sampler
    this.#ids = ids
    this.close = close
  }

  serve: Tracing['serve'] = (routes) => (req, res, next) => {
    const { method } = req
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: method,
      [ATTR_URL_SCHEME]: req.protocol,
      [ATTR_URL_PATH]: pathOf(req.originalUrl),
    }
    const parent = callersContext(req)
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
    res.once('close', () => endRequest(span, req, res, routes))
    this.#active.run(entrance(span), () => next())
  }

  step: Tracing['step'] = (name, run) =>
    this.#wrap(run, (work) => {
      const parent = this.#recording()
      if (!parent) return work()
      const span = this.#tracer.startSpan(name, {}, parent)
      return this.#runIn(span, trace.setSpan(parent, span), work)
    })

  job: Tracing['job'] = (name, run) =>
    this.#wrap(run, (work) => {
      const span = this.#tracer.startSpan(name, {}, ROOT_CONTEXT)
      return this.#runIn(span, entrance(span), work)
    })

  onQuery: OnQuery = (text, _values, answer) => {
    const parent = this.#recording()
    if (!parent) return
    const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
    const table = /\b(?:from|into|update|join)\s+"?(\w+)\b"?(?!\()/i.exec(text)?.[1]
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_OPERATION_NAME]: operation,
      [ATTR_DB_QUERY_TEXT]: text,
    }
    const name = table === undefined ? operation : `${operation} ${table}`
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
    answer.then(
      () => span.end(),
      (error: unknown) => {
        const { code } = error as { code?: unknown }
        if (typeof code === 'string') span.setAttribute(ATTR_DB_RESPONSE_STATUS_CODE, code)
        fail(span, error)
        span.end()
      },
    )
  }

  noteEvent: Tracing['noteEvent'] = (eventId) => {
    const event = this.#contextOf(eventId)
    const cause = this.#active.getStore()?.getValue(entranceKey) as Span | undefined
    const links: Link[] = cause?.isRecording() ? [{ context: cause.spanContext() }] : []
    const attributes = { 'taskwire.event_id': eventId }
    this.#startAs(event, 'webhook event', { kind: SpanKind.PRODUCER, attributes, links }).end()
    if (!cause?.isRecording()) return
    cause.addLink({ context: event })
    this.#causes.set(eventId, cause.spanContext())
    const [oldest] = this.#causes.keys()
    if (oldest !== undefined && this.#causes.size > maxCauses) this.#causes.delete(oldest)
  }

  attempts: Tracing['attempts'] = (send) => async (delivery, at) => {
    const cause = this.#causes.get(delivery.event_id)
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: 'POST',
      'taskwire.event_id': delivery.event_id,
      'taskwire.event_type': delivery.type,
      'taskwire.delivery_id': delivery.id,
      'taskwire.endpoint_id': delivery.endpoint_id,
      'taskwire.workspace_id': delivery.workspace_id,
      'taskwire.attempt': delivery.failures + 1,
    }
    const links: Link[] = cause ? [{ context: cause }] : []
    const parent = trace.setSpanContext(ROOT_CONTEXT, this.#contextOf(delivery.event_id))
    const span = this.#tracer.startSpan(
      'webhook attempt',
      { kind: SpanKind.CLIENT, attributes, links },
      parent,
    )
    return this.#runIn(span, trace.setSpan(parent, span), async () => {
      const result = await send(delivery, at)
      const { status = null, error = 'cut off' } = result.attempt ?? {}
      if (status !== null) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status)
      if (error !== null || status === null || status >= 300) {
        span.setAttribute(
          ATTR_ERROR_TYPE,
          status === null || status < 300 ? 'no whole answer' : String(status),
        )
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      return result
    })
  }

  /** The context of this moment, where its span is recorded and has not ended. */
  #recording(): Context | undefined {
    const context = this.#active.getStore()
    return context && trace.getSpan(context)?.isRecording() ? context : undefined
  }

  #wrap<Run extends (...args: never[]) => unknown>(run: Run, around: (work: () => unknown) => unknown): Run {
    return ((...args: Parameters<Run>) => around(() => run(...args))) as Run
  }

  /** The span ends when the work does. */
  #runIn<Result>(span: Span, context: Context, work: () => Result): Result {
    const failed = (error: unknown): never => {
      fail(span, error)
      span.end()
      throw error
    }
    try {
      const result = this.#active.run(context, work)
      if (result instanceof Promise) {
        return result.then((value: unknown) => {
          span.end()
          return value
        }, failed) as Result
      }
      span.end()
      return result
    } catch (error) {
      return failed(error)
    }
  }

  /**
   * Every webhook event has a trace of its own, whose ids follow from the event's: whichever process makes an attempt, and
   * whenever, it is a span of that trace, and nothing has to be stored. Whether it is sampled follows from its id, too.
   */
  #contextOf(eventId: string): SpanContext {
    const digest = hash('sha256', eventId, 'hex')
    const traceId = digest.slice(0, 32)
    const { decision } = this.#sampler.shouldSample(ROOT_CONTEXT, traceId, '', SpanKind.PRODUCER, {}, [])
    const isSampled = decision === SamplingDecision.RECORD_AND_SAMPLED
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
    return { traceId, spanId: digest.slice(32, 48), traceFlags, isRemote: true }
  }

  #startAs(own: SpanContext, name: string, options: SpanOptions): Span {
    this.#ids.own = own
    try {
      return this.#tracer.startSpan(name, options, ROOT_CONTEXT)
    } finally {
      this.#ids.own = undefined
    }
  }
}

/** Random ids, except for a span that has its own. */
export class Ids extends RandomIdGenerator {
  own: SpanContext | undefined

  override generateTraceId(): string {
    return this.own?.traceId ?? super.generateTraceId()
  }

  override generateSpanId(): string {
    return this.own?.spanId ?? super.generateSpanId()
  }
}

const entrance = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span).setValue(entranceKey, span)

/** What `traceparent` says; one that is malformed says nothing. */
function callersContext({ headers }: Request): Context {
  const parent = parseTraceParent(String(headers.traceparent ?? ''))
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

function endRequest(span: Span, req: Request, res: Response, routes: ReadonlyMap<string, string>): void {
  const { operationId, requestId, caller, error, errorCode } = res.locals as ResponseLocals
  const { path } = (req.route ?? {}) as { path?: unknown }
  const route = routes.get(operationId ?? '') ?? (typeof path === 'string' ? path : undefined)
  const status = res.headersSent ? res.statusCode : undefined
  if (route !== undefined) span.updateName(`${req.method} ${route}`)
  span.setAttributes({
    [ATTR_HTTP_ROUTE]: route,
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
    'taskwire.operation_id': operationId,
    'taskwire.request_id': requestId,
    'taskwire.key_id': caller?.id,
    'taskwire.workspace_id': caller?.workspaceId,
    'taskwire.error_code': errorCode,
    'taskwire.aborted': res.writableFinished ? undefined : true,
  })
  if (status !== undefined && status >= 500) {
    span.setAttribute(ATTR_ERROR_TYPE, error ? classOf(error) : String(status))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

/** A refusal is an answer, no failure of the server's: its code is said all the same. */
function fail(span: Span, error: unknown): void {
  span.setAttribute(ATTR_ERROR_TYPE, error instanceof AppError ? error.code : classOf(error))
  if (!(error instanceof AppError) || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

const classOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error)
