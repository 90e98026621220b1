import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Option, type Command } from 'commander'
import { readConfig } from '../config.ts'
import type { State } from '../mock/state.ts'
import { integerWithin, portOption } from './options.ts'
import { announce, orPortTaken, stopSignal } from './serving.ts'
import { withUsageErrors } from './usage-error.ts'
import { requireWritable, writeWholeFile } from './whole-file.ts'

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
    .option('--fixture <file>', 'add a world for the conformance kit, and write its ids')
    .action(serve)
}

interface Options {
  port: number
  latency: number
  fixture?: string
}

async function serve({ port, latency, fixture }: Options): Promise<void> {
  const config = readConfig()
  if (fixture !== undefined) await requireWritable(fixture, 'the fixture')
  const stopped = stopSignal()
  // Neither help nor wrong usage takes the time to load it.
  const [{ createMockApp }, { createHttpServer }, { createLogger }] = await Promise.all([
    import('../mock/mock-app.ts'),
    import('../http/http-server.ts'),
    import('../logger.ts'),
  ])
  const logger = createLogger({ logLevel: 'error' }, process.stderr)
  const { app, state } = await createMockApp({ config, latencyMs: latency })
  const server = createHttpServer(app, { logger })
  await orPortTaken(port, once(server.listen(port, host), 'listening'))
  try {
    if (fixture !== undefined) await writeFixture(fixture, state)
    announce(`http://${host}:${(server.address() as AddressInfo).port}`)
    await stopped
  } finally {
    await server.drain(drainGraceMs)
  }
}

async function writeFixture(file: string, state: State): Promise<void> {
  const { addFixture } = await import('../mock/fixture.ts')
  await writeWholeFile(file, `${JSON.stringify(addFixture(state, new Date()), null, 2)}\n`)
}
