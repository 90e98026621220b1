import { grouped, spreadOf, type Spread } from './figures.ts'
import type { Machine } from './machine.ts'
import type { OperationName } from './operations.ts'
import type { RequestFigures } from './request-figures.ts'
import { sideTitles, type PublishedSide } from './sides.ts'

const shown: OperationName[] = ['getTask', 'listTasks', 'createTask', 'updateTask']

/** Each side is a class of the style sheet, which has a light and a dark mode. */
const colours = {
  taskwire: { light: '#0969da', dark: '#4493f8' },
  bare: { light: '#6e7781', dark: '#9198a1' },
  'same-rows': { light: '#5a9a8f', dark: '#5f9f95' },
  fastify: { light: '#a8b1ba', dark: '#656c76' },
  'express-openapi-validator': { light: '#c8a063', dark: '#a5824b' },
  'openapi-backend': { light: '#bb8aa0', dark: '#96677d' },
} satisfies Partial<Record<PublishedSide, { light: string; dark: string }>>
type ShownSide = keyof typeof colours
const shownSides = Object.keys(colours) as ShownSide[]

const width = 800
const margin = 24
const barsLeft = 132
const barsRight = width - margin - 56
const barHeight = 15
const barStep = 18
const groupGap = 18
const top = 92

/** docs/performance.svg: medians and spread, all operations on one scale; legible on light and on dark pages. */
export function drawChart(machine: Machine, runs: readonly RequestFigures[]): string {
  const groups = shown.map((operation) => ({ operation, bars: barsOf(operation, runs) }))
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ speed }) => speed.max)))
  const scale = (value: number): number => ((barsRight - barsLeft) * value) / most
  let y = top
  const drawn = groups.map(({ operation, bars }) => {
    const middle = y + (bars.length * barStep) / 2
    const title = `<text class="operation" x="${barsLeft - 14}" y="${middle + 3}">${operation}</text>`
    const lines = bars.map((one, i) => bar(one, y + i * barStep, scale))
    y += bars.length * barStep + groupGap
    return [title, ...lines].join('\n')
  })
  const captionTop = y + 8
  const height = captionTop + 63
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Requests a second: Taskwire beside reference servers</title>
${style()}
<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="heading" x="${margin}" y="36">Requests a second <tspan class="hint">more is better</tspan></text>
${legend()}
${drawn.join('\n')}
${caption(machine, runs)
  .map((line, i) => `<text class="caption" x="${margin}" y="${captionTop + 8 + i * 17}">${line}</text>`)
  .join('\n')}
</svg>
`
}

interface Bar {
  side: ShownSide
  speed: Spread
}

/** Of the sides that were measured. */
function barsOf(operation: OperationName, runs: readonly RequestFigures[]): Bar[] {
  return shownSides.flatMap((side) => {
    const speeds = runs.flatMap((run) => run.operations[operation]?.[side]?.requestsPerSecond ?? [])
    return speeds.length === 0 ? [] : [{ side, speed: spreadOf(speeds) }]
  })
}

/** As long as the median, with a whisker from the least to the most where there are several runs. */
function bar({ side, speed }: Bar, y: number, scale: (value: number) => number): string {
  const at = (value: number): string => (barsLeft + scale(value)).toFixed(1)
  const middle = y + barHeight / 2
  const [least, most] = [at(speed.min), at(speed.max)]
  const whisker =
    least === most
      ? ''
      : `<path class="whisker" d="M${least} ${middle}H${most}M${least} ${middle - 3}v6M${most} ${middle - 3}v6"/>`
  const label = `<text class="value of-${side}" x="${(Number(most) + 6).toFixed(1)}" y="${y + 12}">${grouped(speed.median)}</text>`
  return `<rect class="${side}" x="${barsLeft}" y="${y}" width="${scale(speed.median).toFixed(1)}" height="${barHeight}" rx="2"/>${whisker}${label}`
}

function legend(): string {
  const textWidths: Record<ShownSide, number> = {
    taskwire: 58,
    bare: 100,
    'same-rows': 108,
    fastify: 42,
    'express-openapi-validator': 158,
    'openapi-backend': 104,
  }
  let x = margin
  return shownSides
    .map((side) => {
      const entry = `<rect class="${side}" x="${x}" y="54" width="12" height="12" rx="2"/><text class="side of-${side}" x="${x + 18}" y="64.5">${sideTitles[side]}</text>`
      x += 18 + textWidths[side] + 14
      return entry
    })
    .join('\n')
}

function caption({ cores }: Machine, runs: readonly RequestFigures[]): string[] {
  const [first] = runs
  const spread = runs.length === 1 ? 'One run' : `Medians of ${runs.length} runs, with the least and the most`
  return [
    `${spread}; ${first?.connections} connections, one process each;`,
    `${cores} cores shared with PostgreSQL ${first?.postgres} and the load generator.`,
    'Taskwire with everything on: keys, scopes, rate limits, validation both ways, activity, webhooks, logs.',
  ]
}

function style(): string {
  const fills = (mode: 'light' | 'dark') =>
    shownSides.map((side) => `.${side}{fill:${colours[side][mode]}}`).join('')
  return `<style>
text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;font-size:13px;fill:#1f2328}
.page{fill:#ffffff;stroke:#d1d9e0}
.heading{font-size:18px;font-weight:600}
.whisker{fill:none;stroke:#1f2328;stroke-width:1.2}
.operation{text-anchor:end;font-weight:600}
.value{font-size:12px;fill:#59636e}
.caption,.hint{font-size:12px;font-weight:400;fill:#59636e}
.of-taskwire{font-weight:700;fill:#1f2328}
${fills('light')}
@media (prefers-color-scheme:dark){
text{fill:#f0f6fc}
.whisker{stroke:#f0f6fc}
.page{fill:#0d1117;stroke:#3d444d}
.value,.caption,.hint{fill:#9198a1}
.of-taskwire{fill:#f0f6fc}
${fills('dark')}
}
</style>`
}
