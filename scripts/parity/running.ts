import type { Finding } from '../contract/finding.ts'
import { compareHandlers } from './handlers.ts'
import { compareMounted } from './mounted.ts'
import type { Project } from './project.ts'
import { compareServed } from './served.ts'

/** The comparisons with the code itself, which is loaded here and not before: that it may not load is a finding too. */
export async function compareRunning(project: Project): Promise<Finding[]> {
  try {
    const { apiPrefix, handlers, startApp } = await import('./app.ts')
    const findings = [...compareHandlers(project, { ...handlers }), ...comparePrefix(project, apiPrefix)]
    // The app refuses to start without its handlers.
    if (findings.length > 0) return findings
    await using running = await startApp()
    return [
      ...compareMounted(project, running.app, apiPrefix),
      ...(await compareServed(project.contract, `${running.origin}${apiPrefix}`)),
    ]
  } catch (error) {
    const { stack = '', message } = error as Error
    const where = /(src\/[^\s:]+\.ts:\d+)/.exec(stack)?.[1] ?? 'src/app.ts:1'
    return [{ where, what: `the app does not start: ${message}`, mend: 'npm run typecheck' }]
  }
}

function comparePrefix({ contract }: Project, prefix: string): Finding[] {
  const url = contract.document.servers[0]?.url
  if (url === prefix) return []
  const what = `the contract is served under ${prefix}, and says ${url}`
  return [contract.finding(['servers'], what, 'make servers and the apiPrefix of src/app.ts agree')]
}
