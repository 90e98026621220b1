import { prefixOf, type Catalog } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { compareAnswers } from './answers.ts'
import { compareHandlers } from './handlers.ts'
import { compareDocuments, readDocuments } from './documents.ts'
import { besideTheApi, compareMounted } from './mounted.ts'
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
  findings.push(...compareDocuments(await readDocuments(), mounted, besideTheApi))
  // The app refuses to start without its handlers.
  if (findings.length > 0) return findings
  await using running = await startApp(databaseUrl)
  const prefixes = Object.values(apis).map(({ prefix }) => prefix)
  findings.push(...compareMounted(projects[0]?.sources ?? [], running.app, prefixes))
  for (const project of projects) {
    const url = `${running.origin}${apis[project.name]?.prefix}`
    findings.push(
      ...(await compareRefusals(project.contract, catalog, running, url)),
      ...(await compareAnswers(project, running, url)),
    )
  }
  return findings
}

function compareServed(project: NamedProject, api: Apis[string] | undefined): Finding[] {
  const { name, contract, sources } = project
  if (!api) {
    const { place } = objectConst(sources, appFile, 'apis')
    const fix = `add ${name}: what CONTRIBUTING.md has under "Adding a contract"`
    return [{ rule: 'served', where: place, what: `nothing serves ${contract.file}`, fix }]
  }
  const { prefix, handlers } = api
  const url = prefixOf(contract)
  const what = `the contract is served under ${prefix}, and says ${url}`
  const fix = `make servers and the prefix in ${appFile} agree`
  return [
    ...compareHandlers(project, { ...handlers }),
    ...(url === prefix ? [] : [contract.finding('served', ['servers'], what, fix)]),
  ]
}
