import { grouped } from './figures.ts'
import type { OperationName } from './operations.ts'
import type { Report } from './report.ts'
import type { RequestReport } from './requests.ts'
import { sideNames, sideTitles, type SideName } from './sides.ts'

const shown: OperationName[] = ['getTask', 'listTasks', 'createTask', 'updateTask']

const width = 800
const margin = 24
const barsLeft = 132
const barsRight = width - margin - 56
const barHeight = 15
const barStep = 18
const groupGap = 18
const top = 92

/** A class each, so that dark mode may have its own. */
const colours: Record<SideName, { light: string; dark: string }> = {
  taskwire: { light: '#0969da', dark: '#4493f8' },
  bare: { light: '#6e7781', dark: '#9198a1' },
  fastify: { light: '#a8b1ba', dark: '#656c76' },
  'express-openapi-validator': { light: '#c8a063', dark: '#a5824b' },
  'openapi-backend': { light: '#bb8aa0', dark: '#96677d' },
}

/** docs/performance.svg: requests a second, all operations on one scale; legible on light and on dark pages. */
export function drawChart(machine: Report['machine'], requests: RequestReport): string {
  const groups = shown.map((name) => ({ title: name, figures: requests.operations[name] ?? {} }))
  const most = Math.max(
    ...groups.flatMap(({ figures }) => Object.values(figures).map((one) => one.requestsPerSecond)),
  )
  const groupHeight = sideNames.length * barStep + groupGap
  const captionTop = top + groups.length * groupHeight + 8
  const height = captionTop + 46
  const bars = groups.map(({ title, figures }, g) => {
    const y = top + g * groupHeight
    const lines = sideNames.map((side, s) => {
      const value = figures[side]?.requestsPerSecond ?? 0
      return bar(side, value, y + s * barStep, ((barsRight - barsLeft) * value) / most)
    })
    const middle = y + (sideNames.length * barStep) / 2
    return [`<text class="operation" x="${barsLeft - 14}" y="${middle + 3}">${title}</text>`, ...lines].join(
      '\n',
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Requests a second: Taskwire beside four reference servers</title>
${style()}
<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="heading" x="${margin}" y="36">Requests a second <tspan class="hint">more is better</tspan></text>
${legend()}
${bars.join('\n')}
${caption(machine, requests)
  .map((line, i) => `<text class="caption" x="${margin}" y="${captionTop + 8 + i * 17}">${line}</text>`)
  .join('\n')}
</svg>
`
}

function bar(side: SideName, value: number, y: number, length: number): string {
  const label = `<text class="value of-${side}" x="${(barsLeft + length + 6).toFixed(1)}" y="${y + 12}">${grouped(value)}</text>`
  return `<rect class="${side}" x="${barsLeft}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="2"/>${label}`
}

function legend(): string {
  const textWidths: Record<SideName, number> = {
    taskwire: 58,
    bare: 58,
    fastify: 42,
    'express-openapi-validator': 158,
    'openapi-backend': 104,
  }
  let x = margin
  return sideNames
    .map((side) => {
      const entry = `<rect class="${side}" x="${x}" y="54" width="12" height="12" rx="2"/><text class="side of-${side}" x="${x + 18}" y="64.5">${sideTitles[side]}</text>`
      x += 18 + textWidths[side] + 22
      return entry
    })
    .join('\n')
}

function caption({ cores }: Report['machine'], { connections, postgres }: RequestReport): string[] {
  return [
    `${connections} connections, one process each; ${cores} cores shared with PostgreSQL ${postgres} and the load generator.`,
    'Taskwire with everything on: keys, scopes, rate limits, validation both ways, activity, webhooks, logs.',
  ]
}

function style(): string {
  const fills = (mode: 'light' | 'dark') =>
    sideNames.map((side) => `.${side}{fill:${colours[side][mode]}}`).join('')
  return `<style>
text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;font-size:13px;fill:#1f2328}
.page{fill:#ffffff;stroke:#d1d9e0}
.heading{font-size:18px;font-weight:600}
.operation{text-anchor:end;font-weight:600}
.value{font-size:12px;fill:#59636e}
.caption,.hint{font-size:12px;font-weight:400;fill:#59636e}
.of-taskwire{font-weight:700;fill:#1f2328}
${fills('light')}
@media (prefers-color-scheme:dark){
text{fill:#f0f6fc}
.page{fill:#0d1117;stroke:#3d444d}
.value,.caption,.hint{fill:#9198a1}
.of-taskwire{fill:#f0f6fc}
${fills('dark')}
}
</style>`
}
