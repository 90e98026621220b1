import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { operations, type OperationName } from './operations.ts'
import { sideNames, type SideName } from './sides.ts'

export interface BenchOptions {
  /** Of one measurement. */
  seconds: number
  rounds: number
  operations: OperationName[]
  sides: SideName[]
  /** Whether the results become docs/performance.* and the README's, or the guard's. */
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
    .option('--seconds <n>', 'of one measurement', positive, 5)
    .option('--rounds <n>', 'over which medians are taken', positive, 3)
    .addOption(listOf('operations', operationNames))
    .addOption(listOf('sides', sideNames))
    .option('--write', 'the results to docs/performance.* and the README, or to the guard', false)
    .parse()
  const named = command.processedArgs[0] as Part[]
  const options = command.opts<BenchOptions>()
  const isPartial =
    options.operations.length < operationNames.length || options.sides.length < sideNames.length
  if (options.write && isPartial) command.error('error: --write wants all operations and all sides')
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
