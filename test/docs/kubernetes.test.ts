import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { apis } from '../../src/app.ts'
import { closingMs, drainGraceMs, readConfig } from '../../src/config.ts'
import { pagePaths } from '../../src/pages/pages.ts'
import { referencePaths } from '../../src/pages/reference.ts'
import { variablesRead } from '../support/app/variables-read.ts'

/* The sample Kubernetes manifests match the server and its image. */

interface Container {
  image: string
  ports: { name: string; containerPort: number }[]
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[]
  startupProbe: Probe & { periodSeconds: number; failureThreshold: number }
  livenessProbe: Probe
  readinessProbe: Probe
  lifecycle?: { preStop: { exec: { command: string[] } } }
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
}
interface Probe {
  httpGet: { path: string; port: string }
}
interface Pod {
  terminationGracePeriodSeconds: number
  enableServiceLinks: boolean
  securityContext: { runAsNonRoot: boolean; runAsUser: number; fsGroup?: number }
  volumes: { name: string }[]
  containers: [Container]
}
interface Manifest {
  kind: string
  metadata: { name: string }
  spec: {
    replicas?: number
    selector?: Record<string, string> & { matchLabels?: Record<string, string> }
    template?: { metadata: { labels: Record<string, string> }; spec: Pod }
    volumeClaimTemplates?: { metadata: { name: string } }[]
    ports?: { name: string; targetPort: string }[]
    rules?: { http: { paths: ForwardedPath[] } }[]
  }
}
interface ForwardedPath {
  path: string
  pathType: 'Exact' | 'Prefix'
  backend: { service: { name: string; port: { name: string } } }
}

const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((one) => one.toJS() as Manifest)

const dockerfile = readFileSync('Dockerfile', 'utf8')
const workloads = ['nodes.yaml', 'single.yaml'].flatMap((file) =>
  manifestsIn(file).flatMap(({ kind, metadata, spec: { template, selector, volumeClaimTemplates = [] } }) =>
    template ? [{ file, kind, name: metadata.name, template, selector, claims: volumeClaimTemplates }] : [],
  ),
)

test('the Kubernetes manifests run API nodes and workers, or one server with the built-in PostgreSQL', () => {
  expect(workloads.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    ...['Deployment taskwire-api', 'Deployment taskwire-worker', 'StatefulSet taskwire'],
  ])
})

describe.each(workloads)('the $kind $name', ({ template, selector, claims }) => {
  const pod = template.spec
  const [container] = pod.containers

  test('a workload selects its own pods', () => {
    expect(template.metadata.labels).toMatchObject(selector?.matchLabels ?? { none: '' })
  })

  test('a workload has variables that the server reads and accepts, with the secrets from a Secret', () => {
    const known = variablesRead()
    expect(container.env.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    const filled = container.env.map(({ name, value, valueFrom }): [string, string] => {
      const secret = valueFrom?.secretKeyRef.key.endsWith('-url') ? 'redis://redis' : 'x'.repeat(48)
      return [name, value ?? (name === 'DATABASE_URL' ? 'postgres://taskwire:x@postgres/taskwire' : secret)]
    })
    expect(() => readConfig(Object.fromEntries(filled))).not.toThrow()
    const given = container.env.filter(({ name }) => /SECRET|DATABASE_URL|REDIS_URL/.test(name))
    expect(given.filter(({ valueFrom }) => valueFrom === undefined)).toEqual([])
  })

  test('a workload has the image of this version, and its port and user', () => {
    expect(container.image).toBe(`taskwire:${packageJson.version}`)
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(/PORT=(\d+)/.exec(dockerfile)?.[1]) },
    ])
    // UID of the user `node` in the Node images.
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  test('a workload has a liveness probe that needs no database, and a readiness probe that does', () => {
    const { startupProbe, livenessProbe, readinessProbe } = container
    for (const { httpGet } of [startupProbe, livenessProbe])
      expect(httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' })
    const startSeconds = startupProbe.periodSeconds * startupProbe.failureThreshold
    expect(startSeconds).toBeGreaterThan(2 * readConfig({}).databaseWaitSeconds)
  })

  test('a workload terminates a pod only after it has drained', () => {
    const [, seconds = '0'] = container.lifecycle?.preStop.exec.command ?? []
    const needed = Number(seconds) + (drainGraceMs + closingMs) / 1000
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed + 5)
  })

  test('a workload writes only to its volumes, and has no privileges', () => {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const volumes = [...pod.volumes.map(({ name }) => name), ...claims.map(({ metadata }) => metadata.name)]
    expect(container.volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.sort())
    const dataDir = container.env.find(({ name }) => name === 'DATA_DIR')?.value
    const hasData = container.volumeMounts.some(({ mountPath }) => mountPath === dataDir)
    expect([hasData, pod.securityContext.fsGroup]).toEqual(
      claims.length > 0 ? [true, pod.securityContext.runAsUser] : [false, undefined],
    )
  })

  test('a workload has no variables of other services, which look like misspelled settings', () => {
    expect(pod.enableServiceLinks).toBe(false)
  })
})

test.each(['nodes.yaml', 'single.yaml'])(
  'the Service of %s points to the port of pods that serve requests',
  (file) => {
    const service = manifestsIn(file).find(({ kind }) => kind === 'Service')
    const served = workloads.filter((one) => one.file === file && !one.name.endsWith('worker'))
    const labels = served.map(({ template }) => template.metadata.labels)
    expect([service?.spec.selector, service?.spec.ports?.[0]?.targetPort]).toEqual([labels[0], 'http'])
  },
)

const paths = manifestsIn('nodes.yaml').flatMap(
  ({ spec }) => spec.rules?.flatMap(({ http }) => http.paths) ?? [],
)
const isForwarded = (asked: string): boolean =>
  paths.some(
    ({ path, pathType }) => asked === path || (pathType === 'Prefix' && asked.startsWith(`${path}/`)),
  )

test.each([
  ...Object.values(apis).map(({ prefix }) => `${prefix}/x`),
  ...['/', '/openapi.json', '/openapi.yaml'],
  ...[...pagePaths, ...referencePaths].map((path) => path.replace(/[:*].*/, 'x')),
])('the Ingress forwards %s', (path) => {
  expect(isForwarded(path)).toBe(true)
})

test.each(['/healthz', '/readyz', '/metrics'])('the Ingress does not forward %s', (path) => {
  expect(isForwarded(path)).toBe(false)
})
