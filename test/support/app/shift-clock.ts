/**
 * Shifts the clock of a server that preloads this (`node --import`): by `CLOCK_SHIFT_SECONDS` from the start,
 * and by `CLOCK_JUMP_SECONDS` more at each SIGUSR2.
 */
let shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS ?? 0) * 1000
let jumpMs = Number(process.env.CLOCK_JUMP_SECONDS ?? 0) * 1000
process.on('SIGUSR2', () => {
  shiftMs += jumpMs
  jumpMs = -jumpMs
})
const realNow = Date.now
const now = (): number => realNow() + shiftMs

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
