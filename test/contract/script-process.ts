import { inspect } from 'node:util'
import type { Outcome } from './project-copy.ts'

/*
 * Runs scripts of copies of the project, one after another, as `node SCRIPT ARGUMENTS` in their folders does, but in one
 * process: most of the time of such a command goes into loading and warming up libraries.
 */

export interface ScriptRun {
  /** One in which this process has run nothing yet, so that all of its code is loaded as it is now. */
  folder: string
  script: string
  args: string[]
}

process.on('message', (run: ScriptRun) => void runScript(run).then((outcome) => process.send?.(outcome)))

async function runScript({ folder, script, args }: ScriptRun): Promise<Outcome> {
  let output = ''
  for (const stream of [process.stdout, process.stderr])
    stream.write = (chunk: string | Uint8Array) => {
      output += String(chunk)
      return true
    }
  process.chdir(folder)
  process.argv = [process.execPath, script, ...args]
  process.exitCode = 0
  try {
    await import(`${folder}/${script}`)
  } catch (error) {
    process.exitCode = 1
    output += inspect(error)
  }
  return { code: Number(process.exitCode), output }
}
