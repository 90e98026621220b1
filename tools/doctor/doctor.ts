import { finding, type Finding } from '../../src/checks/finding.ts'

export async function checkRedis(url: string): Promise<Finding[]> {
  const { Redis } = await import('ioredis')
  const limits = { connectTimeout: 2_000, commandTimeout: 2_000, maxRetriesPerRequest: 0 }
  const redis = new Redis(url, { ...limits, lazyConnect: true, retryStrategy: () => null })
  const lost = new Promise<never>((_, reject) => redis.on('error', reject))
  try {
    await Promise.race([redis.connect(), lost])
    const askedAt = Date.now()
    const [, name, version] = /^(redis|valkey)_version:(\S+)/m.exec(await redis.info('server')) ?? []
    const tookMs = Date.now() - askedAt
    return [finding('redis', `${name} ${version}responds in ${tookMs} ms`, false, tookMs > 10)]
  } finally {
    redis.disconnect()
  }
}

/**
 * Checks the mail server, without sending. The finding does not show the password.
 * @param verify connects and signs in
 */
export async function checkMail(
  { url, from }: { url: string; from: string },
  verify: () => Promise<void>,
): Promise<Finding[]> {
  const { protocol, host, username } = new URL(url)
  await verify()
  const user = username === '' ? '' : `, as ${decodeURIComponent(username)}`
  return [finding('mail', `${protocol}//${host} accepts mail from ${from}${user}`)]
}
