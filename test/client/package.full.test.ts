import { afterAll, beforeAll, expect, it } from 'vitest'
import serverPackage from '../../package.json' with { type: 'json' }
import clientPackage from '../../src/client/package.json' with { type: 'json' }
import { installClient, nodes, type InstalledClient } from './installed-client.ts'
import { describeLiveCalls } from './live-calls.ts'

let client: InstalledClient
beforeAll(async () => {
  client = await installClient()
})
afterAll(() => client.remove())

it('the package contains the files that it needs, and no others', () => {
  expect(client.files.filter((file) => !/^dist\/src\/client\/[a-z]+\.(js|d\.ts)$/.test(file))).toEqual([
    'LICENSE',
    'README.md',
    'dist/generated/openapi.types.d.ts',
    'dist/generated/openapi.types.js',
    'package.json',
  ])
})

it('the package has the version of the server', () => {
  expect(clientPackage).toMatchObject({ name: '@taskwire/client', version: serverPackage.version })
})

it('the package compiles in a strict project, with the examples of its README', async () => {
  expect(await client.compile()).toBe('')
})

describeLiveCalls(nodes, () => client)
