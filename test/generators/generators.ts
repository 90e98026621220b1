import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installPackage } from '../support/runner/install-package.ts'

/*
 * The generators and other tools are a separate package in this folder, because they are large and `npm test`
 * needs none of them.
 */

const root = resolve(import.meta.dirname, '../..')
export const modules = join(import.meta.dirname, 'node_modules')

/** The folder in which the clients are kept. */
export const outputs = join(root, '.artifacts/generators')

const run = promisify(execFile)

export const installGenerators = (): Promise<boolean> => installPackage(import.meta.dirname)

/** Loads an installed package, whose types the compiler does not have. */
export const requireInstalled: (name: string) => unknown = createRequire(join(modules, 'any.js'))

export interface Generator {
  name: string
  /** The name of the file in `sessions` that uses the client. */
  session: string
  /** The path of the program in its package. */
  program: string
  arguments: string[]
  /** Whether the code in docs/tools.md uses the client. */
  isInGuide?: true
  /** The configuration files of a program without arguments for its settings. */
  files?: Record<string, string>
}

const module = (value: object): string => `export default ${JSON.stringify(value)}\n`

/**
 * The generators. Each reads `openapi.json` in its folder and writes at least `client.ts` or `client/` next
 * to it.
 */
export const generators: Generator[] = [
  {
    name: 'openapi-typescript and openapi-fetch',
    session: 'openapi-fetch',
    program: join(root, 'node_modules/openapi-typescript/bin/cli.js'),
    arguments: ['openapi.json', '--output', 'client.ts'],
    isInGuide: true,
  },
  {
    name: '@hey-api/openapi-ts',
    session: 'hey-api',
    program: join(modules, '@hey-api/openapi-ts/bin/run.js'),
    arguments: ['--input', 'openapi.json', '--output', 'client', '--client', '@hey-api/client-fetch'],
  },
  {
    name: 'orval, with validators',
    session: 'orval',
    program: join(modules, 'orval/dist/bin/orval.mjs'),
    arguments: ['--config', 'orval.config.mjs'],
    files: {
      'orval.config.mjs': module({
        client: {
          input: 'openapi.json',
          output: {
            target: 'client.ts',
            client: 'fetch',
            headers: true,
            baseUrl: { getBaseUrlFromSpecification: true },
          },
        },
        validators: { input: 'openapi.json', output: { target: 'validators.ts', client: 'zod' } },
      }),
    },
  },
  {
    name: 'swagger-typescript-api',
    session: 'swagger-typescript-api',
    program: join(modules, 'swagger-typescript-api/dist/cli.mjs'),
    arguments: [
      'generate',
      ...['--enum-style', 'union'],
      ...['--path', 'openapi.json', '--output', '.', '--name', 'client.ts'],
    ],
  },
  {
    name: 'oazapfts',
    session: 'oazapfts',
    program: join(modules, 'oazapfts/dist/cli.js'),
    arguments: ['openapi.json', 'client.ts'],
  },
]

/** Every strict option except those about style. The declarations of libraries are read, but not checked. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: [],
}

export interface Generated {
  /** The generator's output on stdout and stderr. */
  output: string
  /** Compiles the client, the session and the code of the guide, and returns the compiler's output. */
  compile(): Promise<string>
  /** The session's module. */
  sessionFile: string
}

/** Runs a generator on this document, in a separate folder. */
export async function generateClient(generator: Generator, document: string): Promise<Generated> {
  const folder = join(outputs, generator.session)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await symlink(modules, join(folder, 'node_modules'))
  const files = { ...generator.files, 'openapi.json': document, 'package.json': '{ "type": "module" }\n' }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  const output = await runProgram([generator.program, ...generator.arguments], folder)
  const sessionFile = join(folder, 'session.ts')
  await cp(join(import.meta.dirname, 'sessions', `${generator.session}.ts`), sessionFile)
  await cp(join(import.meta.dirname, 'session-result.ts'), join(folder, 'session-result.ts'))
  if (generator.isInGuide) await writeFile(join(folder, 'guide.ts'), await readGuideCode())
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  return {
    output,
    compile: () => runProgram([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder),
    sessionFile,
  }
}

/** Returns the TypeScript in docs/tools.md, with the only global of Node that it uses. */
async function readGuideCode(): Promise<string> {
  const guide = await readFile(join(root, 'docs/tools.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code)
  if (blocks.length !== 1) throw new Error(`docs/tools.md has ${blocks.length} blocks of TypeScript, not one`)
  return `${blocks[0]}\ndeclare const process: { env: Record<string, string | undefined> }\n`
}

/**
 * Runs a program without telemetry, and returns its output on stdout and stderr, with the error if it fails.
 */
export async function runProgram(argv: string[], cwd: string): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true', DO_NOT_TRACK: '1' }
  return run(process.execPath, argv, { cwd, env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ message, stdout, stderr }: { message: string; stdout: string; stderr: string }) =>
      `${message}\n${stdout}${stderr}`,
  )
}
