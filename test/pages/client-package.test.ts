import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useWorld } from '../support/world/world.ts'

/* The packed client, which `npm run build` adds to the reference (product.md 19). */

const { app } = useWorld()

test('a server has the client of its version as an npm package', async () => {
  const response = await fetch(`${app.url}/reference/client.tgz`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/gzip'])
  const tar = gunzipSync(Buffer.from(await response.arrayBuffer())).toString('latin1')
  expect(tar).toContain('package/package.json')
  expect(tar).toContain('"name": "@taskwire/client"')
  expect(tar).toContain('package/dist/src/client/changes.js')
})
