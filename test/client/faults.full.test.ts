import { afterAll, beforeAll } from 'vitest'
import { describeFaultyCalls } from './faulty-calls.ts'
import { installClient, nodes, type InstalledClient } from './installed-client.ts'

let client: InstalledClient
beforeAll(async () => {
  client = await installClient()
})
afterAll(() => client.remove())

describeFaultyCalls(nodes, () => client)
