import { setTimeout as delay } from 'node:timers/promises'
import express, { type Express } from 'express'
import { operations, type Contract } from '../../generated/openapi.operations.ts'
import type { Config } from '../config.ts'
import { readContract, readContractDocument } from '../contract-document.ts'
import { AppError } from '../errors.ts'
import { createAdmission } from '../http/admission.ts'
import { errorHandler } from '../http/error-handler.ts'
import { cursorKeysFrom } from '../http/pagination.ts'
import { createPipeline, type Api, type PipelineContext } from '../http/pipeline.ts'
import { MemoryBudgets } from '../http/rate-limits.ts'
import { BodyWriter } from '../http/reply.ts'
import { giveRequestId, refuseBadHead, setCommonHeaders } from '../http/request-head.ts'
import { monotonicClock } from '../clocks.ts'
import { reference } from '../reference/reference.ts'
import { authenticateAnyKey, authenticateNobody } from './authenticate-any-key.ts'
import { mockHandlers, type MockContexts } from './handlers.ts'
import { memoryWrites } from './memory-writes.ts'
import { stateOfExamples, type State } from './state.ts'

export interface MockOptions {
  config: Config
  /** How long each answer waits. */
  latencyMs: number
}

/** The public API by the server's own pipeline, with the contract's examples, the `state`, in the place of a database. */
export async function createMockApp({
  config,
  latencyMs,
}: MockOptions): Promise<{ app: Express; state: State }> {
  const clock = { now: () => new Date() }
  const context: PipelineContext = {
    config,
    clock,
    budgets: new MemoryBudgets(config.rateLimits, monotonicClock),
    admission: createAdmission(),
    writer: new BodyWriter(),
    writes: memoryWrites(),
    drain: new AbortController(),
    // It calls no URL that it is given.
    checkUrl: (text) => Promise.resolve(text),
    parseUrl: (text) => text,
  }
  const document = readContractDocument()
  const { prefix } = document
  const state = stateOfExamples(document, clock.now())
  const api: Api<Contract, MockContexts> = {
    prefix,
    document: readContract('openapi'),
    operations,
    handlers: mockHandlers(document),
    authenticators: {
      apiKey: authenticateAnyKey(context, state, cursorKeysFrom('the cursors of the mock')),
      none: authenticateNobody(context, state),
    },
    unmatched: { scheme: 'apiKey', rateLimits: ['key', 'workspace'] },
  }
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.use(async (req, res, next) => {
    giveRequestId(req, res)
    setCommonHeaders(res)
    refuseBadHead(req)
    // What waits does not keep a process that is to end.
    if (latencyMs > 0) await delay(latencyMs, undefined, { ref: false })
    next()
  })
  app.use(prefix, await createPipeline(context, api))
  app.use(reference({ config, prefix }))
  app.use(() => {
    throw new AppError('not_found')
  })
  const noMetrics = { refusals: { inc: () => undefined } }
  app.use(errorHandler({ writer: context.writer, metrics: noMetrics }))
  return { app, state }
}
