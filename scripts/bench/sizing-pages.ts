import { readConfig } from '../../src/config.ts'
import { grouped, markdownTable } from './figures.ts'
import type { Machine } from './origin.ts'

/** The costs of requests and rows, in docs/sizing.json. */
export interface Sizing {
  version: string
  date: string
  machine: Machine
  /** CPU time of the process and of PostgreSQL, and the growth of the write-ahead log, for one request. */
  requests: { request: string; nodeMicros: number; postgresMicros: number; walBytes: number }[]
  /** Number of connections of a process under load. */
  connections: number
  rows: { table: string; rowBytes: number; indexBytes: number }[]
  /** CPU time for each row. */
  deletions: { rows: string; postgresMicros: number }[]
}

/** Number of connections of the default pool, and the one that listens. */
const maxConnections = readConfig({}).databasePool + 1

/** Returns the tables of docs/deploy.md. */
export function costTables({ requests, rows, deletions, connections, ...how }: Sizing): string {
  return [
    `CPU time, and what PostgreSQL's write-ahead log grows by, page images after a checkpoint left out; a core is a million µs a second:`,
    markdownTable([
      ['', 'Node, µs', 'PostgreSQL, µs', 'WAL, bytes', 'a core of Node serves'],
      ...requests.map(({ request, nodeMicros, postgresMicros, walBytes }) => [
        request,
        grouped(nodeMicros),
        grouped(postgresMicros),
        grouped(walBytes),
        `${grouped(twoDigits(1e6 / nodeMicros))}/s`,
      ]),
    ]),
    'A stored row:',
    markdownTable([
      ['table', 'row, bytes', 'its indexes, bytes'],
      ...rows.map((row) => [`\`${row.table}\``, grouped(row.rowBytes), grouped(row.indexBytes)]),
    ]),
    `A process under load held ${connections} connections of the ${maxConnections} that it may. Deleting 100 old rows takes PostgreSQL ${deletions
      .map(({ rows, postgresMicros }) => `${(postgresMicros / 10).toFixed(1)} ms of CPU (${rows})`)
      .join(' and ')}.`,
    `Measured on ${how.date} at ${how.version}: ${how.machine.cpu}, ${how.machine.cores} cores, the built-in PostgreSQL, Node ${how.machine.node}.`,
  ].join('\n\n')
}

/** Number of reads for each write in the mix. */
const mixReads = 9
const readRequest = 'getTask'
const writeRequest = 'createTask'

/** Returns the table of docs/scaling.md. */
export function growthTable(sizing: Sizing): string {
  const mix = mixOf(sizing)
  const rows = [1, 10, 100, 1_000].map((nodes) => {
    const perSecond = nodes * twoDigits(1e6 / mix.nodeMicros)
    const writes = perSecond / (mixReads + 1)
    return [
      grouped(nodes),
      grouped(perSecond),
      grouped(writes),
      cores((perSecond * mix.postgresMicros) / 1e6),
      grouped(nodes * maxConnections),
      `${grouped(twoDigits((perSecond * mix.walBytes) / 1e6))} MB`,
      `${(twoDigits((writes * mix.taskBytes * 86_400) / 1e10) / 100).toLocaleString('en-US')} TB`,
    ]
  })
  return [
    `One request of the mix, nine ${readRequest} to one ${writeRequest}, takes ${Math.round(mix.nodeMicros)} µs of Node, ${Math.round(mix.postgresMicros)} µs of
PostgreSQL, and ${grouped(twoDigits(mix.walBytes))} bytes of its log. With a core for each node, that is, a second:`,
    markdownTable([
      [
        'nodes',
        'requests',
        'of them writes',
        'cores of PostgreSQL',
        'connections, in all',
        'WAL',
        'tasks with their indexes, a day of that',
      ],
      ...rows,
    ]),
  ].join('\n\n')
}

function mixOf({ requests, rows }: Sizing) {
  const read = requests.find(({ request }) => request === readRequest)
  const write = requests.find(({ request }) => request === writeRequest)
  const task = rows.find(({ table }) => table === 'tasks')
  if (!read || !write || !task) throw new Error('the mix was not measured')
  const mixed = (what: 'nodeMicros' | 'postgresMicros' | 'walBytes'): number =>
    (mixReads * read[what] + write[what]) / (mixReads + 1)
  return {
    nodeMicros: mixed('nodeMicros'),
    postgresMicros: mixed('postgresMicros'),
    walBytes: mixed('walBytes'),
    taskBytes: task.rowBytes + task.indexBytes,
  }
}

/** Writes a number of cores, with a fraction if it is small. */
const cores = (value: number): string => (value < 10 ? value.toFixed(1) : grouped(twoDigits(value)))

/** Rounds to two significant digits, the precision of the figures. */
function twoDigits(value: number): number {
  return Number(value.toPrecision(2))
}
