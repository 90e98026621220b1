import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { onTestFinished, test } from 'vitest'
import { staticFiles } from '../../src/pages/static-files.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** Serves a folder with one large file, `/large.txt`. */
async function serveLarge(): Promise<{ file: string; port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'taskwire-files-'))
  const file = join(folder, 'large.txt')
  writeFileSync(file, 'x'.repeat(16 * 2 ** 20))
  const server = createServer(express().use(staticFiles(folder, () => undefined))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  return { file, port: (server.address() as AddressInfo).port }
}

const openFiles = (path: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path
    } catch {
      return false
    }
  }).length

const request = 'GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'

test.skipIf(process.platform !== 'linux')('a file is closed when its client disconnects', async () => {
  const { file, port } = await serveLarge()
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(request)
  await waitFor(() => openFiles(file) === 1)
  socket.destroy()
  await waitFor(() => openFiles(file) === 0)
})

test('a file that cannot be read closes the connection, but does not stop the server', async () => {
  const { file, port } = await serveLarge()
  rmSync(file)
  for (let i = 0; i < 2; i++) {
    const socket = connect(port, '127.0.0.1')
    socket.write(request)
    await once(socket.resume(), 'close')
  }
})
