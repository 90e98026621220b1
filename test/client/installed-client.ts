import { execFile, execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import ts from 'typescript'
import type { Call, Outcome } from './project/driver.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

export interface Runtime {
  name: string
  /** Program with its arguments, without the script; undefined if the program is not installed. */
  command: string[] | undefined
  /** True if its `fetch` repeats a GET by itself. */
  repeatsReads?: boolean
}

/** This Node, and the oldest supported version: `NODE_20`, or else the machine's own Node if it is that version. */
export const nodes: Runtime[] = [
  { name: process.version, command: [process.execPath] },
  { name: 'Node 20', command: findNode20() },
]

function findNode20(): string[] | undefined {
  const program = process.env.NODE_20 ?? '/usr/bin/node'
  try {
    if (execFileSync(program, ['--version']).toString().startsWith('v20.')) return [program]
  } catch {
    // There is no such program.
  }
  console.warn('skipped: @taskwire/client under Node 20, which NODE_20 may name')
  return undefined
}

export interface InstalledClient {
  /** Folder of the project that has installed the client. */
  project: string
  /** Paths of the files in the tarball. */
  files: string[]
  /** Compiles a strict TypeScript project, and returns the compiler's messages. */
  compile(): Promise<string>
  /** Starts the driver, in plain JavaScript, in that runtime. */
  start(command: string[]): Driver
  remove(): Promise<void>
}

export interface Driver {
  call(call: Call): Promise<Outcome>
  stop(): void
}

/** Packs the client, and installs the tarball into an empty project, without a network. */
export async function installClient(): Promise<InstalledClient> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwire-client-'))
  const { tarball, files } = await packClient(folder)
  const project = join(folder, 'project')
  await cp(join(root, 'test/client/project'), project, { recursive: true })
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const driver = await readFile(join(project, 'driver.ts'), 'utf8')
  await writeFile(
    join(project, 'driver.js'),
    ts.transpile(driver, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }),
  )
  await runNpm(project, 'install', tarball)
  return {
    project,
    files,
    async compile() {
      await Promise.all(
        (await readmeExamples()).map((code, i) => writeFile(join(project, `readme-${i}.ts`), code)),
      )
      await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
      return run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      )
    },
    start: (command) => startDriver([...command, join(project, 'driver.js')]),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The strictest options, which also check the declarations of the package. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  noEmit: true,
}

/** Packs a copy, because the built folder would break tests that read all of `src`. */
async function packClient(folder: string): Promise<{ tarball: string; files: string[] }> {
  const copy = join(folder, 'taskwire')
  for (const path of [
    'src/client',
    'generated/openapi.types.ts',
    'tsconfig.json',
    'package.json',
    'LICENSE',
  ]) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(root, path), join(copy, path), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const output = await runNpm(copy, 'pack', './src/client', '--pack-destination', folder, '--json')
  const [{ filename, files }] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }]
  return { tarball: join(folder, filename), files: files.map(({ path }) => path).sort() }
}

async function runNpm(cwd: string, ...args: string[]): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
  const env = { ...Object.fromEntries(own), npm_config_update_notifier: 'false', npm_config_audit: 'false' }
  const { stdout } = await run('npm', [...args, '--offline', '--cache', join(cwd, '.npm')], { cwd, env })
  return stdout
}

async function readmeExamples(): Promise<string[]> {
  const text = await readFile(join(root, 'src/client/README.md'), 'utf8')
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
}

function startDriver([program = '', ...args]: string[]): Driver {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    stop: () => void child.kill(),
    async call(call) {
      child.stdin.write(`${JSON.stringify(call)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`${program} ended`)
      return JSON.parse(value) as Outcome
    },
  }
}
