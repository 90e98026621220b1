import { execFile, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { expect } from 'vitest'
import type { ScriptRun } from './script-process.ts'

const root = resolve(import.meta.dirname, '../../..')
// Vitest sets NODE_ENV, which would make the build of the pages a development build.
const { NODE_ENV: _, ...inherited } = process.env
const environment = {
  ...inherited,
  REDOCLY_TELEMETRY: 'off',
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
}
const leftOut = ['node_modules', '.git', '.data', '.artifacts']

/** A change to one file's text; null deletes the file. */
export interface Edit {
  file: string
  change: ((text: string) => string) | null
}

export interface ProgramResult {
  code: number
  output: string
}

/** The report of vitest's JSON reporter. */
export interface TestReport {
  testResults: {
    /** The path of the test file. */
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

export interface RunningCopy {
  /** `http://127.0.0.1:PORT` */
  url: string
  stop(): Promise<void>
}

/** A copy of the project for a test to edit; `restore` undoes the edits. */
export class ProjectCopy {
  /** A temporary folder that contains the folder of the copy. */
  readonly #base: string
  /** The number of times that the folder was renamed. */
  #moves = 0
  /** The process that runs the copy's scripts, started with the first one. */
  #scripts: ChildProcess | undefined
  /** The original contents of edited files; undefined if the file did not exist. */
  readonly #originals = new Map<string, string | undefined>()

  private constructor(base: string) {
    this.#base = base
  }

  /** Returns the folder of the copy, which is renamed before each script runs. */
  get folder(): string {
    return join(this.#base, String(this.#moves))
  }

  static async create(): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(join(tmpdir(), 'taskwire-copy-')))
    const folder = copy.folder
    await cp(root, folder, {
      recursive: true,
      filter: (path) =>
        basename(path) !== 'node_modules' && (dirname(path) !== root || !leftOut.includes(basename(path))),
    })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    return copy
  }

  async edit({ file, change }: Edit): Promise<void> {
    const text = await this.read(file)
    if (!this.#originals.has(file)) this.#originals.set(file, text)
    if (change === null) return rm(join(this.folder, file))
    const changed = change(text ?? '')
    expect(changed, `the edit of ${file} changes it`).not.toBe(text)
    await mkdir(dirname(join(this.folder, file)), { recursive: true })
    await writeFile(join(this.folder, file), changed)
  }

  /** Regenerates generated/ from the contract, so that only other faults remain. */
  async codegen(): Promise<void> {
    for await (const file of glob('generated/*', { cwd: this.folder })) {
      if (!this.#originals.has(file)) this.#originals.set(file, await this.read(file))
    }
    expect(await this.runScript('scripts/codegen.ts')).toEqual({ code: 0, output: '' })
  }

  /**
   * Runs a script in a process that has loaded the libraries. Code is loaded only once from each path, so the
   * copy moves first.
   */
  async runScript(script: string, ...args: string[]): Promise<ProgramResult> {
    const before = this.folder
    this.#moves += 1
    await rename(before, this.folder)
    this.#scripts ??= fork(join(import.meta.dirname, 'script-process.ts'), { env: environment })
    this.#scripts.send({ folder: this.folder, script, args } satisfies ScriptRun)
    const [outcome] = (await once(this.#scripts, 'message')) as [ProgramResult]
    return outcome
  }

  /** Runs a program in a new process. */
  run(script: string, ...args: string[]): Promise<ProgramResult> {
    return this.#run({}, script, ...args)
  }

  /** Compiles all files of a tsconfig, as `npm run typecheck` does: `.` or `src/web`. */
  compile(project: string): Promise<ProgramResult> {
    // The copy shares node_modules, and so the place of the state that an incremental run would leave.
    return this.run('node_modules/typescript-7/bin/tsc', '--incremental', 'false', '-p', project)
  }

  /**
   * Runs test files on a database server of the caller, or the tests in them that options of Vitest select.
   */
  async runTests(databaseServerUrl: string, ...filesAndOptions: string[]): Promise<TestReport> {
    const report = '.vitest/report.json'
    const args = ['run', '--project', 'UTC', '--reporter', 'json', '--outputFile', report, ...filesAndOptions]
    const settings = { TEST_DATABASE_URL: databaseServerUrl }
    const { output } = await this.#run(settings, 'node_modules/vitest/vitest.mjs', ...args)
    const text = await this.read(report)
    if (text === undefined) throw new Error(output)
    return JSON.parse(text) as TestReport
  }

  #run(settings: Record<string, string>, script: string, ...args: string[]): Promise<ProgramResult> {
    const env = { ...environment, ...settings }
    return new Promise((done) => {
      const options = { cwd: this.folder, env, maxBuffer: 64 * 2 ** 20 }
      execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
        done({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` })
      })
    })
  }

  /** Starts the server as `npm start` does, and waits until it listens. */
  async start(env: Record<string, string>): Promise<RunningCopy> {
    const { scripts } = JSON.parse((await this.read('package.json')) ?? '') as { scripts: { start: string } }
    const child = spawn('sh', ['-c', scripts.start], {
      cwd: this.folder,
      env: { ...environment, LOG_FORMAT: 'json', ...env },
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const listening = /listening on (http:\S+)/.exec(output)?.[1]
        if (listening) resolve(listening)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
    })
    const ended = once(child, 'exit')
    return {
      url,
      async stop() {
        child.kill()
        await ended
      },
    }
  }

  /** Returns the contents of the files that differ from their originals. */
  async edited(): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    for (const [file, original] of this.#originals) {
      const text = await this.read(file)
      if (text !== undefined && text !== original) texts.set(file, text)
    }
    return texts
  }

  async restore(): Promise<void> {
    for (const [file, text] of this.#originals) {
      if (text === undefined) await rm(join(this.folder, file))
      else await writeFile(join(this.folder, file), text)
    }
    this.#originals.clear()
  }

  async remove(): Promise<void> {
    if (this.#scripts?.kill()) await once(this.#scripts, 'exit')
    await rm(this.#base, { recursive: true, force: true })
  }

  /** Returns the files below some folders. */
  async list(...folders: string[]): Promise<string[]> {
    const patterns = folders.map((folder) => `${folder}/**/*`)
    return (await Array.fromAsync(glob(patterns, { cwd: this.folder }))).sort()
  }

  read(file: string): Promise<string | undefined> {
    return readFile(join(this.folder, file), 'utf8').catch(() => undefined)
  }
}

/** Returns the number of the first line that contains the text, after the first that contains the anchor. */
export function lineOf(content: string, text: string, after = ''): number {
  const lines = content.split('\n')
  const start = after === '' ? -1 : lines.findIndex((line) => line.includes(after))
  const line = lines.findIndex((candidate, i) => i > start && candidate.includes(text))
  expect(line, `there is ${text} after ${after}`).toBeGreaterThanOrEqual(0)
  return line + 1
}

/** Replaces the first occurrence of a string after the anchor. */
export function swap(file: string, from: string, to: string, after = ''): Edit {
  const change = (text: string): string => {
    const start = indexIn(text, from, indexIn(text, after))
    return text.slice(0, start) + to + text.slice(start + from.length)
  }
  return { file, change }
}

/** Removes the text from one occurrence up to another, which it keeps. */
export function cut(file: string, from: string, until: string, after = ''): Edit {
  const change = (text: string): string => {
    const start = indexIn(text, from, indexIn(text, after))
    return text.slice(0, start) + text.slice(indexIn(text, until, start + from.length))
  }
  return { file, change }
}

export function insert(file: string, added: string, before: string, after = ''): Edit {
  return swap(file, before, added + before, after)
}

/** Copies the text between two occurrences, with new names, and inserts it before a third. */
export function repeat(
  file: string,
  from: string,
  until: string,
  names: Record<string, string>,
  before: string,
): Edit {
  const change = (text: string): string => {
    const start = indexIn(text, from)
    const original = text.slice(start, indexIn(text, until, start))
    const renamed = Object.entries(names).reduce((part, name) => part.replaceAll(...name), original)
    const place = indexIn(text, before, start + from.length)
    return text.slice(0, place) + renamed + text.slice(place)
  }
  return { file, change }
}

function indexIn(text: string, sought: string, from = 0): number {
  const index = text.indexOf(sought, from)
  expect(index, `there is ${JSON.stringify(sought)} to edit`).toBeGreaterThanOrEqual(0)
  return index
}
