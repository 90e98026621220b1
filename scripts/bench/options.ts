import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { operations, type OperationName } from './operations.ts'
import { sideNames, type PublishedSide } from './sides.ts'

export interface BenchOptions {
  /** Of one measurement. */
  seconds: number
  rounds: number
  runs: number
  /** Under load, of what takes longer than a measurement. */
  minutes: number
  operations: OperationName[]
  sides: PublishedSide[]
  /** The folder of another checkout. */
  against?: string
  /** Where all figures go. */
  json?: string
  /** Whether the results are published, or become the guard's. */
  write: boolean
}

/** The parts that are named, or else those that are usual, and how they are to be measured. */
export function readOptions<Part extends string>(
  parts: readonly Part[],
  usual: readonly Part[],
): { parts: readonly Part[]; options: BenchOptions } {
  const operationNames = Object.keys(operations) as OperationName[]
  const command = new Command('npm run bench --')
    .addArgument(new Argument('[parts...]', `where none is named: ${usual.join(', ')}`).choices(parts))
    .option('--seconds <n>', 'of one measurement', positive, 3)
    .option('--rounds <n>', 'in each of which all sides have their turn', positive, 3)
    .option('--runs <n>', 'of all the parts, one after another, over which medians are taken', positive, 1)
    .option('--minutes <n>', 'under load, where memory is measured', positive, 10)
    .addOption(listOf('operations', operationNames))
    .addOption(listOf('sides', sideNames))
    .option(
      '--against <dir>',
      'another checkout with its own node_modules: a further side, and a table of ratios',
    )
    .option('--json <file>', 'writes all figures there')
    .option('--write', 'publishes the results in docs/performance.* and the README, or sets the guard', false)
    .parse()
  const named = command.processedArgs[0] as Part[]
  const options = command.opts<BenchOptions>()
  const isPartial =
    options.operations.length < operationNames.length || options.sides.length < sideNames.length
  if (options.write && isPartial) command.error('error: --write wants all operations and all sides')
  if (options.write && options.against !== undefined)
    command.error('error: --write and --against exclude each other')
  return { parts: named.length > 0 ? named : usual, options }
}

function positive(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('a number above 0 is wanted')
  return number
}

function listOf(option: string, names: readonly string[]): Option {
  return new Option(`--${option} <names>`, names.join(', ')).default([...names], 'all').argParser((text) => {
    const chosen = text.split(',')
    const unknown = chosen.find((one) => !names.includes(one))
    if (unknown !== undefined) throw new InvalidArgumentError(`${unknown} is none of ${names.join(', ')}`)
    return chosen
  })
}
