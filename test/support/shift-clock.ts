/** Preloaded (`node --import`) into a server whose machine's clock is to be wrong, by `CLOCK_SHIFT_SECONDS`. */
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000
const rightNow = Date.now
const now = (): number => rightNow() + shiftMs

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
