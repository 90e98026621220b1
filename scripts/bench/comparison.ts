import { median, printTable, spreadOf, type Spread } from './figures.ts'

/** The same figure of this checkout and of the one it is set against, measured next to each other in each round. */
export interface Comparison {
  figure: string
  moreIsBetter: boolean
  here: readonly number[]
  there: readonly number[]
}

/** Of what it was, which no figure should fall below: requests as they are, costs the other way round. */
const leastOfFormer = 0.95

/** A line for each figure: its medians, the ratio with its spread, and whether that is as good as it was. */
export function printComparisons(heading: string, comparisons: readonly Comparison[]): void {
  const rows = comparisons.map((one) => {
    const { median: ratio, min, max } = ratiosOf(one)
    return {
      '': one.figure,
      this: readable(median(one.here)),
      that: readable(median(one.there)),
      'this ÷ that': ratio.toFixed(3),
      'min - max': `${min.toFixed(3)} - ${max.toFixed(3)}`,
      'of what it was': `${isHeld(one) ? '' : 'NOT '}>= ${leastOfFormer}: ${formerShareOf(one).toFixed(3)}`,
    }
  })
  printTable(heading, rows)
  const missed = comparisons.filter((one) => !isHeld(one))
  const verdict = missed.length === 0 ? 'all of them' : `${missed.length} are NOT`
  console.log(`\n${comparisons.length} figures, at least ${leastOfFormer} of what they were: ${verdict}`)
}

/** This ÷ that, round by round. */
export function ratiosOf({ here, there }: Comparison): Spread {
  return spreadOf(here.map((value, i) => value / (there[i] ?? NaN)))
}

function formerShareOf(comparison: Comparison): number {
  const { median: ratio } = ratiosOf(comparison)
  return comparison.moreIsBetter ? ratio : 1 / ratio
}

function isHeld(comparison: Comparison): boolean {
  return formerShareOf(comparison) >= leastOfFormer
}

function readable(value: number): string {
  return value.toFixed(value < 1_000 ? 1 : 0)
}
