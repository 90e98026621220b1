import uPlot from 'uplot'
import { dayAndMonth, timeOfDay } from '../time.ts'

/** Times in seconds, and the parts of each bar from bottom to top. */
export interface Bars {
  times: readonly number[]
  series: readonly { color: string; counts: readonly number[] }[]
}

/** Draws stacked bars with uPlot, and redraws when the width, the color scheme or the counts change. */
export class StackedBars {
  readonly #place: HTMLElement
  readonly #onPoint: (index: number | null) => void
  readonly #size: ResizeObserver
  readonly #scheme: MutationObserver
  readonly #system = matchMedia('(prefers-color-scheme: dark)')
  readonly #redraw = (): void => this.#draw()
  #plot: uPlot | undefined
  #bars: Bars = { times: [], series: [] }

  /** @param onPoint called with the bar under the pointer or the keyboard's cursor */
  constructor(place: HTMLElement, onPoint: (index: number | null) => void) {
    this.#place = place
    this.#onPoint = onPoint
    this.#size = new ResizeObserver(() =>
      this.#plot?.setSize({ width: place.clientWidth, height: place.clientHeight }),
    )
    this.#size.observe(place)
    this.#scheme = new MutationObserver(this.#redraw)
    this.#scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
    this.#system.addEventListener('change', this.#redraw)
  }

  show(bars: Bars): void {
    const isSame = this.#plot && bars.series.length === this.#bars.series.length
    this.#bars = bars
    if (isSame) this.#plot?.setData(stack(bars))
    else this.#draw()
  }

  /** Moves the cursor to a bar. */
  point(index: number): void {
    const left = this.#plot?.valToPos(this.#plot.data[0][index] ?? 0, 'x') ?? -1
    this.#plot?.setCursor({ left, top: this.#place.clientHeight / 4 })
  }

  /** Returns the bar under the cursor. */
  get pointed(): number | null {
    return this.#plot?.cursor.idx ?? null
  }

  destroy(): void {
    this.#size.disconnect()
    this.#scheme.disconnect()
    this.#system.removeEventListener('change', this.#redraw)
    this.#plot?.destroy()
  }

  #draw(): void {
    this.#plot?.destroy()
    this.#plot = new uPlot(this.#options(), stack(this.#bars), this.#place)
  }

  #options(): uPlot.Options {
    const paths = uPlot.paths.bars?.({ size: [0.8, 24], align: 0 })
    const axis = { stroke: this.#color('--ink-muted'), ticks: { show: false } }
    // The sum of all parts is drawn first, and the smaller sums over it.
    const parts = this.#bars.series.map(({ color }) => this.#color(color)).reverse()
    return {
      width: this.#place.clientWidth,
      height: this.#place.clientHeight,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      hooks: { setCursor: [(plot) => this.#onPoint(plot.cursor.idx ?? null)] },
      scales: {
        x: { range: () => this.#period() },
        y: { range: (_plot, _min, most) => [0, Math.max(4, most)] },
      },
      axes: [
        { ...axis, grid: { show: false }, space: 64, values: (_plot, times) => times.map(tickText) },
        {
          ...axis,
          size: 44,
          space: 20,
          grid: { stroke: this.#color('--line'), width: 1 },
          incrs: [1, 2, 5]
            .flatMap((n) => [1, 10, 100, 1e3, 1e4, 1e5, 1e6].map((ten) => n * ten))
            .sort((a, b) => a - b),
        },
      ],
      series: [
        {},
        ...parts.map((fill) => ({ fill, width: 0, points: { show: false }, ...(paths && { paths }) })),
      ],
    }
  }

  /** Returns the start of the first bar and the end of the last bar. */
  #period(): [number, number] {
    const { times } = this.#bars
    const first = times[0] ?? 0
    return [first, (times.at(-1) ?? first) + lengthOf(times)]
  }

  /** Resolves a token to the color that the canvas needs. */
  #color(token: string): string {
    const probe = document.createElement('span')
    probe.style.color = `var(${token})`
    this.#place.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
}

/** Returns the time of day; at midnight the day. */
function tickText(seconds: number): string {
  const at = new Date(seconds * 1_000)
  return at.getHours() + at.getMinutes() + at.getSeconds() === 0
    ? dayAndMonth(at.toISOString())
    : timeOfDay(at.toISOString())
}

const lengthOf = ([first = 0, second = first + 1]: readonly number[]): number => second - first

/**
 * Returns the columns for uPlot: the centers of the bars, then the sums of all parts, of all but the top part, and so
 * on.
 */
function stack({ times, series }: Bars): uPlot.AlignedData {
  const sums = series.map((_, top) =>
    times.map((_time, i) => series.slice(0, top + 1).reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0)),
  )
  return [times.map((time) => time + lengthOf(times) / 2), ...sums.reverse()]
}
