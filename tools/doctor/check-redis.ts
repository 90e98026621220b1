import { Redis } from 'ioredis'
import { innermostMessage } from '../../src/errors.ts'
import { ok, problem, warning, type Finding } from './finding.ts'

const timeoutMs = 2_000
const slowMs = 5

export async function checkRedis(url: string): Promise<Finding> {
  const check = 'redis'
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let lost: unknown
  redis.on('error', (error: unknown) => (lost ??= error))
  try {
    await redis.connect()
    const times: number[] = []
    for (let i = 0; i < 5; i++) {
      const askedAt = performance.now()
      await redis.ping()
      times.push(performance.now() - askedAt)
    }
    const info = await redis.info('server')
    const [, name = '', version = ''] = /^(redis|valkey)_version:(\S+)/m.exec(info) ?? []
    const ms = Math.min(...times)
    const message = `${name === '' ? 'Redis' : `${name} ${version}`}, answers within ${ms.toFixed(1)} ms`
    if (ms < slowMs) return ok(check, message)
    return warning(check, message, 'every request asks it: have it near the nodes')
  } catch (error) {
    return problem(
      check,
      `it cannot be asked, and each process counts budgets by itself: ${innermostMessage(lost ?? error)}`,
      'start it, or mend REDIS_URL',
    )
  } finally {
    redis.disconnect()
  }
}
