import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onFileFinished } from '../runner/on-file-finished.ts'
import { freePort } from './free-port.ts'
import { waitFor } from '../runner/wait-for.ts'

/* The sample configurations of two proxies. */

export interface Proxy {
  name: string
  path: string
  args: (file: string) => string[]
  /** Repeats the sample's line for a node once per node. */
  withNodes: (text: string, nodes: readonly string[]) => string
}

const samples: Proxy[] = [
  {
    name: 'nginx',
    path: 'deploy/nginx.conf',
    args: (file) => ['-g', 'daemon off; pid nginx.pid;', '-e', 'stderr', '-p', join(file, '..'), '-c', file],
    withNodes: (text, nodes) =>
      text.replace(/^ *server api:3000.*$/m, (line) =>
        nodes.map((node) => line.replace('api:3000', node)).join('\n'),
      ),
  },
  {
    name: 'haproxy',
    path: 'deploy/haproxy.cfg',
    args: (file) => ['-db', '-f', file],
    withNodes: (text, nodes) =>
      text.replaceAll(
        /^ *server-template api 1-20 api:3000$/gm,
        nodes.map((node, i) => `    server api${i} ${node}`).join('\n'),
      ),
  },
]

const has = (name: string): boolean => !spawnSync(name, ['-v']).error
const isSkipped = (name: string): boolean => !has(name) && process.env.CI !== 'true'
for (const { name } of samples)
  if (isSkipped(name)) console.warn(`skipped: the sample configuration of ${name} needs ${name}`)

/** Proxies that are installed here. */
export const proxies: readonly Proxy[] = samples.filter(({ name }) => !isSkipped(name))

/**
 * Starts a proxy with its sample configuration, using a free port and the addresses of the nodes. Returns the proxy's
 * URL.
 * @param change edits the configuration, for example to shorten a timeout
 */
export async function startProxy(
  { name, path, args, withNodes }: Proxy,
  urls: string[],
  change = (text: string): string => text,
): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'taskwire-proxy-'))
  const port = await freePort()
  const nodes = urls.map((url) => new URL(url).host)
  const text = withNodes(change(readFileSync(path, 'utf8')), nodes)
    .replace(/listen 8080|bind :8080/, (words) => words.replace(/:?8080/, `127.0.0.1:${port}`))
    .replaceAll(' resolvers docker init-addr none', '')
    .replace(/resolvers docker\n( {4}.*\n)+/, '')
    // The limit on open files may be too low for the sample's value, and a test cannot raise it.
    .replace('maxconn 10000', 'maxconn 1000')
    .replace('http {', 'http { access_log off;')
  writeFileSync(join(directory, 'sample'), text)
  const child = spawn(name, args(join(directory, 'sample')), { stdio: 'ignore' })
  const ended = once(child, 'close')
  onFileFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(url).catch(() => undefined))?.status === 404)
  return url
}
