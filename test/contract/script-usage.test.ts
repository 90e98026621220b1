import { expect, it } from 'vitest'
import { ScriptFolder } from './compat/script-folder.ts'

/* A script that is called with wrong arguments prints its usage, exits with 78, and does nothing. */

it.for([
  ['codegen', '--chekc', "Unknown option '--chekc'"],
  ['compat', 'a.yaml', "Unexpected argument 'a.yaml'"],
  ['parity', '--wrong', "Unknown option '--wrong'"],
  ['parity', '--json --sarif', 'there is one document on standard output'],
] as const)('%s refuses the arguments %s with its usage', async ([script, args, says]) => {
  const folder = await ScriptFolder.create({})
  const { code, stdout, stderr } = await folder.run(script, ...args.split(' '))
  expect(stderr).toMatch(/^.*; usage: npm run \w+ -- .*\n$/)
  expect(stderr.startsWith(`${script}: ${says}; usage: npm run ${script} -- [--`)).toBe(true)
  expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
  expect(await folder.files()).toEqual({})
})
