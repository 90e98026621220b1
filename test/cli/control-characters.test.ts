import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { taskwireInProcess } from '../support/app/cli.ts'
import { useWorld } from '../support/world/world.ts'

const { world, sql } = useWorld()

/** Sequences that a terminal interprets: a color, the clipboard, C1, a bidirectional override and isolate, and others. */
const sequences: [what: string, text: string, shown: string][] = [
  ['a color', '\x1b[31mred', '\\u001b[31mred'],
  ['OSC 52, which writes the clipboard', '\x1b]52;c;cm0gLXJmIC8=\x07', '\\u001b]52;c;cm0gLXJmIC8=\\u0007'],
  ['the C1 control CSI', '\x9b2J', '\\u009b2J'],
  ['a carriage return and a backspace', 'a\rb\b', 'a\\u000db\\u0008'],
  ['a bidirectional override', 'a\u202egnp.exe', 'a\\u202egnp.exe'],
  ['a bidirectional isolate', 'a\u2066b\u2069', 'a\\u2066b\\u2069'],
  ['a zero-width space', 'a\u200bb\ufeff', 'a\\u200bb\\ufeff'],
  ['line separators', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
  ['a tag character', 'a\u{e0041}', 'a\\udb40\\udc41'],
]
const name = sequences.map(([, text]) => text).join('|')
const shown = sequences.map(([, , text]) => text).join('|')

// A newline is allowed: it ends each line of output.
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

beforeAll(async () => {
  await sql`update users set name = ${name} where id = ${world.users.owner}`
  await sql`update projects set name = ${name} where id = ${world.projects.main}`
  await sql`update cards set name = ${name} where id = ${world.cards.todo}`
  await sql`update api_keys set name = ${name} where id = ${world.keys.full.id}`
  await sql`update workspaces set name = ${name} where id = ${world.workspace.id}`
})

/** Line of the log between two texts. */
const endOfText = 'end of text'

const commands = ['workspaces', 'members', 'projects', 'keys']

describe.each(commands)('the list of %s', (command) => {
  const run = async (...options: string[]) => {
    const of = command === 'workspaces' ? [] : ['--workspace', world.workspace.id]
    const { code, stdout } = await taskwireInProcess([command, 'list', ...of, ...options])
    expect(code).toBe(0)
    expect(unprintable.exec(stdout)).toBeNull()
    return stdout
  }

  test('a list shows control and format characters as \\u…, in text (product.md 14.18)', async () => {
    expect(await run()).toContain(shown)
  })

  test('a list in JSON shows control and format characters as \\u…, which JSON parsers read as the same characters', async () => {
    const texts: unknown[] = []
    JSON.parse(await run('--json'), (_key, value: unknown) => texts.push(value) && value)
    expect(texts).toContain(name)
  })
})

test('an error shows control characters of an argument as \\u…', async () => {
  const { stderr } = await taskwireInProcess(['members', 'list', '--workspace', '\x1b[31mred'])
  expect(stderr).toContain('\\u001b[31mred')
  expect(unprintable.exec(stderr)).toBeNull()
})

describe('the pretty log', () => {
  let lines: Record<string, string>
  beforeAll(async () => (lines = await logEach(sequences.map(([, text]) => text))))

  test.each(sequences)('the pretty log shows %s as text', (_what, text, expected) => {
    expect(lines[text]).toContain(`begin ${expected}`)
    expect(unprintable.exec(lines[text] ?? '')).toBeNull()
  })
})

/** Logs each text in one new process, with an error, and returns what was printed for each. */
async function logEach(texts: string[]): Promise<Record<string, string>> {
  const [logger, output] = ['logger', 'log-output'].map(
    (name) => new URL(`../../src/${name}.ts`, import.meta.url).href,
  )
  const program = `
    const { createLogger } = await import('${logger}')
    const { openLogOutput } = await import('${output}')
    const output = await openLogOutput({ logFormat: 'pretty' })
    const log = createLogger({ logLevel: 'info' }, output)
    for (const text of ${JSON.stringify(texts)}) {
      log.info({ name: text, err: new Error(text) }, 'begin ' + text)
      log.info('${endOfText}')
    }
    await output.end()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const printed = stdout.split(endOfText)
  expect(printed).toHaveLength(texts.length + 1)
  return Object.fromEntries(texts.map((text, i) => [text, printed[i] ?? '']))
}
