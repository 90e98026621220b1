import { Router } from 'express'
import type { AppContext } from './context.ts'
import { isDatabaseUnavailable } from './db/errors.ts'
import { coalesce } from './metrics.ts'
import { countMigrations } from './db/migrate/migrate.ts'
import { areWritesHanging, probeWrites, findWriteRefusal } from './db/write-refusal.ts'
import { AppError, errorEnvelope } from './errors.ts'
import type { ResponseLocals } from './http/response-locals.ts'
import { servePath } from './http/serve-path.ts'

/** Serves `/healthz` (the process runs), `/readyz` (requests can be served) and `/metrics` (for Prometheus). */
export function health(context: AppContext): Router {
  const router = Router()
  const probeDatabase = coalesce(() => checkDatabase(context))
  servePath(router, '/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  servePath(router, '/readyz', async (_req, res) => {
    const failure = await failedCheck(context, probeDatabase)
    if (!failure) {
      const failing = [...(await context.metrics.allFailing())]
      return void res.json(failing.length > 0 ? { status: 'degraded', failing } : { status: 'ready' })
    }
    const { check, reason, cause } = failure
    const error = new AppError('service_unavailable')
    const locals = res.locals as ResponseLocals
    // The error appears in the log line of the request.
    res.err = cause instanceof Error ? cause : new Error(reason)
    res.setHeader('Retry-After', 1)
    res
      .status(error.status)
      .json({ status: 'unavailable', check, reason, ...errorEnvelope(error, locals.requestId) })
  })
  servePath(router, '/metrics', async (_req, res) => {
    res.type(context.metrics.registry.contentType).send(await context.metrics.text())
  })
  return router
}

interface Failure {
  check: 'process' | 'database' | 'migrations' | 'writes'
  /** Explanation for an operator. */
  reason: string
  cause?: unknown
}

const writeReasons = {
  'read-only': 'The database is read-only.',
  full: 'The database has no space left.',
  hanging: 'No write has succeeded for ten seconds.',
  unconnected: 'The database grants no connection for writes.',
}

/** Returns the first check that fails (product.md 15.8). */
async function failedCheck(
  { drain, listener, probe }: AppContext,
  probeDatabase: () => Promise<Failure | undefined>,
): Promise<Failure | undefined> {
  if (drain.signal.aborted) return { check: 'process', reason: 'The process is shutting down.' }
  try {
    return await probeDatabase()
  } catch (cause) {
    // Commits that hang may occupy all connections of a database that otherwise responds.
    if (listener.isConnected && areWritesHanging(probe))
      return { check: 'writes', reason: writeReasons.hanging, cause }
    const reason = isDatabaseUnavailable(cause) ? 'cannot be reached' : 'does not respond as expected'
    return { check: 'database', reason: `The database ${reason}.`, cause }
  }
}

async function checkDatabase({ db, probe }: AppContext): Promise<Failure | undefined> {
  const { known, applied } = await countMigrations(probe)
  if (applied < known) return { check: 'migrations', reason: 'Migrations are pending.' }
  const refusal = await findWriteRefusal(probe)
  if (refusal !== 'read-only') probeWrites(db)
  if (refusal) return { check: 'writes', reason: writeReasons[refusal] }
  const cause = await db.writes.openFirst().catch((error: unknown) => error)
  return cause === undefined ? undefined : { check: 'writes', reason: writeReasons.unconnected, cause }
}
