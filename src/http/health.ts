import { Router } from 'express'
import type { AppContext } from '../context.ts'
import { hasPendingMigrations } from '../db/migrate.ts'
import { AppError } from '../errors.ts'
import { servePath } from './serve-path.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: for Prometheus. */
export function health(context: AppContext): Router {
  const router = Router()
  servePath(router, '/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  servePath(router, '/readyz', async (_req, res) => {
    if (context.drain.signal.aborted) throw new AppError('service_unavailable', { retryAfterSeconds: 1 })
    if (await hasPendingMigrations(context.background)) {
      const cause = new Error('migrations are pending')
      throw new AppError('service_unavailable', { cause, retryAfterSeconds: 1 })
    }
    if (context.clock.isSkewed?.()) {
      const cause = new Error("this machine's clock differs from the database's")
      throw new AppError('service_unavailable', { cause, retryAfterSeconds: 1 })
    }
    res.json({ status: 'ready' })
  })
  servePath(router, '/metrics', async (_req, res) => {
    const { registry } = context.metrics
    res.type(registry.contentType).send(await registry.metrics())
  })
  return router
}
