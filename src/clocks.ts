/** For what lasts a while and is nobody's date, as the windows of budgets: a clock that nobody sets. */
export const monotonicClock = {
  now: (): Date => new Date(performance.timeOrigin + performance.now()),
}

/** This machine's clock. */
export const systemClock = { now: () => new Date() }
