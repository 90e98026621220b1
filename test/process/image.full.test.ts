import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import packageLock from '../../package-lock.json' with { type: 'json' }
import { sessionSecret } from '../support/app/app.ts'
import { testDataDir } from '../support/app/server.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { isRedisMissing, startRedis } from '../support/database/redis.ts'
import { freePort } from '../support/network/free-port.ts'
import { buildImage, isImageSkipped, type Image } from '../support/image/build-image.ts'
import {
  makeVolume,
  processesFrom,
  startContainer,
  user,
  waitUntilReady,
} from '../support/image/container.ts'
import { deployments } from '../support/image/deployments.ts'

/* The image of the Dockerfile, built from a clone of the last commit, and started as deployments start it. */

// A first start on a busy machine takes a minute.
vi.setConfig({ testTimeout: 900_000 })

let image: Image
beforeAll(async () => {
  if (!isImageSkipped) image = await buildImage()
}, 900_000)

const path = (name: string): string => join(image.root, 'taskwire', name)

describe.skipIf(isImageSkipped)('the image', () => {
  test('the image contains what production needs, and nothing else', () => {
    const files = [
      'LICENSE',
      'dist',
      'generated',
      'node_modules',
      'package.json',
      'sbom.spdx.json',
      'src',
      'tools',
    ]
    expect(readdirSync(path('')).sort()).toEqual(files)
    expect(readdirSync(path('src'))).not.toContain('web')
    const { packages } = packageLock as { packages: Record<string, { dev?: boolean }> }
    const installed = globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: path('') })
    const named = installed.filter((name) => !/\/(@[^/]*|\..*)$/.test(name))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => packages[name]?.dev !== undefined || !(name in packages))).toEqual([])
    expect(globSync(['**/*.map', 'node_modules/**/*.{ts,mts,cts}'], { cwd: path('') })).toEqual([])
    // The compile cache of one Node and of one user.
    expect(readdirSync(path('node_modules/.cache'))).toEqual(['node'])
    const [compiled = '', ...others] = readdirSync(path('node_modules/.cache/node'))
    expect([compiled.endsWith(`-${user.uid}`), others]).toEqual([true, []])
    for (const empty of ['tmp', 'data', 'root/.npm', 'home/node/.npm'])
      expect(globSync(`${empty}/**/*`, { cwd: image.root })).toEqual([])
  })

  test('a container runs as an unprivileged user that may write to /data and /tmp only', async () => {
    expect(image.config.User).toBe('node')
    const { exec } = await startContainer(image, { env: { DEMO: '0' }, volumes: { '/data': makeVolume() } })
    const { stdout: status } = await exec('cat', '/proc/1/status')
    const lines = Object.fromEntries(Array.from(status.matchAll(/^(\w+):\s+(.*)$/gm), ([, k, v]) => [k, v]))
    const none = '0'.repeat(16)
    expect(lines).toMatchObject({
      ...{ Uid: '1000\t1000\t1000\t1000', Gid: '1000\t1000\t1000\t1000', NoNewPrivs: '1' },
      ...{ CapInh: none, CapPrm: none, CapEff: none, CapBnd: none, CapAmb: none },
    })
    const skipped = ['/proc', '/dev', '/data', '/tmp'].flatMap((name) => ['-path', name, '-prune', '-o'])
    const written = await exec('find', '/', ...skipped, '-not', '-type', 'l', '-writable', '-print')
    expect(written.stdout).toBe('')
    for (const writable of ['/data', '/tmp'])
      expect(await exec('touch', `${writable}/file`), writable).toMatchObject({ code: 0 })
    // The code belongs to root, so it stays as it is even where the file system is not read-only.
    expect(globSync('**/*', { cwd: path(''), withFileTypes: true }).length).toBeGreaterThan(1_000)
    const owned = await exec('find', '/taskwire', '-not', '-user', 'root')
    expect(owned.stdout).toBe('')
  })

  test('a write survives kill -9, the health check succeeds, and SIGTERM ends the container in time', async () => {
    const volumes = { '/data': makeVolume() }
    const first = await startContainer(image, { volumes })
    expect(first.output()).toMatch(/^Taskwire is listening on http:\/\/127\.0\.0\.1:\d+$/m)
    // npm shows the command with the variable first.
    const said = first.output().replaceAll(/^>.*$/gm, '')
    expect(said).not.toMatch(/0\.0\.0\.0|NODE_COMPILE_CACHE/)
    const [, key = ''] = /TASKWIRE_KEY=(\S+)/.exec(first.output()) ?? []
    const [, project = ''] = /\/work\/projects\/(\S+)/.exec(first.output()) ?? []
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title_text: 'Survives', project_id: project })
    const created = await fetch(`${first.url}/api/public/v1/tasks`, { method: 'POST', headers, body })
    expect(created.status).toBe(201)
    const { data } = (await created.json()) as { data: { id: string } }
    await first.end('SIGKILL')
    const second = await startContainer(image, { volumes })
    const read = await fetch(`${second.url}/api/public/v1/tasks/${data.id}`, { headers })
    expect(await read.json()).toMatchObject({ data: { title: 'Survives' } })
    const [kind, ...check] = image.config.Healthcheck.Test
    expect(kind).toBe('CMD')
    expect(await second.exec(...check)).toMatchObject({ code: 0 })
    // The container must not be killed at the end of `stop_grace_period`.
    const deadline = AbortSignal.timeout(deployments.find(({ name }) => name === 'compose api')?.graceMs ?? 0)
    expect(await second.end('SIGTERM')).toBe(0)
    expect(deadline.aborted).toBe(false)
  })

  test('a second start takes at most twice the CPU time of a checkout, and 1.2 times its memory', async () => {
    const volumes = { '/data': makeVolume() }
    const DATA_DIR = await testDataDir()
    const figures: Record<'image' | 'checkout', { cpu: number; memory: number }[]> = {
      image: [],
      checkout: [],
    }
    // The first start of each creates its database, and is not compared.
    for (let i = 0; i < 4; i++) {
      const container = await startContainer(image, { volumes, env: { DEMO: '0' } })
      figures.image.push(measure(container.pid))
      expect(await container.end('SIGTERM')).toBe(0)
      const checkout = await startCheckout({ DATA_DIR, DEMO: '0' })
      figures.checkout.push(measure(checkout.pid))
      await checkout.stop()
    }
    const least = (of: 'image' | 'checkout', what: 'cpu' | 'memory'): number =>
      Math.min(...figures[of].slice(1).map((one) => one[what]))
    expect(least('image', 'cpu') / least('checkout', 'cpu'), JSON.stringify(figures)).toBeLessThanOrEqual(2)
    expect(
      least('image', 'memory') / least('checkout', 'memory'),
      JSON.stringify(figures),
    ).toBeLessThanOrEqual(1.2)
  })
})

