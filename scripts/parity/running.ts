import type { Catalog } from '../../src/contract/document.ts'
import type { Contract } from '../../src/contract/contract.ts'
import type { Finding } from '../contract/finding.ts'
import { compareAnswers } from './answers.ts'
import { compareHandlers } from './handlers.ts'
import { compareDocuments, readDocuments } from './documents.ts'
import { otherRoutes, compareMounted } from './mounted.ts'
import type { Project } from './project.ts'
import { compareRefusals } from './refusals.ts'
import { objectConst } from './sources.ts'
import { orFinding } from './start-failure.ts'

const appFile = 'src/app.ts'

/** A contract with its name. */
type NamedProject = Project & { name: string }

/** The prefix and handlers of each contract. */
type Apis = Readonly<Record<string, { prefix: string; handlers: object }>>

/**
 * Compares the contracts with the running app. Loads its code only here, so that a failure to load is a finding.
 * @param catalog the errors of all contracts
 * @param databaseUrl a migrated database; a temporary one if undefined
 * @throws ContractError if the app does not start
 */
export async function compareRunning(
  projects: readonly NamedProject[],
  catalog: Catalog,
  databaseUrl: string | undefined,
): Promise<Finding[]> {
  const { startApp } = await orFinding(import('./app.ts'), 'npm run typecheck')
  const { apis }: { apis: Apis } = await import('../../src/app.ts')
  const findings = projects.flatMap((project) => compareServed(project, apis[project.name]))
  const mounted = projects.map(({ name, contract }) => ({ contract, prefix: apis[name]?.prefix ?? '' }))
  const [first] = projects
  const misnamed = compareDocuments(await readDocuments(), mounted, otherRoutes)
  findings.push(...(first?.contract.findings('documents', misnamed) ?? []))
  // The app refuses to start without its handlers.
  if (findings.length > 0 || !first) return findings
  await using running = await startApp(databaseUrl)
  const prefixes = mounted.map(({ prefix }) => prefix)
  findings.push(...first.contract.findings('mounted', compareMounted(first.sources, running.app, prefixes)))
  for (const { name, contract } of projects) {
    const url = `${running.origin}${apis[name]?.prefix}`
    findings.push(
      ...contract.findings('refusals', await compareRefusals(contract, catalog, running, url)),
      ...contract.findings('answers', await compareAnswers({ name, contract }, running, url)),
    )
  }
  return findings
}

function compareServed(project: NamedProject, api: Apis[string] | undefined): Finding[] {
  const { name, contract, sources } = project
  const { location } = objectConst(sources, appFile, 'apis')
  const fixes = {
    served: `add ${name}, as described in CONTRIBUTING.md under "Adding a contract"`,
    moved: `make servers and the prefix in ${appFile} agree`,
  }
  if (!api) return [contract.finding('served', location, `nothing serves ${contract.file}`, fixes.served)]
  const { prefix, handlers } = api
  const url = prefixOf(contract)
  const what = `the contract is served under ${prefix}, but documents ${url}`
  return [
    ...contract.findings('handlers', compareHandlers(project, { ...handlers })),
    ...(url === prefix ? [] : [contract.finding('served', ['servers'], what, fixes.moved)]),
  ]
}

/** Returns the path of the first server's URL. */
function prefixOf({ document }: Contract): string | undefined {
  return document.servers?.[0]?.url.replace(/^https?:\/\/[^/]*/, '')
}
