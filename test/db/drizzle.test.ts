import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Prints the modules of Drizzle that the server loads. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, next) {
      if (url.includes('/drizzle-orm/')) loaded.push(url)
      return next(url, context)
    },
  })
  await import('./src/start.ts')
  await import('./src/cli/run.ts')
  console.log(JSON.stringify(loaded))`

test('the server and the commands load the CommonJS build of Drizzle, and only that', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded.length).toBeGreaterThan(50)
  expect(loaded.filter((url) => !url.endsWith('.cjs'))).toEqual([])
}, 60_000)
