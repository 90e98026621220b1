import { formatInteger, median } from './figures.ts'
import type { OperationName } from './operations.ts'
import type { Machine } from './origin.ts'
import type { RequestFigures } from './requests.ts'
import { sideNames, sideTitles, type SideName } from './sides.ts'

const shown: OperationName[] = ['getTask', 'listTasks', 'createTask', 'updateTask']
/**
 * Sides that are not in the chart: variants of others, some of which are not measured for all of its operations, and
 * `against`, which is never published.
 */
const hiddenSides: SideName[] = ['bare-pg', 'same-rows-plain', 'two-processes', 'against']
const shownSides = sideNames.filter((side) => !hiddenSides.includes(side))

const width = 800
const margin = 24
const barsLeft = 212
const barsRight = width - margin - 56
const barHeight = 15
const barStep = 18
const groupStep = shownSides.length * barStep + 40
const top = 76

/** Draws docs/performance.svg: medians and spread, with one scale for all operations, for light and dark pages. */
export function drawChart({ cores }: Machine, runs: readonly RequestFigures[]): string {
  const speedsOf = (operation: OperationName, side: SideName): number[] =>
    runs.flatMap((run) => run.operations[operation]?.[side]?.requestsPerSecond ?? [])
  const most = Math.max(...shown.flatMap((name) => shownSides.flatMap((side) => speedsOf(name, side))))
  const groups = shown.map((operation, group) => {
    const y = top + group * groupStep
    const bars = shownSides.map((side, i) =>
      drawBar(side, speedsOf(operation, side), y + 12 + i * barStep, (barsRight - barsLeft) / most),
    )
    return [text('operation', margin, y, operation), ...bars].join('\n')
  })
  const captionTop = top + shown.length * groupStep
  const height = captionTop + 54
  const caption = [
    `Medians of ${runs.length} runs, with the minimum and the maximum; ${runs[0]?.connections} connections, one process each;`,
    `${cores} cores shared with PostgreSQL ${runs[0]?.postgres} and the load generator.`,
    'Taskwire with everything on: keys, scopes, rate limits, request and reply validation, activity, webhooks, logs.',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Requests per second: Taskwire compared with reference servers</title>
${style}
<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="heading" x="${margin}" y="36">Requests per second <tspan class="hint">higher is better</tspan></text>
${groups.join('\n')}
${caption.map((line, i) => text('hint', margin, captionTop + i * 17, line)).join('\n')}
</svg>
`
}

/** Draws a bar for the median, with a whisker from the minimum to the maximum. */
function drawBar(side: SideName, speeds: readonly number[], y: number, scale: number): string {
  const at = (value: number): string => (barsLeft + scale * value).toFixed(1)
  const middle = y + barHeight / 2
  const [least, most] = [at(Math.min(...speeds)), at(Math.max(...speeds))]
  const className = side === 'taskwire' ? 'taskwire' : 'other'
  const length = (scale * median(speeds)).toFixed(1)
  return [
    text(`side of-${className}`, barsLeft - 8, y + 12, sideTitles[side]),
    `<rect class="${className}" x="${barsLeft}" y="${y}" width="${length}" height="${barHeight}" rx="2"/>`,
    `<path class="whisker" d="M${least} ${middle}H${most}M${least} ${middle - 3}v6M${most} ${middle - 3}v6"/>`,
    text(`hint of-${className}`, Number(most) + 6, y + 12, formatInteger(median(speeds))),
  ].join('')
}

function text(className: string, x: number, y: number, words: string): string {
  return `<text class="${className}" x="${x}" y="${y}">${words}</text>`
}

const style = `<style>
text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;font-size:13px;fill:#1f2328}
.page{fill:#ffffff;stroke:#d1d9e0}
.heading{font-size:18px;font-weight:600}
.whisker{fill:none;stroke:#1f2328;stroke-width:1.2}
.operation{font-weight:600}
.side{text-anchor:end;font-size:12px}
.hint{font-size:12px;font-weight:400;fill:#59636e}
.of-taskwire{font-weight:700;fill:#1f2328}
.taskwire{fill:#0969da}
.other{fill:#b6bfc8}
@media (prefers-color-scheme:dark){
text,.of-taskwire{fill:#f0f6fc}
.whisker{stroke:#f0f6fc}
.page{fill:#0d1117;stroke:#3d444d}
.hint{fill:#9198a1}
.taskwire{fill:#4493f8}
.other{fill:#4a525b}
}
</style>`
