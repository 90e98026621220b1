import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { freePort } from '../network/free-port.ts'
import { waitFor } from '../runner/wait-for.ts'
import type { Image } from './build-image.ts'

/** The user `node` of the Node images. */
export const user = { uid: 1000, gid: 1000 }

/** Settings that a deployment file gives to a container. */
export interface ContainerSettings {
  env?: Record<string, string>
  /** Directories that are mounted writable, by their path in the container. `/tmp` is always an empty one. */
  volumes?: Record<string, string>
}

export interface Container {
  /** The first process of the container, as this machine numbers it. */
  pid: number
  /** `http://127.0.0.1:PORT`, which the probes of a deployment ask. */
  url: string
  output(): string
  /** Runs a command in the container as its user, with its environment. */
  exec(...command: string[]): Promise<{ code: number; stdout: string }>
  /** Sends a signal to the first process, and returns the exit code of the container. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Mounts and drops what a container engine does with `read_only`, `cap_drop: [ALL]` and `no-new-privileges`. */
const setUp = `
set -eu
root=$1; shift
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$root/tmp"
mount -t tmpfs -o mode=755,nosuid tmpfs "$root/dev"
for name in null zero full random urandom; do touch "$root/dev/$name"; mount --bind "/dev/$name" "$root/dev/$name"; done
ln -s /proc/self/fd "$root/dev/fd"; ln -s fd/0 "$root/dev/stdin"; ln -s fd/1 "$root/dev/stdout"; ln -s fd/2 "$root/dev/stderr"
mkdir -m 1777 "$root/dev/shm"; mount -t tmpfs -o mode=1777,nosuid,nodev,size=64m tmpfs "$root/dev/shm"
while [ "$1" != -- ]; do mount --bind "$1" "$root$2"; shift 2; done
shift
mount -o remount,bind,ro "$root"
cd "$root"
exec chroot "$root" "$@"`

const unprivileged = [
  ...['setpriv', '--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'],
  ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs', '--'],
]

/** The init process of Compose's `init: true` and of a pod: it forwards SIGTERM and reaps orphans. */
const init = `cd /taskwire; trap 'kill -TERM $child' TERM; "$@" & child=$!; wait $child; code=$?
while kill -0 $child 2>/dev/null; do wait $child; code=$?; done; exit $code`

/** Maximum time of a start in milliseconds, on a machine with many other processes. */
const readyMs = 170_000

/** Starts the image's command in separate namespaces, and waits until it is ready. */
export async function startContainer(image: Image, settings: ContainerSettings = {}): Promise<Container> {
  const port = await freePort()
  const env = { ...environmentOf(image), HOME: '/home/node', PORT: String(port), ...settings.env }
  const volumes = Object.entries(settings.volumes ?? {}).flatMap(([path, from]) => [from, path])
  const command = [...unprivileged, 'bash', '-c', init, 'init', ...image.config.Cmd]
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child']
  const args = [...namespaces, 'sh', '-c', setUp, 'sh', image.root, ...volumes, '--', ...command]
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit') as Promise<[number | null]>
  onTestFinished(async () => {
    // A change of user ends what `--kill-child` arranges, so the first process is killed too.
    const first = firstChildOf(child)
    if (first !== 0) process.kill(first, 'SIGKILL')
    child.kill('SIGKILL')
    await exited
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url, () => {
    if (child.exitCode !== null) throw new Error(`the container ended with ${child.exitCode}: ${output}`)
    return output
  })
  const pid = firstChildOf(child)
  return {
    pid,
    url,
    output: () => output,
    exec: (...words) => execIn(pid, env, words),
    async end(signal) {
      process.kill(pid, signal)
      return (await exited)[0]
    },
  }
}

/** Waits until a server says that it is listening, and then is ready. */
export function waitUntilReady(url: string, output: () => string): Promise<void> {
  return waitFor(
    async () =>
      output().includes('listening on ') &&
      (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200,
    readyMs,
  )
}

async function execIn(pid: number, env: Record<string, string>, words: string[]) {
  const inside = [
    '--target',
    String(pid),
    '--mount',
    '--pid',
    '--ipc',
    '--uts',
    '--root',
    `--wd=/proc/${pid}/cwd`,
  ]
  const run = promisify(execFile)('nsenter', [...inside, '--', ...unprivileged, ...words], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )
}

/** Returns the variables that the image sets. */
function environmentOf({ config }: Image): Record<string, string> {
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const set = config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  return { PATH: path, ...(Object.fromEntries(set) as Record<string, string>) }
}

function firstChildOf({ pid }: ChildProcess): number {
  return childrenOf(pid ?? 0)[0] ?? 0
}

const childrenOf = (pid: number): number[] => {
  const path = `/proc/${pid}/task/${pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

/** Returns a process and all that descend from it. */
export function processesFrom(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processesFrom)]
}

/** Creates a volume for the image's user, as a new volume of Compose or one with `fsGroup` is. */
export function makeVolume(): string {
  const path = mkdtempSync(join(tmpdir(), 'taskwire-image-volume-'))
  chownSync(path, user.uid, user.gid)
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
