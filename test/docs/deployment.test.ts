import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { apis } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { pagePaths } from '../../src/pages/pages.ts'
import { referencePaths } from '../../src/pages/reference.ts'
import { variablesRead } from '../support/app/variables-read.ts'

/* Checks of the deployment files that need no container. test/process/image.full.test.ts needs one. */

interface Service {
  image: string
  build?: string
  environment?: Record<string, string>
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  command?: string[]
  deploy?: { replicas: number }
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const dockerfile = read('Dockerfile')

test('the deployment has two API nodes, two workers, a load balancer, PostgreSQL and Valkey', () => {
  expect(Object.keys(services).sort()).toEqual(['api', 'balancer', 'postgres', 'valkey', 'worker'])
  expect(services.api).toMatchObject({ environment: { ROLE: 'api' }, deploy: { replicas: 2 } })
  expect(services.worker).toMatchObject({ environment: { ROLE: 'worker' }, deploy: { replicas: 2 } })
})

describe.each(['api', 'worker'])('the service %s', (name) => {
  const environment = services[name]?.environment ?? {}

  test('the service passes on every variable except those of the container, commands and Node', () => {
    const kept = ['PORT', 'HOST', 'DATA_DIR', 'DEMO', 'WORKERS', 'NODE_ENV']
    expect([...variablesRead()].filter((one) => !kept.includes(one) && !(one in environment))).toEqual([])
  })

  test('the service sets only variables that the server reads', () => {
    const known = variablesRead()
    expect(Object.keys(environment).filter((one) => !known.has(one))).toEqual([])
  })

  test('the service has settings that the server accepts', () => {
    const secret = 'a'.repeat(48)
    const filled = Object.entries(environment).map(([key, value]): [string, string] => [
      key,
      value.replace(/\$\{\w+:(\?[^}]*|-)\}/g, (_all, rest: string) => (rest === '-' ? '' : secret)),
    ])
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({
      databaseUrl: `postgres://taskwire:${secret}@postgres:5432/taskwire`,
      redisUrl: 'redis://valkey:6379',
    })
  })

  test('the service trusts one proxy in X-Forwarded-For, the load balancer, and no client with a private address', () => {
    expect(readConfig({ TRUST_PROXY: environment.TRUST_PROXY }).trustProxy).toBe(1)
  })

  test('the service runs with a read-only file system and without capabilities', () => {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true })
  })
})

test('every image is pinned to a full version, and the image built here has this version', () => {
  const tags = Object.values(services).map(({ image }) => image)
  for (const tag of tags) expect(tag).toMatch(/^[\w/]+:\d+\.\d+(\.\d+)?$/)
  expect(services.api?.image).toBe(`taskwire:${packageJson.version}`)
  const [, node] = /NODE_IMAGE=node:([\d.]+)-/.exec(dockerfile) ?? []
  expect(node).toBe(packageJson.devDependencies.node)
})

test('PostgreSQL has enough connections for twice the number of processes, as during a rolling update', () => {
  const [, max] = /max_connections=(\d+)/.exec(services.postgres?.command?.join(' ') ?? '') ?? []
  const processes = (services.api?.deploy?.replicas ?? 0) + (services.worker?.deploy?.replicas ?? 0)
  expect(Number(max)).toBeGreaterThanOrEqual(processes * (readConfig({}).databasePool + 1) * 2)
})

test('every path copied into the image exists, and is not excluded by .dockerignore', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.*) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
  for (const name of copied.filter((one) => one !== '.')) {
    expect(existsSync(new URL(`../../${name}`, import.meta.url)), name).toBe(true)
    expect(allowed).toContain(`!${name}`)
  }
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
})

const balancer = read('deploy/haproxy.cfg')

test.each([
  ...Object.values(apis).map(({ prefix }) => `${prefix}/`),
  '/',
  '/openapi.json',
  '/openapi.yaml',
  ...pagePaths,
  ...referencePaths,
])('the load balancer forwards %s', (path) => {
  const words = [...balancer.matchAll(/acl is_public (path|path_beg) (.*)/g)]
  const allowed = (kind: string): string[] =>
    words.flatMap(([, one, list = '']) => (one === kind ? list.split(' ') : []))
  const start = path.replace(/[:*].*/, '')
  const isForwarded =
    allowed('path').includes(start) || allowed('path_beg').some((one) => start.startsWith(one))
  expect(isForwarded).toBe(true)
})

const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0
const isHaproxyMissing = !hasHaproxy && process.env.CI !== 'true'
if (isHaproxyMissing) console.warn('skipped: the configuration of the load balancer is checked by haproxy')

test.skipIf(isHaproxyMissing)('the configuration of the load balancer is valid', () => {
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], {
    encoding: 'utf8',
  })
  expect({ status, output: stdout + stderr }).toEqual({
    status: 0,
    output: expect.stringContaining('valid') as string,
  })
})