describe.skipIf(isImageSkipped || isRedisMissing)('a deployment', () => {
  test.each(deployments)(
    'the process of $name becomes ready with the environment, user and volumes of its file, and exits in time',
    async (deployment) => {
      const redis = await startRedis()
      onTestFinished(() => redis.kill())
      const given = {
        DATABASE_URL: await testDatabaseUrl(),
        REDIS_URL: redis.url,
        SESSION_SECRET: sessionSecret,
      }
      const volumes = Object.fromEntries(deployment.volumes.map((mount) => [mount, makeVolume()]))
      const container = await startContainer(image, { env: deployment.environment(given), volumes })
      expect(deployment.user ?? user).toEqual(user)
      for (const probe of deployment.probes)
        expect((await fetch(container.url + probe)).status, probe).toBe(200)
      for (const [program = ''] of deployment.commands)
        expect(await container.exec('sh', '-c', `command -v ${program}`), program).toMatchObject({ code: 0 })
      const serves = await fetch(`${container.url}/openapi.json`)
      expect(serves.status).toBe(deployment.isWorker ? 404 : 200)
      const deadline = AbortSignal.timeout(deployment.graceMs)
      expect(await container.end('SIGTERM')).toBe(0)
      expect(deadline.aborted).toBe(false)
    },
  )
})

/** Starts the checkout with `npm start`, as an operator would, and waits until it is ready. */
async function startCheckout(env: Record<string, string>): Promise<{ pid: number; stop(): Promise<void> }> {
  const { DATABASE_URL: _, NODE_COMPILE_CACHE: __, NODE_ENV: ___, ...inherited } = process.env
  const port = await freePort()
  const options = { ...inherited, NODE_ENV: 'production', PORT: String(port), ...env }
  const child = spawn('npm', ['start'], { env: options, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const output: string[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  await waitUntilReady(`http://127.0.0.1:${port}`, () => output.join(''))
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Returns the CPU time in ticks of a process and its descendants, and the memory in KiB of the server among them. */
function measure(pid: number): { cpu: number; memory: number } {
  const pids = processesFrom(pid)
  const cpu = pids
    .map((one) =>
      readFileSync(`/proc/${one}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 15)
        .map(Number),
    )
    .flat()
    .reduce((sum, ticks) => sum + ticks, 0)
  const servers = pids.filter((one) =>
    readFileSync(`/proc/${one}/cmdline`, 'utf8').endsWith('src/server.ts\0'),
  )
  expect(servers).toHaveLength(1)
  const status = readFileSync(`/proc/${servers[0]}/status`, 'utf8')
  return { cpu, memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) }
}
