import express from 'express'
import { apiPrefix } from './config.ts'
import type { AppContext } from './context.ts'
import { readContract } from './contract/contract.ts'
import { operations, type Contract } from '../generated/openapi.operations.ts'
import {
  operations as settingsOperations,
  type Contract as SettingsContract,
} from '../generated/settings.operations.ts'
import { operations as workOperations, type Contract as WorkContract } from '../generated/work.operations.ts'
import { handlers } from './handlers/public/index.ts'
import { handlers as settingsHandlers } from './handlers/settings/index.ts'
import { handlers as workHandlers } from './handlers/work/index.ts'
import { authenticateByKey } from './http/callers/authenticate-key.ts'
import { authenticateBySession } from './http/callers/authenticate-session.ts'
import { health } from './health.ts'
import { authenticateAnyone } from './http/callers/authenticate-anyone.ts'
import { authenticateVisitor } from './http/callers/authenticate-visitor.ts'
import { BodyWriter } from './http/reply/body-writer.ts'
import type { ApiContexts } from './http/contexts/call-context.ts'
import type { ContextsFor, Contract as AnyContract } from './http/handler-types.ts'
import { errorHandler } from './http/reply/error-handler.ts'
import { respondNotFound, refuseNotFound } from './pages/not-found-page.ts'
import { pages } from './pages/pages.ts'
import { createPipeline, type Api } from './http/pipeline.ts'
import { receiveRequests } from './http/connection/receive.ts'
import type { SettingsContexts } from './http/contexts/settings-context.ts'
import type { WorkContexts } from './http/contexts/work-context.ts'
import { traceRequest } from './http/recording/trace-request.ts'
import { reference } from './pages/reference.ts'

const publicContract = readContract('openapi')

const publicApi: MountedApi<Contract, ApiContexts> = {
  prefix: apiPrefix,
  document: publicContract.document,
  operations,
  handlers,
  authenticators: (context) => ({
    apiKey: authenticateByKey(context),
    none: authenticateAnyone(context),
  }),
  unmatched: { scheme: 'apiKey', rateLimits: ['key', 'workspace'] },
}

const settingsApi: MountedApi<SettingsContract, SettingsContexts> = {
  prefix: '/api/settings/v1',
  document: readContract('settings').document,
  operations: settingsOperations,
  handlers: settingsHandlers,
  authenticators: (context) => ({
    session: authenticateBySession(context),
    none: authenticateVisitor(context),
  }),
  unmatched: { scheme: 'none', rateLimits: ['anonymous'], sameOrigin: true },
}

const workApi: MountedApi<WorkContract, WorkContexts> = {
  prefix: '/api/work/v1',
  document: readContract('work').document,
  operations: workOperations,
  handlers: workHandlers,
  authenticators: (context) => ({ session: authenticateBySession(context) }),
  unmatched: { scheme: 'session', rateLimits: ['user', 'session'], sameOrigin: true },
}

/** The served APIs, by contract name. */
export const apis = { openapi: publicApi, settings: settingsApi, work: workApi }

interface MountedApi<C extends AnyContract, Given extends ContextsFor<C>> extends Omit<
  Api<C, Given>,
  'authenticators'
> {
  authenticators: (context: AppContext) => Api<C, Given>['authenticators']
}

/** Replacements for handlers and authenticators of an API. */
export type ApiOverrides = {
  [Name in keyof typeof apis]?: Partial<Pick<(typeof apis)[Name], 'handlers' | 'authenticators'>>
}

/** Creates the Express app with its middleware, in the order in which requests pass through it. */
export async function createApp(context: AppContext, overrides: ApiOverrides = {}): Promise<express.Express> {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.enable('case sensitive routing')
  if (context.config.trustProxy !== undefined) app.set('trust proxy', context.config.trustProxy)

  const writer = new BodyWriter()
  if (context.config.tracing) app.use(traceRequest)
  app.use(receiveRequests(context))
  if (context.config.role !== 'worker') {
    for (const name of Object.keys(apis) as (keyof typeof apis)[]) {
      const { authenticators, ...api } = { ...apis[name], ...overrides[name] }
      const served = { ...api, authenticators: authenticators(context) }
      app.use(api.prefix, await createPipeline(context, writer, served))
    }
    app.use(pages(context.logger, context.config.webhooks))
    app.use(reference({ contract: publicContract, config: context.config, prefix: apiPrefix }))
  }
  app.use(health(context))
  app.use(context.config.role === 'worker' ? refuseNotFound : respondNotFound)
  app.use(errorHandler(context, writer))
  return app
}
