import { appendFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Request, Response } from 'express'
import { inject } from 'vitest'
import type { ErrorCode } from '../../../generated/errors.ts'
import { nameOutcome } from '../../../scripts/coverage/documented.ts'
import { apis } from '../../../src/app.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { createPathMatcher } from '../../../src/http/path-matcher.ts'
import { pathOf } from '../../../src/http/request-target.ts'
import type { ResponseLocals } from '../../../src/http/response-locals.ts'

const served = Object.entries(apis).map(([contract, { prefix, operations }]) => ({
  prefix,
  match: createPathMatcher(Object.values<Operation>(operations).map((one) => ({ ...one, contract }))),
}))

/**
 * Records the responses of operations on this server, one per line, in a file of this process, if the run collects them.
 * @param unrecorded a contract whose responses come from a test's own handlers
 */
export function recordAnswers(server: Server, unrecorded?: keyof typeof apis): void {
  const folder = inject('answers')
  if (folder === undefined) return
  const noted = new Set<string>()
  server.on('request', (req: Request, res: Response) =>
    res.once('close', () => {
      const answer = nameAnswer(req, res, unrecorded)
      if (answer === undefined || noted.has(answer)) return
      noted.add(answer)
      appendFileSync(join(folder, String(process.pid)), `${answer}\n`)
    }),
  )
}

/**
 * Names the operation and its response, or returns undefined if no operation answered. Finds the operation by
 * the path, because a refusal may come before the dispatcher.
 */
function nameAnswer(
  { method, originalUrl }: Request,
  res: Response,
  unrecorded?: string,
): string | undefined {
  const locals = res.locals as ResponseLocals | undefined
  if (!locals || !res.headersSent) return undefined
  const path = pathOf(originalUrl)
  const api = served.find(({ prefix }) => path.startsWith(`${prefix}/`))
  const operation = api?.match(path.slice(api.prefix.length))?.methods[method.toLowerCase()]
  if (!operation || operation.contract === unrecorded) return undefined
  const status = res.statusCode
  const code = status < 400 ? {} : { code: locals.refusal?.code as ErrorCode }
  return nameOutcome(operation, { status, ...code })
}
