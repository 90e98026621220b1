import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished, vi } from 'vitest'

let runs = 0
const scripts = resolve(import.meta.dirname, '../../../scripts')

interface ScriptResult {
  code: number
  stdout: string
  stderr: string
}

/** A folder of a test's files, in which the project's scripts run. */
export class ScriptFolder {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async create(files: Record<string, string>): Promise<ScriptFolder> {
    const created = new ScriptFolder(await mkdtemp(join(tmpdir(), 'taskwire-compat-')))
    onTestFinished(() => rm(created.folder, { recursive: true }))
    for (const [path, text] of Object.entries(files)) await created.write(path, text)
    return created
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), text)
  }

  run(script: 'codegen' | 'compat' | 'parity' | 'release', ...args: string[]): Promise<ScriptResult> {
    return new Promise((done) => {
      const options = { cwd: this.folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } }
      execFile(process.execPath, [join(scripts, `${script}.ts`), ...args], options, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
    })
  }

  /** Runs a script in this process, which is ten times as fast. Its arguments must be valid. */
  async runInProcess(script: 'compat' | 'release', ...args: string[]): Promise<ScriptResult> {
    const printed = { log: '', error: '' }
    const { argv, exitCode } = process
    process.argv = [...argv.slice(0, 1), script, ...args]
    process.exitCode = 0
    const spies = (['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((text) => void (printed[name] += `${String(text)}\n`)),
    )
    try {
      // A module runs once per URL.
      await this.inside(() => import(`${scripts}/${script}.ts?run=${runs++}`))
      return { code: process.exitCode, stdout: printed.log, stderr: printed.error }
    } finally {
      for (const spy of spies) spy.mockRestore()
      Object.assign(process, { argv, exitCode })
    }
  }

  /** Runs work in this process, with the folder as its working directory. */
  async inside<T>(work: () => Promise<T>): Promise<T> {
    const before = process.cwd()
    process.chdir(this.folder)
    try {
      return await work()
    } finally {
      process.chdir(before)
    }
  }

  /** Returns the contents of all files, by their paths. */
  async files(): Promise<Record<string, string>> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    const read = paths.map(async (path) => [path.slice(this.folder.length + 1), await readFile(path, 'utf8')])
    return Object.fromEntries((await Promise.all(read)) as [string, string][])
  }
}
