import { inspect } from 'node:util'
import type { ProgramResult } from './project-copy.ts'

/*
 * Runs scripts of project copies like `node SCRIPT ARGUMENTS` in their folders, one after another in one
 * process, because most of their time goes into loading libraries.
 */

export interface ScriptRun {
  /** The folder. This process must not have run code from it before, because code is loaded only once. */
  folder: string
  script: string
  args: string[]
}

process.on('message', (run: ScriptRun) => void runScript(run).then((outcome) => process.send?.(outcome)))

async function runScript({ folder, script, args }: ScriptRun): Promise<ProgramResult> {
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
