import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import process from 'node:process'
import { format, resolveConfig } from 'prettier'
import { drawChart } from './chart.ts'
import { grouped } from './figures.ts'
import { operations, type OperationName } from './operations.ts'
import type { RequestReport } from './requests.ts'
import { sideNames, sideTitles } from './sides.ts'
import type { WebhookFigures } from './webhooks.ts'

/** docs/performance.json: what was measured last, part by part, and the machine that it was measured on. */
export interface Report {
  machine: { cpu: string; cores: number; node: string }
  requests?: RequestReport
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
function inWords({ machine, requests, webhooks }: Report): string {
  return [
    requests && `![Requests a second, Taskwire and four reference servers](${svg})`,
    requests && tableOf(requests),
    requests && setupOf(machine, requests),
    webhooks && webhooksOf(webhooks),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Requests a second, and the 99th percentile of their latencies. */
function tableOf({ operations: measured }: RequestReport): string {
  const header = ['requests/s · p99', ...sideNames.map((side) => sideTitles[side])]
  const rows = (Object.keys(measured) as OperationName[]).map((name) => [
    operations[name].title,
    ...sideNames.map((side) => {
      const figures = measured[name]?.[side]
      return figures ? `${grouped(figures.requestsPerSecond)} · ${figures.p99Ms.toFixed(0)} ms` : ''
    }),
  ])
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

function webhooksOf(figures: WebhookFigures): string {
  return `Webhooks, one worker: ${figures.idleP50Ms} ms from commit to receiver (p99 ${figures.idleP99Ms} ms),
${grouped(figures.deliveriesPerSecond)} deliveries a second sustained; p99 of 100 receivers ${figures.aloneP99Ms} ms, and
${figures.besideHangingP99Ms} ms of 90 beside 10 that hang.`
}
