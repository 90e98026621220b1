import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** A folder that holds the project and its own node_modules. */
export interface Checkout {
  /** Absolute. */
  directory: string
  /** The Node binary that its package.json asks for. */
  node: string
  /** Where its npm script `start` has Node keep what it compiles, if it does. */
  compileCache: string | undefined
  /** What its npm scripts `start` and `taskwire` give to Node. */
  startArguments: string[]
  commandArguments: string[]
}

/** @throws Error where the folder holds no such scripts */
export async function openCheckout(folder: string): Promise<Checkout> {
  const directory = resolve(folder)
  const packageJson = await readFile(join(directory, 'package.json'), 'utf8')
  const { scripts = {} } = JSON.parse(packageJson) as { scripts?: Record<string, string> }
  const argumentsOf = (script: string): string[] => {
    const words = scripts[script]?.split(' ') ?? []
    if (!words.includes('node')) throw new Error(`${directory} has no npm script "${script}" that runs Node`)
    return words.slice(words.indexOf('node') + 1)
  }
  const node = join(directory, 'node_modules/.bin/node')
  const hasNode = await access(node).then(
    () => true,
    () => false,
  )
  return {
    directory,
    node: hasNode ? node : process.execPath,
    compileCache: /NODE_COMPILE_CACHE=\$\{NODE_COMPILE_CACHE:-(\S+)\}/.exec(scripts.start ?? '')?.[1],
    startArguments: argumentsOf('start'),
    commandArguments: argumentsOf('taskwire'),
  }
}
