import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import process from 'node:process'
import { format, resolveConfig } from 'prettier'
import { drawChart } from './chart.ts'
import { grouped, type FigureRow } from './figures.ts'
import type { Figures } from './measure.ts'
import { operations, type OperationName } from './operations.ts'
import { pipelineRows, type PipelineFigures } from './pipeline.ts'
import type { RequestReport } from './requests.ts'
import { sideNames, sideTitles } from './sides.ts'
import { sizeRows, type SizeFigures } from './sizes.ts'
import { startupRows, type StartupFigures } from './startup.ts'
import { webhookRows, type WebhookFigures } from './webhooks.ts'

/** docs/performance.json: what was measured last, part by part, and the machine that it was measured on. */
export interface Report {
  machine: { cpu: string; cores: number; node: string }
  requests?: RequestReport
  pipeline?: PipelineFigures
  startup?: StartupFigures
  sizes?: SizeFigures
  webhooks?: WebhookFigures
}

const json = 'docs/performance.json'
const svg = 'docs/performance.svg'
const readme = 'README.md'

/** Puts a part's figures in the place of older ones, and makes the chart and the README say what stands there. */
export async function writeReport(measured: Omit<Report, 'machine'>): Promise<void> {
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
  }
  const report: Report = { ...(await readReport()), machine, ...measured }
  await mkdir('docs', { recursive: true })
  await writeFormatted(json, JSON.stringify(report))
  if (report.requests) await writeFile(svg, drawChart(report.machine, report.requests))
  const marked = /(<!-- bench -->)[^]*(<!-- \/bench -->)/
  const text = await readFile(readme, 'utf8')
  await writeFormatted(
    readme,
    text.replace(marked, (_all, start, end) => `${start}\n\n${inWords(report)}\n\n${end}`),
  )
}

async function readReport(): Promise<Partial<Report>> {
  try {
    return JSON.parse(await readFile(json, 'utf8')) as Report
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

async function writeFormatted(path: string, text: string): Promise<void> {
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}

/** Markdown for the README. */
function inWords({ machine, requests, pipeline, startup, sizes, webhooks }: Report): string {
  const rows = [
    ...(pipeline ? pipelineRows(pipeline) : []),
    ...(startup ? startupRows(startup) : []),
    ...(sizes ? sizeRows(sizes) : []),
    ...(webhooks ? webhookRows(webhooks) : []),
  ]
  return [
    requests && `![Requests a second, Taskwire and four reference servers](${svg})`,
    requests && requestTable(requests),
    requests && setupOf(machine, requests),
    rows.length > 0 && rowTable(rows),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Requests a second, as multiples of `node:http`'s where that has the operation, and the 99th percentile of the latencies. */
function requestTable({ operations: measured }: RequestReport): string {
  const header = [
    'requests/s, as a multiple of node:http · p99',
    ...sideNames.map((side) => sideTitles[side]),
  ]
  const rows = (Object.keys(measured) as OperationName[]).map((name) => {
    const { bare, ...others } = measured[name] ?? {}
    return [
      operations[name].title,
      ...sideNames.map((side) => (side === 'bare' ? requestCell(bare) : requestCell(others[side], bare))),
    ]
  })
  return table([header, ...rows])
}

function requestCell(figures: Figures | undefined, bare?: Figures): string {
  if (!figures) return ''
  const speed = bare
    ? (figures.requestsPerSecond / bare.requestsPerSecond).toFixed(2)
    : `${grouped(figures.requestsPerSecond)}/s`
  return `${speed} · ${figures.p99Ms.toFixed(0)} ms`
}

function rowTable(rows: readonly FigureRow[]): string {
  return table([['', 'measured', 'goal'], ...rows.map(({ figure, value, goal }) => [figure, value, goal])])
}

/** The first column holds words, the others figures. */
function table([header = [], ...rows]: readonly string[][]): string {
  const divider = header.map((_title, i) => (i === 0 ? '---' : '--:'))
  return [header, divider, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function setupOf(
  machine: Report['machine'],
  { postgres, connections, seconds, rounds, operations: measured }: RequestReport,
): string {
  const memory = Math.max(...Object.values(measured).map(({ taskwire }) => taskwire?.rssMebibytes ?? 0))
  return `${connections} connections, one server process, ${machine.cores} cores (${machine.cpu}) for server, PostgreSQL
${postgres} and load generator together, Node ${machine.node}; medians of ${rounds} rounds of ${seconds} seconds. Taskwire
held at most ${memory} MiB.`
}
