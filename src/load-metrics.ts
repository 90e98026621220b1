import { Counter, Gauge, type Registry } from 'prom-client'
import type { Connections } from './db/connections.ts'
import type { Database } from './db/database.ts'
import { writeRefusal } from './db/write-refusal.ts'
import { askOnce } from './in-time.ts'

const kinds = ['reads', 'writes'] as const

interface Measured {
  db: Database
  background: Database
  budgets: { readonly isAway?: boolean }
  admission: Record<(typeof kinds)[number], { inFlight: number; refused: number }>
}

/** How much of what a process has is taken, and what it does without. Read when `/metrics` is, and so free until then. */
export function measureLoad(registry: Registry, { db, background, budgets, admission }: Measured): void {
  const registers = [registry]
  const shares = Object.entries(sharesOf(db, background))
  const labelNames = ['share'] as const
  const gauges = {
    inUse: {
      name: 'taskwire_pool_in_use',
      help: 'Connections to the database in use, by what they are for.',
    },
    size: { name: 'taskwire_pool_size', help: 'Connections that there may be, by what they are for.' },
    waiting: { name: 'taskwire_pool_waiting', help: 'How many wait for a connection.' },
  } as const
  for (const [figure, described] of Object.entries(gauges)) {
    new Gauge({
      ...described,
      labelNames,
      registers,
      collect() {
        for (const [share, { load }] of shares) this.set({ share }, load[figure as keyof typeof gauges])
      },
    })
  }
  new Counter({
    name: 'taskwire_pool_refused_total',
    help: 'How many got no connection: too many waited, or none became free in time.',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [share, { load }] of shares) this.inc({ share }, load.refused)
    },
  })
  new Gauge({
    name: 'taskwire_requests_in_progress',
    help: 'Requests that are being worked on, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of kinds) this.set({ kind }, admission[kind].inFlight)
    },
  })
  new Counter({
    name: 'taskwire_requests_refused_total',
    help: 'Requests that were refused because too many were being worked on, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const kind of kinds) this.inc({ kind }, admission[kind].refused)
    },
  })
  const askRefusal = askOnce(() => writeRefusal(background))
  new Gauge({
    name: 'taskwire_database_writable',
    help: '0 where the last write was refused because the database is read-only or full.',
    aggregator: 'min',
    registers,
    async collect() {
      // What a process asks when it is asked whether it is ready, which not every process is.
      if (background.writability.refusal) await askRefusal().catch(() => undefined)
      this.set(background.writability.refusal ? 0 : 1)
    },
  })
  new Gauge({
    name: 'taskwire_redis_away',
    help: '1 while budgets that are to be shared through Redis are counted by each process.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(budgets.isAway ? 1 : 0)
    },
  })
}

/** A process whose work shares all connections has one share. */
function sharesOf({ reads, writes }: Database, background: Database): Record<string, Connections> {
  return reads === writes ? { all: reads } : { reads, writes, background: background.reads }
}
