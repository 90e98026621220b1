import { execFile } from 'node:child_process'
import { expect, vi } from 'vitest'
import { run } from '../../../src/cli/run.ts'
import { testDatabaseUrl } from '../database/database.ts'

export interface CommandResult {
  code: number
  stdout: string
  stderr: string
}

async function environment(given: Record<string, string> = {}): Promise<Record<string, string>> {
  const SESSION_SECRET = 'a secret that is long enough to be one'
  return { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET, ...given }
}

/** Runs an operator command in a new process, by default on this worker's database. */
export async function taskwire(args: string[], env?: Record<string, string>): Promise<CommandResult> {
  const options = { env: await commandEnvironment(env) }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['src/cli.ts', ...args], options, (error, stdout, stderr) => {
      const code = error ? error.code : 0
      if (typeof code === 'number') resolve({ code, stdout, stderr })
      else reject(new Error('the process was killed', { cause: error }))
    })
  })
}

/** Returns the environment of a command that runs in a new process. */
export async function commandEnvironment(given?: Record<string, string>): Promise<NodeJS.ProcessEnv> {
  const { PATH, TZ, NODE_COMPILE_CACHE } = process.env
  return { PATH, TZ, NODE_COMPILE_CACHE, ...(await environment(given)) }
}

/** Runs an operator command in this process, which is ten times as fast, but allows only one command at a time. */
export async function taskwireInProcess(
  args: string[],
  env?: Record<string, string>,
): Promise<CommandResult> {
  for (const [name, value] of Object.entries(await environment(env))) vi.stubEnv(name, value)
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const stderr = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const printed = (spy: { mock: { calls: unknown[][] } }, end: string) =>
    spy.mock.calls.map(([text]) => `${String(text)}${end}`).join('')
  try {
    const code = await run(args)
    return { code, stdout: printed(stdout, ''), stderr: printed(stderr, '\n') }
  } finally {
    stdout.mockRestore()
    stderr.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** Returns what a successful command prints with `--json`: one document and nothing else. */
export async function taskwireJson<Result>(args: string[], run = taskwireInProcess): Promise<Result> {
  const { code, stdout, stderr } = await run([...args, '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Result
}

/** Returns the line that a failing command prints, without `error: `. Invalid usage exits with 78. */
export async function taskwireError(
  args: string[],
  env?: Record<string, string>,
  expected: 1 | 78 = 1,
): Promise<string> {
  const { code, stdout, stderr } = await taskwireInProcess(args, env)
  expect({ code, stdout }).toEqual({ code: expected, stdout: '' })
  expect(stderr).toMatch(/^error: .+\n$/)
  return stderr.slice('error: '.length, -1)
}
