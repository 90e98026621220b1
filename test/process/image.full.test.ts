import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'

/*
 * The image of the Dockerfile, built without Docker: its files, the production packages, another user, and files that
 * this user cannot write to.
 */

const root = resolve(import.meta.dirname, '../..')
const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
if (!isRoot) console.warn('skipped: the image is tested as another user, which needs root')

/** Copies the files of the last stage. */
async function copyImageFiles(): Promise<string> {
  const image = await mkdtemp(join(tmpdir(), 'taskwire-image-'))
  onTestFinished(() => rm(image, { recursive: true, force: true }))
  await chmod(image, 0o755)
  for (const name of productionPackages()) {
    const from = join(root, 'node_modules', name)
    mkdirSync(dirname(join(image, 'node_modules', name)), { recursive: true })
    cpSync(realpathSync(from), join(image, 'node_modules', name), {
      recursive: true,
      filter: belongsToPackage(from),
    })
  }
  const last =
    readFileSync(join(root, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  for (const [, names = '', to = ''] of last.matchAll(/^COPY (?!--from)(.*) (\S+)$/gm))
    for (const name of names.split(' '))
      cpSync(join(root, name), join(image, to === './' ? name : to), { recursive: true })
  cpSync(join(root, 'dist'), join(image, 'dist'), { recursive: true })
  return image
}

/** Lists the installed packages that `npm prune --omit=dev` would leave. */
function productionPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path.slice('node_modules/'.length))
    .filter((name) => existsSync(join(root, 'node_modules', name)))
}

/**
 * Returns whether a path belongs to the package itself, and not to a nested package, which is listed
 * separately.
 */
const belongsToPackage = (directory: string) => (path: string) =>
  !path.startsWith(join(realpathSync(directory), 'node_modules'))

test.skipIf(!isRoot)('npm start serves from the files of the image, and exits on SIGTERM', async () => {
  const image = await copyImageFiles()
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()
  // The image has its own Node. Here Node is one of the development packages.
  const node = join(image, 'bin')
  mkdirSync(node)
  cpSync(realpathSync(process.execPath), join(node, 'node'))
  const home = await mkdtemp(join(tmpdir(), 'taskwire-image-tmp-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  await chmod(home, 0o777)
  const server = spawn(npm, ['start'], {
    ...nobody,
    cwd: image,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [node, '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
      HOME: '/nonexistent',
      TMPDIR: home,
      NODE_ENV: 'production',
      npm_config_cache: join(home, 'npm'),
      npm_config_update_notifier: 'false',
      PORT: '0',
      LOG_FORMAT: 'json',
      DATABASE_URL: await testDatabaseUrl(),
      SESSION_SECRET: 'the session secret of the image in the test',
      DATA_DIR: join(home, 'data'),
    },
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let output = ''
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = /listening on (http:\S+)/.exec(output) ?? []
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output}`)))
  })
  for (const path of ['/healthz', '/readyz', '/openapi.json', '/settings/sign-in', '/reference'])
    expect((await fetch(url + path, { headers: { Accept: 'text/html, */*' } })).status, path).toBe(200)
  // Health check of the image, read from the Dockerfile.
  const [, check = ''] = /^ +CMD (\["node".*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? []
  const [, ...args] = JSON.parse(check) as string[]
  const health = spawn(process.execPath, args, { env: { PORT: new URL(url).port } })
  expect(await once(health, 'exit')).toEqual([0, null])
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
