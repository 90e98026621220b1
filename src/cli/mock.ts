import { Option, type Command } from 'commander'
import { integerWithin, portOption } from './options.ts'
import { announce, explainPortInUse, stopSignal } from './tool-server.ts'

const defaultPort = 4010

export function addCommands(program: Command): void {
  program
    .command('mock')
    .description("serve the contract's examples from a temporary database")
    .addOption(portOption('where to listen').default(defaultPort))
    .addOption(
      new Option('--latency <ms>', 'wait before each response')
        .argParser(integerWithin(0, 60_000))
        .default(0),
    )
    .action(serve)
}

async function serve({ port, latency }: { port: number; latency: number }): Promise<void> {
  const stopped = stopSignal()
  await using opened = new AsyncDisposableStack()
  // Loaded late, because help and usage errors do not need it.
  const { startMock } = await import('../../tools/mock/mock.ts')
  const { url } = await explainPortInUse(port, startMock({ port, latencyMs: latency }, opened))
  announce(url)
  await stopped
}
