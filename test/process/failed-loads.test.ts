import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startMailServer } from '../support/app/mail.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Composes a program that calls `use` while no file can be opened, and then again. */
const programOf = (use: string) => `
  import { closeSync, openSync } from 'node:fs'
  ${use}
  const opened = []
  try { for (;;) opened.push(openSync('/dev/null')) } catch {}
  const failure = await use().then(() => 'none', ({ message }) => message)
  for (const one of opened) closeSync(one)
  await use()
  process._rawDebug(failure)
  process.exit()`

test.each([
  {
    what: 'the list of common passwords',
    compose: () => `
      import { isMostUsed } from './src/crypto/most-used-passwords.ts'
      const use = () => isMostUsed('password1234')`,
  },
  {
    what: 'the mail client',
    compose: async () => `
      import { createMailSender } from './src/delivery/mail-sender.ts'
      const use = createMailSender({ url: '${(await startMailServer()).url}', from: 'taskwire@fernhill.example' }).verify`,
  },
  ...[
    { what: 'the YAML formatter of the contract', path: '/openapi.yaml' },
    { what: 'a page of the reference', path: '/reference' },
  ].map(({ what, path }) => ({
    what,
    compose: () => `
      import express from 'express'
      import { reference } from './src/pages/reference.ts'
      const contract = { document: { openapi: '3.1.0' } }
      const server = express().use(reference({ contract, config: {}, prefix: '' })).listen(0, '127.0.0.1')
      await new Promise((resolve) => server.once('listening', resolve))
      const use = async (path = '${path}') => {
        const answer = await fetch('http://127.0.0.1:' + server.address().port + path)
        const text = await answer.text()
        if (!answer.ok) throw new Error(text)
      }
      // Later requests use the same connection, since no other can be opened.
      await use('/openapi.json')
      await use('/reference/errors')`,
  })),
])('$what is used after a time in which it could not be loaded', async ({ compose }) => {
  const program = programOf(await compose())
  const command = ['-c', 'ulimit -n 100; exec "$0" --input-type=module -e "$1"', process.execPath, program]
  const { stderr } = await run('/bin/sh', command, { cwd: root })
  expect(stderr).toMatch(/too many open files/)
})
