import { Argument, InvalidArgumentError, Option } from 'commander'
import { scriptCommand } from '../support/command.ts'
import { operations, type OperationName } from './operations.ts'
import { sideNames as allSides, type SideName } from './sides.ts'
import { defaultTaskCount } from './world.ts'

export interface BenchOptions {
  /** Duration of a measurement, in seconds. */
  seconds: number
  rounds: number
  /** Number of threads that send requests. */
  generators: number
  runs: number
  /** Number of tasks in the workspace. */
  tasks: number
  operations: OperationName[]
  sides: SideName[]
  /** Directory of another checkout. */
  against?: string
  /** Whether to publish the results. */
  write: boolean
}

const operationNames = Object.keys(operations) as OperationName[]
const sideNames = allSides.filter((side) => side !== 'against')

/** Reads the parts to measure (by default the usual ones) and the options from the command line. */
export function readOptions<Part extends string>(
  parts: readonly Part[],
  usual: readonly Part[],
): { parts: readonly Part[]; options: BenchOptions } {
  const command = scriptCommand('bench')
    .addArgument(new Argument('[parts...]', `default: ${usual.join(', ')}`).choices(parts))
    .option('--seconds <n>', 'duration of a measurement, in seconds', positive, 3)
    .option('--rounds <n>', 'number of rounds; every server is measured in each', positive, 3)
    .option('--generators <n>', 'number of threads that send requests', positive, 1)
    .option('--runs <n>', 'number of runs of each part; the results are their medians', positive, 1)
    .option('--tasks <n>', 'number of tasks in the workspace, a multiple of 100', positive, defaultTaskCount)
    .addOption(listOf('operations', operationNames))
    .addOption(listOf('sides', sideNames))
    .option('--against <dir>', 'another checkout to compare with, with its own node_modules')
    .option('--write', 'publish the results in docs and the README', false)
    .parse()
  const options = command.opts<BenchOptions>()
  const isWhole =
    options.operations.length === operationNames.length && options.sides.length === sideNames.length
  const isUsual = options.tasks === defaultTaskCount && options.against === undefined
  if (options.write && !(isWhole && isUsual))
    command.error(
      'error: --write needs all operations, all servers, the default number of tasks, and no --against',
    )
  const named = command.processedArgs[0] as Part[]
  return { parts: named.length > 0 ? named : usual, options }
}

function positive(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('must be a number above 0')
  return number
}

function listOf(option: string, names: readonly string[]): Option {
  return new Option(`--${option} <names>`, names.join(', ')).default([...names], 'all').argParser((text) => {
    const chosen = text.split(',')
    const unknown = chosen.find((one) => !names.includes(one))
    if (unknown !== undefined) throw new InvalidArgumentError(`${unknown} must be one of ${names.join(', ')}`)
    return chosen
  })
}
