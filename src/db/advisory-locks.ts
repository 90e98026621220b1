/** Numbers of the advisory locks in the database. Each has one purpose, which all versions must keep. */
export const advisoryLocks = {
  migrations: 7_248_313_001,
  partitions: 7_248_313_002,
  demo: 7_248_313_003,
  /** With the hash of a workspace's id: one command at a time exports the workspace or ends its move. */
  moves: 7_248_313_004,
}
