import { PasswordQueue } from './password-queue.ts'
import { BodyMemory } from '../input/body-memory.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { PersonLimit } from './person-limit.ts'
import { InFlight, type InFlightCounts } from './in-flight.ts'
import { OpenStreams, type StreamCounts } from '../streams/open-streams.ts'

/** Maximum size of an imported file, as in `x-max-body` of `importTasks`. */
const maxFileBytes = 10 * 2 ** 20

/**
 * Creates the concurrency limits of a process: requests by kind, password checks, key lookups, bodies in memory,
 * streams.
 */
export const createAdmission = ({
  importsInFlight = 4,
  streams = new OpenStreams(),
  imports = new InFlight(importsInFlight),
}: { importsInFlight?: number; streams?: StreamCounts; imports?: InFlightCounts } = {}) => ({
  reads: new ConcurrencyLimit(256, 744),
  writes: new ConcurrencyLimit(256, 744),
  heavy: new PersonLimit(1, 19),
  parts: new PersonLimit(1, Infinity),
  passwords: new PasswordQueue(),
  keyLookups: new ConcurrencyLimit(8, 1_000),
  bodies: new BodyMemory(),
  // An import keeps its file in memory for minutes, so files do not count toward the limit of other bodies.
  files: new BodyMemory(importsInFlight * maxFileBytes),
  imports,
  streams,
})
export type Admission = ReturnType<typeof createAdmission>
