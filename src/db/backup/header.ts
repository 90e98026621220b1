import { hkdfSync } from 'node:crypto'

/** What a backup says of itself, in its first frame. */
export interface BackupHeader {
  format: 1
  /** The version of Taskwire that made it, and of the PostgreSQL that it was made of. */
  taskwire: string
  postgres: string
  made_at: string
  /** The schema of the rows: what had been migrated. */
  migrations: AppliedMigration[]
  /** Partitions that come and go with time, which no migration makes. */
  partitions: Partition[]
  /** Tells whether another session secret is the one that sealed the signing secrets. */
  session_secret_check: string
  /** The one that was made and kept in DATA_DIR. One that was configured is its owner's to keep. */
  session_secret?: string
}

export interface AppliedMigration {
  hash: string
  /** As the list of migrations has it. */
  created_at: string
}

export interface Partition {
  name: string
  of: string
  /** As PostgreSQL says it. */
  bounds: string
}

/** The first frame of each table. */
export interface TableHead {
  name: string
  /** Without those that PostgreSQL computes. */
  columns: string[]
}

export function checkOf(sessionSecret: string): string {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire backups', 12)).toString('hex')
}
