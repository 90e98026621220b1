import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { onFileFinished } from '../runner/on-file-finished.ts'

/* The image of the Dockerfile, built from a clone of the last commit by buildah, without a container engine. */

const tools = ['buildah', 'debootstrap', 'unshare', 'nsenter', 'setpriv', 'chroot', 'git', 'tar', 'npm']
const missing = tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
const isRoot = process.getuid?.() === 0

/** True if tests of the image must be skipped. CI never skips them, because it installs the tools. */
export const isImageSkipped = (!isRoot || missing.length > 0) && process.env.CI !== 'true'
if (isImageSkipped)
  console.warn(
    `skipped: tests of the image need ${isRoot ? missing.join(', ') : 'root'}, so nothing built or started it`,
  )

export interface Image {
  /** The directory with the files of the image. */
  root: string
  config: { User: string; Env: string[]; Cmd: string[]; Volumes: object; Healthcheck: { Test: string[] } }
}

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')
/** Directory of the files that are kept between runs: the base system, and the packages that npm has downloaded. */
const cache = join(tmpdir(), 'taskwire-image')
/** UID of the user `node` in the Node images. */
const node = 1000

/** Builds the image, and removes it after the last test of the file. */
export async function buildImage(): Promise<Image> {
  const work = await mkdtemp(join(tmpdir(), 'taskwire-image-build-'))
  onFileFinished(() => rm(work, { recursive: true, force: true }))
  chmodSync(work, 0o755)
  const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs']
  const buildah = async (command: string, ...args: string[]): Promise<string> => {
    const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
    const { stdout } = await run('buildah', [...storage, command, ...args], { env, maxBuffer: 64 * 2 ** 20 })
    return stdout.trim()
  }
  await buildah('build', '--tag', 'localhost/node', await writeBase(join(work, 'base')))
  const clone = join(work, 'clone')
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const argument = ['--build-arg', 'NODE_IMAGE=localhost/node']
  const volumes = npmVolumes(work).flatMap((volume) => ['--volume', volume])
  await buildah('build', '--format', 'docker', '--tag', 'localhost/taskwire', ...argument, ...volumes, clone)
  const inspected = await buildah('inspect', '--type', 'image', 'localhost/taskwire')
  const { Docker } = JSON.parse(inspected) as { Docker: { config: Image['config'] } }
  const container = await buildah('from', 'localhost/taskwire')
  return { root: await buildah('mount', container), config: Docker.config }
}

/** Writes the build context of an image like Node's own: Debian, the Node of this project, npm and the user `node`. */
async function writeBase(context: string): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const debian = join(cache, 'bookworm.tar')
  if (!existsSync(debian)) {
    await run('debootstrap', ['--variant=minbase', 'bookworm', `${context}.debian`, ...debianMirror()])
    await run('tar', ['-C', `${context}.debian`, '-cf', `${context}.tar`, '.'])
    rmSync(`${context}.debian`, { recursive: true })
    // Another run may have written the same file.
    copyFileSync(`${context}.tar`, `${debian}.${process.pid}`)
    renameSync(`${debian}.${process.pid}`, debian)
  }
  mkdirSync(context)
  copyFileSync(debian, join(context, 'debian.tar'))
  copyFileSync(realpathSync(process.execPath), join(context, 'node'))
  const npm = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).trim()
  await run('cp', ['-R', resolve(npm, '../..'), join(context, 'npm')])
  const lines = [
    'FROM scratch',
    'ADD debian.tar /',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\',
    `  && useradd --uid ${node} --user-group --shell /bin/bash --create-home node`,
  ]
  writeFileSync(join(context, 'Containerfile'), lines.join('\n'))
  return context
}

/** Returns the mirror from which apt installs bookworm on this machine, if it does. */
function debianMirror(): string[] {
  const args = ['indextargets', '--format', '$(CODENAME) $(REPO_URI)', 'Created-By: Packages']
  const { stdout } = spawnSync('apt-get', args, { encoding: 'utf8' })
  const [, uri] = /^bookworm (http.*\/debian\/)$/m.exec(stdout ?? '') ?? []
  return uri ? [uri] : []
}

/** Returns the volumes of the build: npm's cache, and the certificates that this machine trusts beside Node's. */
function npmVolumes(work: string): string[] {
  const packages = join(cache, 'npm')
  mkdirSync(packages, { recursive: true })
  chownSync(packages, node, node)
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  if (!certificates) return [`${packages}:/home/node/.npm`]
  const settings = join(work, 'npmrc')
  mkdirSync(settings)
  copyFileSync(certificates, join(settings, 'ca.pem'))
  writeFileSync(join(settings, 'npmrc'), 'cafile=/usr/local/etc/ca.pem\n')
  return [`${packages}:/home/node/.npm`, `${settings}:/usr/local/etc:ro`]
}
