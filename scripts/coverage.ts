import { coverageMatrix } from './coverage/matrix.ts'

/* Prints the possible responses of each operation of the contracts as Markdown. */

process.stdout.write(coverageMatrix())
