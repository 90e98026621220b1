/** The numbers of the advisory locks that are taken in the database. Each is taken for one thing only, and by all versions. */
export const advisoryLocks = {
  migrations: 7_248_313_001,
  partitions: 7_248_313_002,
  demo: 7_248_313_003,
}
