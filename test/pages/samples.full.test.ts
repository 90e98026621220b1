import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret } from '../../src/crypto/api-key-secret.ts'
import { readContract } from '../../src/contract/contract.ts'
import { referenceOf } from '../../src/pages/reference/contract.ts'
import { installClient, type InstalledClient } from '../client/installed-client.ts'

const run = promisify(execFile)
const { operations } = referenceOf(readContract('openapi'))

let mock: ReturnType<typeof spawn>
let origin: string
let folder: string
let client: InstalledClient
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taskwire-samples-'))
  client = await installClient()
  mock = spawn(process.execPath, ['src/cli.ts', 'mock', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(mock.stdout ?? mock, 'data')) as [Buffer]
  origin = /http:\S+/.exec(line.toString())?.[0] ?? ''
})
afterAll(async () => {
  mock.kill()
  await Promise.all([client.remove(), rm(folder, { recursive: true, force: true })])
})

interface Language {
  name: string
  file: string
  command: [string, ...string[]]
  /** Command that succeeds if the tool of the language is installed. */
  check: [string, ...string[]]
}

const languages: Language[] = [
  { name: 'curl', file: 'sample.sh', command: ['bash'], check: ['curl', '--version'] },
  {
    name: 'TypeScript',
    file: 'sample.ts',
    command: [process.execPath],
    check: [process.execPath, '--version'],
  },
  { name: 'Python', file: 'sample.py', command: ['python3'], check: ['python3', '-c', 'import requests'] },
  { name: 'Go', file: 'sample.go', command: ['go', 'run'], check: ['go', 'version'] },
]

const isRunnable = ({ name, check: [program, ...args] }: Language): boolean => {
  if (process.env.CI === 'true' || spawnSync(program, args).status === 0) return true
  console.warn(`skipped: the samples in ${name}, which need ${program} ${args.join(' ')}`)
  return false
}

const samples = languages
  .filter(isRunnable)
  .flatMap((language) =>
    operations.map((operation) => ({ operation, id: operation.operationId, name: language.name, language })),
  )

test.each(samples)('the $name sample of $id succeeds', async ({ operation, id, name, language }) => {
  const page = await (await fetch(`${origin}/reference/operations/${id}.md`)).text()
  const code = new RegExp(`### ${name}\\n\\n\`\`\`\\w+\\n([^]*?)\\n\`\`\``).exec(page)?.[1] ?? ''
  // A module finds the client only in the project that has installed it.
  const place = name === 'TypeScript' ? client.project : join(folder, id, name)
  await mkdir(place, { recursive: true })
  const file = join(place, `${id}.${language.file}`)
  await writeFile(file, code)
  const [program, ...args] = language.command
  const { stdout } = await run(program, [...args, file], {
    env: { ...process.env, TASKWIRE_KEY: newSecret() },
  })
  expect(stdout).not.toMatch(/"?error"?:/)
  const returnsNothing = operation.responses.some(({ status }) => status === '204')
  const prefix = /\b(?:task|project|card|user|event|comment|ws)_[0-9a-z]{26}\b/
  if (returnsNothing) expect(stdout.trim()).toBe('')
  else if (operation.method !== 'GET' || id === 'getMe') expect(stdout).toMatch(prefix)
})
