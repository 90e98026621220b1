import fc, { type Arbitrary } from 'fast-check'
import type { Fixture } from '../../src/seeds/fixture.ts'

/*
 * A run that fails says with which seed; `FUZZ_SEED=… vitest run test/api/cross-cutting/fuzz` repeats it.
 */
export const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** So many runs, or as many as a second and a half allows. */
export const bounded = (numRuns: number) => ({
  seed,
  numRuns,
  interruptAfterTimeLimit: 1_500,
  markInterruptAsFailure: false,
})

/** Ids of every kind and state, and what looks like one. */
export const knownId = (world: Fixture): Arbitrary<string> =>
  fc.constantFrom(
    ...[world.projects, world.cards, world.tasks, world.events, world.users].flatMap((ids) =>
      Object.values(ids),
    ),
    ...[world.foreign.project, world.foreign.card, world.foreign.task, world.foreign.user],
  )

/** Texts that somebody may send for anything. */
export const text = (world: Fixture): Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      '',
      '0',
      '1',
      'true',
      '-1',
      '100',
      'null',
      '2026-11-01',
      '2026-02-30',
      '\0',
      '%',
      "'",
      '"; --',
    ),
    fc.constantFrom(
      '9999-12-31T23:59:59-01:00',
      '0001-01-01T00:00+01:00',
      '0000-01-01',
      '+010000-01-01T00:00Z',
    ),
    knownId(world),
  )
