import type { CitusNodes } from './citus/nodes.ts'
import { Queries } from './drizzle.ts'
import { GroupCommit } from './group-commit.ts'
import type { Connections } from './pool/connections.ts'
import type { Writability } from './retry.ts'
import type { Signals } from './signals.ts'
import type { WriteParts } from './transaction.ts'

/** The parts that a database is made of. */
interface Parts extends WriteParts {
  reads: Connections
  /** The Citus nodes. */
  nodes: CitusNodes
}

/** A database that runs each query on a free connection. Writes use `runTransaction` and `commitPlan`. */
export class Database extends Queries implements Parts {
  readonly reads: Connections
  readonly writes: Connections
  readonly signals: Signals
  readonly writability: Writability
  readonly lockTimeoutMs: number
  readonly briefLockMs: number | undefined
  readonly placement: Parts['placement']
  readonly nodes: CitusNodes
  readonly commits: GroupCommit

  constructor(parts: Parts) {
    const { reads, placement } = parts
    super(reads.run.bind(reads))
    this.reads = reads
    this.writes = parts.writes
    this.signals = parts.signals
    this.writability = parts.writability
    this.lockTimeoutMs = parts.lockTimeoutMs
    this.briefLockMs = parts.briefLockMs
    this.placement = placement
    this.nodes = parts.nodes
    this.commits = new GroupCommit(parts)
  }

  async isDistributed(): Promise<boolean> {
    return (await this.placement()).isDistributed
  }
}
