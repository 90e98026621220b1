/** Returns a number with its noun: `1 task`, `2,000 tasks`. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
