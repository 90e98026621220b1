import { expect, it } from 'vitest'
import { ScriptFolder } from './compat/script-folder.ts'

/* A script with invalid arguments prints a one-line usage error, exits with 78, and does nothing. */

it.for([
  ['codegen', '--chekc', "unknown option '--chekc'"],
  ['compat', 'a.yaml', 'too many arguments'],
  ['parity', '--wrong', "unknown option '--wrong'"],
  ['parity', '--json --sarif', "option '--sarif' cannot be used with option '--json'"],
  ['release', '', "missing required argument 'version'"],
  ['release', 'next', "command-argument value 'next' is invalid for argument 'version'"],
  ['release', '1.1.0 1.2.0', 'too many arguments'],
] as const)('%s refuses the arguments %j in one line', async ([script, args, says]) => {
  const folder = await ScriptFolder.create({})
  const { code, stdout, stderr } = await folder.run(script, ...args.split(' ').filter(Boolean))
  expect(stderr).toMatch(/^error: [^\n]+\n$/)
  expect(stderr).toContain(says)
  expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
  expect(await folder.files()).toEqual({})
})
