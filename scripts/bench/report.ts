import { readFile, writeFile } from 'node:fs/promises'
import { formatText } from '../support/format.ts'
import { drawChart } from './chart.ts'
import { markdownTable } from './figures.ts'
import type { Machine } from './origin.ts'
import type { RequestFigures } from './requests.ts'
import { goalTable } from './goals.ts'
import { requestSummary, requestTables } from './request-tables.ts'
import { webhookRows, type WebhookFigures } from './webhooks.ts'

/** The runs of a part, all of one version on one machine. */
interface MeasuredPart<Figures> {
  version: string
  date: string
  machine: Machine
  runs: Figures[]
}

/** The content of docs/performance.json. */
export interface PublishedResults {
  requests?: MeasuredPart<RequestFigures>
  webhooks?: MeasuredPart<WebhookFigures>
}

const json = 'docs/performance.json'
const svg = 'docs/performance.svg'
const page = 'docs/performance.md'

/** Replaces a part in the JSON, and writes the page, the chart and the README. */
export async function publish(part: PublishedResults): Promise<void> {
  const published = { ...(JSON.parse(await readFile(json, 'utf8')) as PublishedResults), ...part }
  await writeFormatted(json, JSON.stringify(published))
  await writeBetweenMarks(page, pagePart(published))
  const { requests } = published
  if (!requests) return
  await writeFile(svg, drawChart(requests.machine, requests.runs))
  await writeBetweenMarks('README.md', readmePart(requests))
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
  await writeFile(path, await formatText(path, text))
}

/** Returns the chart, and a line for each of a few operations. */
function readmePart({ runs, machine }: MeasuredPart<RequestFigures>): string {
  return `![Requests per second, Taskwire compared with reference servers](${svg})

${requestSummary(runs)}

Medians, and in parentheses the minimum and the maximum; server, PostgreSQL and load generator share ${machine.cores} cores.
[All figures](${page}), and what the other servers do.`
}

export function pagePart({ requests, webhooks }: PublishedResults): string {
  return [
    ...(requests
      ? [conditionsOf(requests), '### Goals', goalTable(requests.runs), requestTables(requests.runs)]
      : []),
    ...(webhooks
      ? ['### Webhooks', markdownTable([['', 'measured', 'goal'], ...webhookRows(webhooks.runs)])]
      : []),
    '### How this was measured',
    markdownTable([
      ['part', 'runs', 'date', 'commit', 'machine'],
      ...Object.entries({ requests, webhooks }).flatMap(([name, part]) =>
        part ? [[name, ...provenanceOf(part)]] : [],
      ),
    ]),
  ].join('\n\n')
}

function conditionsOf({ machine, runs }: MeasuredPart<RequestFigures>): string {
  const { connections, generators = 1, postgres, seconds, rounds } = runs[0] as RequestFigures
  const number =
    runs.length === 1
      ? 'One run'
      : `Medians of ${runs.length} runs, and in parentheses the minimum and the maximum`
  return `${number}: ${connections} connections, one server process, ${machine.cores} cores (${machine.cpu}) for server,
PostgreSQL ${postgres} and ${generators === 1 ? 'load generator' : `${generators} load generators`} together, Node ${machine.node}; each run is the median of ${rounds} rounds of
${seconds} seconds.`
}

function provenanceOf({ version, date, machine, runs }: MeasuredPart<object>): string[] {
  return [`${runs.length}`, date, version, `${machine.cores} cores, ${machine.cpu}, Node ${machine.node}`]
}
