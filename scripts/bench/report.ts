import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { drawChart } from './chart.ts'
import { markdownTable } from './figures.ts'
import { describeMachine, type Machine } from './origin.ts'
import type { RequestFigures } from './requests.ts'
import { requestSummary, requestTables } from './request-tables.ts'
import { webhookRows, type WebhookFigures } from './webhooks.ts'

/** The latest runs of a part, all of one version on one machine. */
interface MeasuredPart<Figures> {
  version: string
  machine: Machine
  runs: (Figures & { date: string })[]
}

/** The content of docs/performance.json. */
export interface Published {
  requests?: MeasuredPart<RequestFigures>
  webhooks?: MeasuredPart<WebhookFigures>
}

const maxRuns = 3
const json = 'docs/performance.json'
const svg = 'docs/performance.svg'
const page = 'docs/performance.md'

export async function readPublished(): Promise<Published> {
  return JSON.parse(await readFile(json, 'utf8')) as Published
}

/** Adds a run of a part to those of the same version and machine, and removes those of others. */
export function withRun(
  published: Published,
  part: keyof Published,
  version: string,
  figures: object,
): Published {
  const former: MeasuredPart<object> | undefined = published[part]
  const machine = describeMachine()
  const isSame = former?.version === version && isDeepStrictEqual(former.machine, machine)
  const date = new Date().toISOString().slice(0, 10)
  const runs = [...(isSame ? former.runs : []), { date, ...figures }].slice(-maxRuns)
  return { ...published, [part]: { version, machine, runs } }
}

/** Writes the JSON, the page, the chart and the README. */
export async function publish(published: Published): Promise<void> {
  const { requests } = published
  await writeFormatted(json, JSON.stringify(published))
  await writeBetweenMarks(page, pagePart(published))
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
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}

/** Returns the chart, and a line for each of a few operations. */
function readmePart({ runs, machine }: MeasuredPart<RequestFigures>): string {
  return `![Requests a second, Taskwire beside reference servers](${svg})

${requestSummary(runs)}

Medians, and in parentheses the least and the most; server, PostgreSQL and load generator share ${machine.cores} cores.
[All figures](${page}), and what the other servers do.`
}

export function pagePart({ requests, webhooks }: Published): string {
  return [
    ...(requests ? [conditionsOf(requests), requestTables(requests.runs)] : []),
    ...(webhooks
      ? ['### Webhooks', markdownTable([['', 'measured', 'goal'], ...webhookRows(webhooks.runs)])]
      : []),
    '### How this was measured',
    markdownTable([
      ['part', 'runs', 'dates', 'commit', 'machine'],
      ...Object.entries({ requests, webhooks }).flatMap(([name, part]) =>
        part ? [[name, ...provenanceOf(part)]] : [],
      ),
    ]),
  ].join('\n\n')
}

function conditionsOf({ machine, runs }: MeasuredPart<RequestFigures>): string {
  const { connections, postgres, seconds, rounds } = runs[0] as RequestFigures
  const number =
    runs.length === 1
      ? 'One run'
      : `Medians of ${runs.length} runs, and in parentheses the least and the most`
  return `${number}: ${connections} connections, one server process, ${machine.cores} cores (${machine.cpu}) for server,
PostgreSQL ${postgres} and load generator together, Node ${machine.node}; each run is the median of ${rounds} rounds of
${seconds} seconds.`
}

/** Returns the number of runs of a part, their dates, version and machine. */
function provenanceOf({ version, machine, runs }: MeasuredPart<object>): string[] {
  const dates = [...new Set(runs.map(({ date }) => date))].sort()
  const days = [dates[0], dates.slice(1).at(-1)].filter(Boolean).join(' to ')
  return [`${runs.length}`, days, version, `${machine.cores} cores, ${machine.cpu}, Node ${machine.node}`]
}
