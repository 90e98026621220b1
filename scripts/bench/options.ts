import { Argument, Command, InvalidArgumentError } from 'commander'
import { operations, type OperationName } from './operations.ts'
import { sideNames, type SideName } from './sides.ts'

export interface BenchOptions {
  /** Of one measurement. */
  seconds: number
  rounds: number
  operations: OperationName[]
  sides: SideName[]
  /** Whether the results become docs/performance.* and the README's. */
  write: boolean
}

/** The parts that are named, or all, and how they are to be measured. */
export function readOptions<Part extends string>(
  parts: readonly Part[],
): { parts: readonly Part[]; options: BenchOptions } {
  const operationNames = Object.keys(operations) as OperationName[]
  const command = new Command('npm run bench --')
    .addArgument(new Argument('[parts...]', 'all, where none is named').choices(parts))
    .option('--seconds <n>', 'of one measurement', positive, 5)
    .option('--rounds <n>', 'over which medians are taken', positive, 3)
    .option('--operations <names>', operationNames.join(','), someOf(operationNames), operationNames)
    .option('--sides <names>', sideNames.join(','), someOf(sideNames), [...sideNames])
    .option('--write', 'the results to docs/performance.* and the README', false)
    .parse()
  const named = command.processedArgs[0] as Part[]
  const options = command.opts<BenchOptions>()
  const isPartial =
    options.operations.length < operationNames.length || options.sides.length < sideNames.length
  if (options.write && isPartial) command.error('error: --write wants all operations and all sides')
  return { parts: named.length > 0 ? named : parts, options }
}

function positive(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('a number above 0 is wanted')
  return number
}

function someOf<Name extends string>(names: readonly Name[]): (text: string) => Name[] {
  return (text) => {
    const chosen = text.split(',')
    const unknown = chosen.find((one) => !(names as readonly string[]).includes(one))
    if (unknown !== undefined) throw new InvalidArgumentError(`${unknown} is none of ${names.join(', ')}`)
    return chosen as Name[]
  }
}
