import { isIP } from 'node:net'
import type { Config } from '../../src/config.ts'
import { ok, problem, warning, type Finding } from './finding.ts'

/** What can be said of the variables, each of which keeps its rule. */
export function checkConfiguration(config: Config): Finding[] {
  return [checkVariables(config), checkPublicUrl(config)]
}

function checkVariables({ webhooks, databaseUrl, redisUrl, role }: Config): Finding {
  const check = 'configuration'
  if (webhooks.allowInsecure)
    return warning(
      check,
      'webhooks may be sent by http: and to addresses of internal networks',
      'unset WEBHOOKS_ALLOW_INSECURE where this is no development',
    )
  const parts = [
    databaseUrl === undefined ? 'the built-in PostgreSQL' : 'an external PostgreSQL',
    redisUrl === undefined ? 'budgets counted by each process' : 'budgets shared through Redis',
  ]
  return ok(check, `every variable keeps its rule: ROLE=${role}, ${parts.join(', ')}`)
}

function checkPublicUrl({ publicUrl, host }: Config): Finding {
  const check = 'public_url'
  const isPrivate = isLoopback(host)
  if (publicUrl === undefined)
    return isPrivate
      ? ok(check, `unset, and the server listens on ${host} alone: each request names it`)
      : warning(
          check,
          'unset: links, cookies and the served contract go by the Host of each request',
          'set PUBLIC_URL to the base URL that clients use',
        )
  const { protocol, hostname, pathname } = new URL(publicUrl)
  if (isLoopback(hostname) && !isPrivate)
    return problem(
      check,
      `${publicUrl} leads every client to its own machine, and the server listens on ${host}`,
      'set PUBLIC_URL to the base URL that clients use',
    )
  if (protocol === 'http:' && !isLoopback(hostname))
    return warning(
      check,
      `${publicUrl} is not encrypted: keys and sessions can be read on the way`,
      'put a proxy that speaks TLS in front, and name it by https: in PUBLIC_URL',
    )
  if (pathname !== '/')
    return warning(
      check,
      `${publicUrl} has a path, under which the pages do not work`,
      'give the settings area and the reference a host of their own, or use the API alone',
    )
  return ok(check, publicUrl)
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}
