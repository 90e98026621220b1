import type { Finding } from '../contract/finding.ts'
import type { ContractName } from '../contract/generate.ts'
import { compareAnswers } from './answers.ts'
import { compareHandlers } from './handlers.ts'
import { compareMounted } from './mounted.ts'
import type { Project } from './project.ts'
import { compareRefusals } from './refusals.ts'

/**
 * Compares the contracts with the running app. Its code is loaded only here, so that a failure to load is a finding.
 * @param databaseUrl a migrated database; undefined: a temporary one
 */
export async function compareRunning(
  projects: readonly (Project & { name: ContractName })[],
  databaseUrl: string | undefined,
): Promise<Finding[]> {
  try {
    const { apis, startApp } = await import('./app.ts')
    const findings = projects.flatMap((project) => [
      ...compareHandlers(project, { ...apis[project.name].handlers }),
      ...comparePrefix(project, apis[project.name].prefix),
    ])
    // The app refuses to start without its handlers.
    if (findings.length > 0) return findings
    await using running = await startApp(databaseUrl)
    const prefixes = projects.map(({ name }) => apis[name].prefix)
    for (const project of projects) {
      const { prefix } = apis[project.name]
      findings.push(
        ...compareMounted(project, running.app, prefix, prefixes),
        ...(await compareRefusals(project.contract, `${running.origin}${prefix}`)),
        ...(await compareAnswers(project.contract, running, prefix)),
      )
    }
    return findings
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
