import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { drawChart } from './chart.ts'
import type { FigureRow } from './figures.ts'
import { describeMachine, type Machine } from './machine.ts'
import { markdownTable } from './markdown.ts'
import type { RequestFigures } from './request-figures.ts'
import { requestSummary, requestTables } from './request-tables.ts'
import { costTables, growthTable, type PublishedSizing, type Sizing } from './sizing-pages.ts'
import { sizeRows, type SizeFigures } from './sizes.ts'
import { startupRows, type StartupFigures } from './startup.ts'
import { webhookRows, type WebhookFigures } from './webhooks.ts'

/** The last runs of a part, all of one version on one machine. */
interface Measured<Figures> {
  version: string
  machine: Machine
  runs: (Figures & { date: string })[]
}

/** docs/performance.json */
interface Published {
  requests?: Measured<RequestFigures>
  startup?: Measured<StartupFigures>
  sizes?: Measured<SizeFigures>
  webhooks?: Measured<WebhookFigures>
}
type PartName = keyof Published

const mostRuns = 3

const sizingJson = 'docs/sizing.json'
const sizingPages = { 'docs/deploy.md': costTables, 'docs/scaling.md': growthTable }

const json = 'docs/performance.json'
const svg = 'docs/performance.svg'
const page = 'docs/performance.md'
const readme = 'README.md'

/**
 * Adds a run of each part to the published ones of its version and machine, which replace those of any other, and makes
 * the chart, the README and the page say what the last runs together do.
 */
export async function publish(measured: Partial<Record<PartName, object>>, version: string): Promise<void> {
  const published = await readPublished()
  for (const [name, figures] of Object.entries(measured)) {
    const part = published as Record<string, Measured<object>>
    part[name] = withRun(part[name], { version, machine: describeMachine(), figures })
  }
  await mkdir('docs', { recursive: true })
  await writeFormatted(
    json,
    JSON.stringify(published, (key, value: unknown) => (key === 'everyRound' ? undefined : value)),
  )
  await writePages(published)
}

function withRun(
  former: Measured<object> | undefined,
  { version, machine, figures }: { version: string; machine: Machine; figures: object },
): Measured<object> {
  const isSame = former?.version === version && isDeepStrictEqual(former.machine, machine)
  const date = new Date().toISOString().slice(0, 10)
  return { version, machine, runs: [...(isSame ? former.runs : []), { date, ...figures }].slice(-mostRuns) }
}

async function readPublished(): Promise<Published> {
  try {
    return JSON.parse(await readFile(json, 'utf8')) as Published
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

async function writePages(published: Published): Promise<void> {
  const { requests } = published
  if (requests) await writeFile(svg, drawChart(requests.machine, requests.runs))
  await writeBetweenMarks(readme, readmePart(published))
  await writeBetweenMarks(page, pagePart(published))
}

/** Replaces those of any other version. */
export async function publishSizing(sizing: Sizing, version: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const published: PublishedSizing = { version, date, machine: describeMachine(), ...sizing }
  await writeFormatted(sizingJson, JSON.stringify(published))
  for (const [path, page] of Object.entries(sizingPages)) await writeBetweenMarks(path, page(published))
}

async function writeBetweenMarks(path: string, text: string): Promise<void> {
  const marked = /(<!-- bench -->)[^]*(<!-- \/bench -->)/
  const whole = await readFile(path, 'utf8')
  await writeFormatted(
    path,
    whole.replace(marked, (_all, start, end) => `${start}\n\n${text}\n\n${end}`),
  )
}

async function writeFormatted(path: string, text: string): Promise<void> {
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}

/** Returns the chart, and a line for each of a few operations. */
function readmePart({ requests }: Published): string {
  if (!requests) return ''
  return [
    `![Requests a second, Taskwire beside reference servers](${svg})`,
    requestSummary(requests.runs),
    `Medians, and in parentheses the least and the most; server, PostgreSQL and load generator share ${requests.machine.cores} cores.
[All figures](${page}), and what the other servers do.`,
  ].join('\n\n')
}

function pagePart(published: Published): string {
  const { requests, startup, sizes, webhooks } = published
  const rows = [
    ...(startup ? startupRows(startup.runs) : []),
    ...(sizes ? sizeRows(sizes.runs) : []),
    ...(webhooks ? webhookRows(webhooks.runs) : []),
  ]
  return [
    requests && `${whatRuns(requests)}\n\n${requestTables(requests.runs)}`,
    rows.length > 0 && `### Start-up, sizes and webhooks\n\n${rowTable(rows)}`,
    `### How this was measured\n\n${provenance(published)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function rowTable(rows: readonly FigureRow[]): string {
  return markdownTable([
    ['', 'measured', 'goal'],
    ...rows.map(({ figure, value, goal }) => [figure, value, goal]),
  ])
}

function whatRuns({ machine, runs }: Measured<RequestFigures>): string {
  const [
    { connections, postgres, seconds, rounds } = { connections: 0, postgres: '', seconds: 0, rounds: 0 },
  ] = runs
  const number =
    runs.length === 1
      ? 'One run'
      : `Medians of ${runs.length} runs, and in parentheses the least and the most`
  return `${number}: ${connections} connections, one server process, ${machine.cores} cores (${machine.cpu}) for server,
PostgreSQL ${postgres} and load generator together, Node ${machine.node}; each run is the median of ${rounds} rounds of
${seconds} seconds.`
}

/** Which version each part was measured in, when, where and how often. */
function provenance(published: Published): string {
  const rows = Object.entries(published).map(
    ([name, { version, machine, runs }]: [string, Measured<object>]) => {
      const dates = [...new Set(runs.map(({ date }) => date))].sort()
      const where = `${machine.cores} cores, ${machine.cpu}, Node ${machine.node}`
      return [
        name,
        `${runs.length}`,
        [dates[0], dates.slice(1).at(-1)].filter(Boolean).join(' to '),
        version,
        where,
      ]
    },
  )
  return markdownTable([['part', 'runs', 'dates', 'commit', 'machine'], ...rows])
}
