import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

/* The containers of the image that compose.yaml and deploy/kubernetes start, read from these files. */

type Environment = Record<string, string>

export interface Deployment {
  name: string
  /** Returns the variables of the container, with these values for those that the operator gives. */
  environment(given: Environment): Environment
  user?: { uid: number; gid: number }
  /** Writable paths besides /tmp. */
  volumes: string[]
  /** Paths that the probes request. */
  probes: string[]
  /** Commands that the container engine runs in the container. */
  commands: string[][]
  /** Time from SIGTERM until the container is killed, in milliseconds. */
  graceMs: number
  isWorker: boolean
}

interface Service {
  build?: string
  environment: Environment
  stop_grace_period: string
  tmpfs: string[]
}

interface Probe {
  httpGet: { path: string }
}

interface Workload {
  kind: string
  metadata: { name: string }
  spec: {
    template?: {
      spec: {
        terminationGracePeriodSeconds: number
        securityContext: { runAsUser: number; runAsGroup: number }
        containers: [
          {
            env: { name: string; value?: string }[]
            startupProbe: Probe
            livenessProbe: Probe
            readinessProbe: Probe
            lifecycle?: { preStop: { exec: { command: string[] } } }
            volumeMounts: { mountPath: string }[]
          },
        ]
      }
    }
  }
}

const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}

const fromCompose = Object.entries(services)
  .filter(([, { build }]) => build !== undefined)
  .map(([name, { environment, stop_grace_period, tmpfs }]): Deployment => ({
    name: `compose ${name}`,
    environment: (given) => fill(environment, given),
    volumes: tmpfs.filter((path) => path !== '/tmp'),
    probes: ['/healthz', '/readyz'],
    commands: [],
    graceMs: Number.parseInt(stop_grace_period, 10) * 1000,
    isWorker: environment.ROLE === 'worker',
  }))

/** Fills Compose's `${NAME:-}` with nothing, and URLs and secrets with the given values. */
function fill(environment: Environment, given: Environment): Environment {
  const filled = Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-\}/, '')])
  return { ...(Object.fromEntries(filled) as Environment), ...given }
}

const fromKubernetes = ['nodes.yaml', 'single.yaml'].flatMap((file) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).flatMap((document): Deployment[] => {
    const { kind, metadata, spec } = document.toJS() as Workload
    if (!spec.template) return []
    const pod = spec.template.spec
    const [container] = pod.containers
    const { runAsUser: uid, runAsGroup: gid } = pod.securityContext
    const values = new Map(container.env.map(({ name, value }) => [name, value]))
    return [
      {
        name: `${file} ${kind} ${metadata.name}`,
        environment: (given) =>
          Object.fromEntries([...values].map(([name, value]) => [name, value ?? given[name] ?? ''])),
        user: { uid, gid },
        volumes: container.volumeMounts.map(({ mountPath }) => mountPath).filter((path) => path !== '/tmp'),
        probes: [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
          ({ httpGet }) => httpGet.path,
        ),
        commands: container.lifecycle ? [container.lifecycle.preStop.exec.command] : [],
        graceMs: pod.terminationGracePeriodSeconds * 1000,
        isWorker: values.get('ROLE') === 'worker',
      },
    ]
  }),
)

export const deployments = [...fromCompose, ...fromKubernetes]
