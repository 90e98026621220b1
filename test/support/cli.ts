import { execFile } from 'node:child_process'
import { expect } from 'vitest'
import { testDatabaseUrl } from './database.ts'

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** The operator commands as a process of their own, by default on this worker's database. */
export async function taskwire(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const database = {
    DATABASE_URL: await testDatabaseUrl(),
    SESSION_SECRET: 'a secret that is long enough to be one',
  }
  return new Promise((resolve, reject) => {
    const options = { env: { PATH: process.env.PATH, TZ: process.env.TZ, ...database, ...env } }
    execFile(process.execPath, ['src/cli.ts', ...args], options, (error, stdout, stderr) => {
      const code = error ? error.code : 0
      if (typeof code === 'number') resolve({ code, stdout, stderr })
      else reject(error as Error)
    })
  })
}

/** What a command that succeeds prints with `--json`: one document, and no word beside it. */
// Tests know the shape that they ask for, and look into it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function taskwireJson(args: string[], env?: Record<string, string>): Promise<any> {
  const { code, stdout, stderr } = await taskwire([...args, '--json'], env)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

/** The one line that a command which fails says, without the `error: ` that it begins with. */
export async function taskwireError(args: string[], env?: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await taskwire(args, env)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^error: .+\n$/)
  return stderr.slice('error: '.length, -1)
}
