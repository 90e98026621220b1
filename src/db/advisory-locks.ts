/** Numbers of the advisory locks in the database. Each has one purpose, which all versions must keep. */
export const advisoryLocks = {
  migrations: 7_248_313_001,
  partitions: 7_248_313_002,
  demo: 7_248_313_003,
}
