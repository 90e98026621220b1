import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const [logger, output] = ['logger', 'log-output'].map(
  (name) => new URL(`../../src/${name}.ts`, import.meta.url).href,
)

/** Returns the lines that a process has logged through a pipe. */
async function linesOf(statements: string): Promise<unknown[]> {
  const program = `
    const { createLogger, crashOnUnexpectedErrors } = await import('${logger}')
    const { openLogOutput } = await import('${output}')
    const output = await openLogOutput({ logFormat: 'json' })
    const log = createLogger({ logLevel: 'info' }, output)
    const end = async () => { await output.end(); process.exit() }
    ${statements}`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

const crash = "crashOnUnexpectedErrors(log, output, async () => {}); throw new Error('crash')"

test.each(['await end()', "log.info('after'); await end()", 'await end(); await end()', crash])(
  'no line is lost or written twice when the process ends with %j',
  async (end) => {
    const lines = await linesOf(`log.info({ secret: 'svc_1' }, 'first'); log.fatal('last'); ${end}`)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
    expect(lines).toMatchObject([
      { level: 30, time, secret: '[Redacted]', msg: 'first' },
      { level: 60, time, msg: 'last' },
      ...(end.includes('after') ? [{ level: 30, msg: 'after' }] : []),
      ...(end === crash ? [{ level: 60, msg: 'unexpected error' }] : []),
    ])
  },
)

const pad = 'x'.repeat(150)
const burst = `for (let i = 0; i < 1_000; i++) log.info({ pad: '${pad}' }, String(i))`

test.each([
  ['a burst of lines just before the end', `${burst}; await end()`],
  ['a burst of lines before a fatal line', `${burst}; log.fatal('1000'); await end()`],
  [
    'a series of lines over many event-loop turns',
    `for (let i = 0; i < 1_000; i++) { log.info({ pad: '${pad}' }, String(i)); if (i % 20 === 0) await new Promise(setImmediate) }
    await end()`,
  ],
])('%s is written completely, once and in order', async (_title, statements) => {
  // A write through the console makes the pipe accept partial writes.
  const lines = await linesOf(`console.log('{"msg":"before"}'); ${statements}`)
  const messages = lines.map((line) => (line as { msg: string }).msg)
  const count = statements.includes('fatal') ? 1_001 : 1_000
  expect(messages).toEqual(['before', ...Array.from({ length: count }, (_, i) => String(i))])
})
