import { once } from 'node:events'
import type { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { readApiAccess } from '../config.ts'
import { ConfigError } from '../config/environment.ts'
import { isSecret } from '../crypto/api-key-secret.ts'
import type { ApiAccess } from '../../tools/mcp/api.ts'
import { portOption } from './options.ts'
import { announce, closeServer, explainPortInUse, stopSignal } from './tool-server.ts'

export function addCommands(program: Command): void {
  program
    .command('mcp')
    .description('offer the API to AI agents as an MCP server, over standard input and output')
    .addOption(portOption('serve streamable HTTP at /mcp on this port instead'))
    .addHelpText(
      'after',
      "\nTASKWIRE_URL is the API's URL with its prefix, TASKWIRE_KEY the key to call it with.",
    )
    .action(serve)
}

async function serve({ port }: { port?: number }): Promise<void> {
  const api = readAccess()
  // Loaded late, because loading is slow and other commands do not need it.
  const { openMcp } = await import('../../tools/mcp/mcp-server.ts')
  const createServer = await openMcp(api, packageJson.version)
  if (port === undefined) {
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
    const server = createServer()
    await server.connect(new StdioServerTransport())
    // The end of the input lets requests in flight finish; a signal stops them immediately.
    await Promise.race([once(process.stdin, 'end'), stopSignal().then(() => server.close())])
    return
  }
  const { serveHttp } = await import('../../tools/mcp/serve-http.ts')
  const { url, server } = await explainPortInUse(port, serveHttp(createServer, port))
  announce(url)
  await stopSignal()
  await closeServer(server)
}

/** @throws ConfigError, including for a key with a wrong checksum */
function readAccess(): ApiAccess {
  const access = readApiAccess()
  if (!isSecret(access.key)) throw new ConfigError('TASKWIRE_KEY is mistyped: its checksum is wrong')
  return access
}
