import { ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import { operations } from '../../generated/openapi.operations.ts'
import { apis, createApp } from '../../src/app.ts'
import type { AppContext } from '../../src/context.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import { authenticateByKey } from '../../src/http/authenticate.ts'
import type { Operation } from '../../src/http/contract.ts'
import { createRouter } from '../../src/http/router.ts'
import { pathOf } from '../../src/http/request-head.ts'
import { chargeRequest } from '../../src/http/rate-limits.ts'
import { readBody, validateInput } from '../../src/http/input.ts'
import { inWords, printTable, roundTo, type FigureRow } from './figures.ts'
import { createIdleContext } from './idle-context.ts'
import { takeSamples, type Sample, type Samples } from './pipeline-samples.ts'
import { stepMicros } from './step-time.ts'
import { connectTo, makeRequest } from './without-socket.ts'

/** Microseconds; the first four are what the contract costs. */
const stepTitles = {
  route: 'match the route',
  request: 'validate the request',
  response: 'validate the response',
  json: 'serialise',
  sum: 'the sum of these',
  key: 'look up a key in the cache',
  budgets: 'charge the budgets',
  body: 'read the body',
  app: 'the whole app, without a socket',
}
type StepName = keyof typeof stepTitles
type StepMicros = Partial<Record<StepName, number>>

export type PipelineFigures = Record<'getTask' | 'listTasks' | 'createTask', StepMicros>

const mostMicros = { getTask: 15, listTasks: 60 }

/** What the pipeline itself costs a request: no socket, no database. */
export async function benchPipeline(): Promise<PipelineFigures> {
  const samples = await takeSamples()
  const context = await createIdleContext(samples)
  const figures = {
    getTask: await readSteps(context, operations.getTask, samples.tasks),
    listTasks: await readSteps(context, operations.listTasks, samples.pages),
    createTask: await createSteps(context, samples),
  }
  figures.getTask.app = await appMicros(context, samples, samples.tasks)
  figures.listTasks.app = await appMicros(context, samples, samples.pages)
  return figures
}

export function printPipeline(runs: readonly PipelineFigures[]): void {
  const cell = (name: keyof PipelineFigures, step: StepName): string => {
    const micros = runs.flatMap((one) => one[name][step] ?? [])
    return micros.length === 0 ? '' : inWords(micros, (value) => value.toFixed(2))
  }
  printTable(
    'pipeline, µs',
    (Object.keys(stepTitles) as StepName[]).map((step) => ({
      step: stepTitles[step],
      getTask: cell('getTask', step),
      listTasks: cell('listTasks', step),
      createTask: cell('createTask', step),
    })),
  )
  printTable('pipeline, goals', pipelineRows(runs))
}

export function pipelineRows(runs: readonly PipelineFigures[]): FigureRow[] {
  return (['getTask', 'listTasks'] as const).map((name) => ({
    figure: `${name}: routing, validation both ways, serialising`,
    value: inWords(
      runs.map((one) => one[name].sum ?? NaN),
      (value) => value.toFixed(2),
      ' µs',
    ),
    goal: `≤ ${mostMicros[name]} µs`,
  }))
}

async function readSteps(
  context: AppContext,
  operation: Operation,
  samples: readonly Sample<object>[],
): Promise<StepMicros> {
  const turns = samples.map(({ request, params, body }) => ({ req: makeRequest(request), params, body }))
  const turn = (n: number) => inTurn(turns, n)
  const before = await beforeHandler(context, operation, (n) => turn(n).req)
  const request = await stepMicros((n) =>
    validateInput(context.urls, operation, turn(n).req, turn(n).params, undefined),
  )
  const response = await stepMicros((n) => operation.responses[200]?.validate?.(turn(n).body))
  const json = await stepMicros((n) => JSON.stringify(turn(n).body))
  return rounded({ ...before, request, response, json, sum: before.route + request + response + json })
}

/** Up to the handler: what comes after it is as in the reads. */
async function createSteps(context: AppContext, { newTask }: Samples): Promise<StepMicros> {
  const operation = operations.createTask
  const req = makeRequest(newTask)
  const { config, admission } = context
  const read = (req: Request) => readBody(req, operation, config.bodyLimitBytes, admission.bodies)
  const body = await read(makeRequest(newTask))
  let unread: Request[] = []
  return rounded({
    ...(await beforeHandler(context, operation, () => req)),
    request: await stepMicros(() => validateInput(context.urls, operation, req, {}, body)),
    body: await stepMicros(
      (n) => read(unread[n] ?? req),
      (runs) => (unread = Array.from({ length: runs }, () => makeRequest(newTask))),
    ),
  })
}

async function beforeHandler(
  context: AppContext,
  operation: Operation,
  requestOf: (n: number) => Request,
): Promise<{ route: number; key: number; budgets: number }> {
  const { authenticate } = authenticateByKey(context)
  const caller = await authenticate(requestOf(0), false)
  const res = new ServerResponse(requestOf(0)) as Response
  const match = await createRouter({
    ...apis.openapi,
    authenticators: apis.openapi.authenticators(context),
  })
  const charges = operation.rateLimits.map((budget) => ({ budget, of: caller.payer(budget) }))
  return {
    route: await stepMicros((n) => match(pathOf(requestOf(n).url))),
    key: await stepMicros((n) => authenticate(requestOf(n), false)),
    budgets: await stepMicros(() => chargeRequest(context.budgets, res, charges)),
  }
}

/** Everything but the handler, on several connections at once. */
async function appMicros(
  context: AppContext,
  { tasks, pages }: Samples,
  requested: readonly Sample<object>[],
): Promise<number> {
  let answered = 0
  const stubbed: typeof handlers = {
    ...handlers,
    getTask: () => Promise.resolve({ status: 200, body: inTurn(tasks, answered++).body }),
    listTasks: () => Promise.resolve({ status: 200, body: inTurn(pages, answered++).body }),
  }
  const app = await createApp(context, { openapi: { handlers: stubbed } })
  const connections = Array.from({ length: 16 }, () => connectTo(app))
  const micros = await stepMicros((n) =>
    Promise.all(connections.map((send, i) => send(inTurn(requested, n + i).request))),
  )
  return roundTo(micros / connections.length, 1)
}

function inTurn<T>(all: readonly T[], n: number): T {
  return all[n % all.length] as T
}

function rounded(micros: StepMicros): StepMicros {
  return Object.fromEntries(Object.entries(micros).map(([step, value]) => [step, roundTo(value, 2)]))
}
