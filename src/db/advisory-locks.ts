/** Keys of the advisory locks in the database. Each key has one purpose, which all versions must keep. */
export const advisoryLocks = {
  migrations: 7_248_313_001,
  partitions: 7_248_313_002,
  demo: 7_248_313_003,
  /** Combined with the hash of a workspace id: one command at a time may export the workspace or finish its move. */
  moves: 7_248_313_004,
}
