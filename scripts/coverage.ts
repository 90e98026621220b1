import { coverageMatrix } from './coverage/matrix.ts'

/* Prints, as Markdown, what each operation of the contracts can answer. */

process.stdout.write(coverageMatrix())
