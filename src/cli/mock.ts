import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Option, type Command } from 'commander'
import { readConfig } from '../config.ts'
import { integerWithin, portOption } from './options.ts'
import { announce, orPortTaken, stopSignal } from './serving.ts'
import { withUsageErrors } from './usage-error.ts'

const host = '127.0.0.1'
const usualPort = 4010
const drainGraceMs = 2_000

export function addMockCommand(program: Command): void {
  withUsageErrors(program.command('mock'))
    .description("serve the contract's examples, with validation and without a database")
    .addOption(portOption('where to listen').default(usualPort))
    .addOption(
      new Option('--latency <ms>', 'how long each answer waits')
        .argParser(integerWithin(0, 60_000))
        .default(0),
    )
    .action(serve)
}

async function serve({ port, latency }: { port: number; latency: number }): Promise<void> {
  const config = readConfig()
  const stopped = stopSignal()
  // Only this command takes the time to load it.
  const [{ createMockApp }, { createHttpServer }, { apiPrefix }, { createLogger }] = await Promise.all([
    import('../mock/mock-app.ts'),
    import('../http/http-server.ts'),
    import('../app.ts'),
    import('../logger.ts'),
  ])
  const logger = createLogger({ logLevel: 'error' }, process.stderr)
  const app = await createMockApp({ config, prefix: apiPrefix, latencyMs: latency })
  const server = createHttpServer(app, { logger })
  await orPortTaken(port, once(server.listen(port, host), 'listening'))
  announce(`http://${host}:${(server.address() as AddressInfo).port}`)
  await stopped
  await server.drain(drainGraceMs)
}
