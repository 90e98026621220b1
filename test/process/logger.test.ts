import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const logger = new URL('../../src/logger.ts', import.meta.url).href

/** What a process has written that logs two lines and then ends so. */
async function logAndEnd(end: string): Promise<unknown[]> {
  const program = `
    const { createLogger, openLogOutput } = await import('${logger}')
    const log = createLogger({ logLevel: 'info' }, await openLogOutput({ logFormat: 'json' }))
    log.info({ secret: 'svc_1' }, 'first')
    log.fatal('last')
    ${end}`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

test.each(['', 'process.exit(1)', "log.info('after'); process.exit(0)", "throw new Error('unexpected')"])(
  'no line is lost, and none is written twice, when the process ends with %j',
  async (end) => {
    const lines = await logAndEnd(end)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
    expect(lines).toMatchObject([
      { level: 30, time, secret: '[Redacted]', msg: 'first' },
      { level: 60, time, msg: 'last' },
      ...(end.includes('after') ? [{ level: 30, msg: 'after' }] : []),
    ])
  },
)
