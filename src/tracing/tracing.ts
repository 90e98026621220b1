import type { RequestHandler } from 'express'
import type { OnQuery } from '../db/connections.ts'
import type { ClaimedDelivery } from '../delivery/claims.ts'
import type { Attempt } from '../delivery/sender.ts'

type AnyFunction = (...args: never[]) => unknown

/** An attempt with what its worker knows of it. */
type Send<Result extends { attempt: Attempt | undefined }> = (
  delivery: ClaimedDelivery,
  at: Date,
) => Promise<Result>

/**
 * The spans of a process that is told to trace. Any other has none of it, and loads none of it: functions are wrapped
 * where they are put together, not where they are called.
 */
export interface Tracing {
  /**
   * Each request is a span, which continues the caller's trace.
   * @param routes the contract's paths by operationId
   */
  serve: (routes: ReadonlyMap<string, string>) => RequestHandler
  /** The same function, each run of which is a span below the one that it runs in. */
  step: <Run extends AnyFunction>(name: string, run: Run) => Run
  /** The same function, each run of which begins a trace, because nobody's request waits for it. */
  job: <Run extends AnyFunction>(name: string, run: Run) => Run
  /** A span for each statement that a span waits for. */
  onQuery: OnQuery
  /** A webhook event has been committed: its trace begins, linked to what has caused it. */
  noteEvent: (eventId: string) => void
  /** Attempts are spans in the trace of their event. */
  attempts: <Result extends { attempt: Attempt | undefined }>(send: Send<Result>) => Send<Result>
  /** Sends what waits, for a short time. */
  close: () => Promise<void>
}
