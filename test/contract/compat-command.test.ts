import { describe, expect, it } from 'vitest'
import { readContractFile } from '../../scripts/compat/read.ts'
import { Failure } from '../../scripts/support/command.ts'
import { baseText, edited, remove, set } from './compat/edits.ts'
import { ScriptFolder } from './compat/script-folder.ts'
import { lineOf } from '../support/project/project-copy.ts'

const thing = 'components schemas Thing'
const head = edited([
  remove(`${thing} properties owner`),
  set(`${thing} properties age`, { type: 'integer' }),
  set('paths /things get summary', 'List the things'),
])
const released = { 'spec/released/openapi.yaml': baseText }

describe('npm run compat', () => {
  it('compat prints every change as JSON, with its line and its changelog line', async () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- Things have an\n  `age`.\n\n## 1.0.0 - 2026-01-01\n\n- `owner`.\n'
    const folder = await ScriptFolder.create({
      ...released,
      'spec/openapi.yaml': head,
      'CHANGELOG.md': changelog,
    })
    const { code, stdout, stderr } = await folder.runInProcess('compat', '--json')
    const gone = {
      ...{
        verdict: 'breaking',
        direction: 'response',
        where: 'Thing.owner in listThings, createThing, getThing',
      },
      ...{ message: 'is removed', line: lineOf(head, 'properties:', '    Thing:'), changelog: null },
    }
    const added = {
      ...{ verdict: 'safe', direction: 'response', where: 'Thing.age in listThings, createThing, getThing' },
      ...{ message: 'is added', line: lineOf(head, 'age:'), changelog: 'Things have an `age`.' },
    }
    const summary = {
      ...{ verdict: 'documentation', direction: 'operation', where: 'listThings' },
      ...{ message: 'its summary changes', line: lineOf(head, 'List the things'), changelog: null },
    }
    expect(JSON.parse(stdout)).toEqual({
      ...{ breaking: 1, safe: 1, documentation: 1, changes: [gone, added, summary] },
    })
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual([
      'breaking',
      'safe',
      'documentation',
      'changes',
    ])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  })

  it('compat fails if no line of the changelog names a safe change since the release, and says which name is missing', async () => {
    const folder = await ScriptFolder.create({
      ...released,
      'spec/openapi.yaml': edited([set(`${thing} properties age`, { type: 'integer' })]),
      'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-01-01\n\n- `age`.\n',
    })
    const refused = await folder.runInProcess('compat')
    expect(refused).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('0 breaking, 1 safe') as string,
    })
    expect(refused.stderr).toMatch(
      /^compat: spec\/openapi\.yaml:\d+: Thing\.age in .*: is added; no line of CHANGELOG\.md's Unreleased names `age`\n$/,
    )
    await folder.write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Things have an `age`.\n')
    expect(await folder.runInProcess('compat')).toMatchObject({ code: 0, stderr: '' })
  })

  it('compat requires no changelog line for changes between contracts that are named by options', async () => {
    const folder = await ScriptFolder.create({
      'old.yaml': baseText,
      'spec/openapi.yaml': edited([set(`${thing} properties age`, { type: 'integer' })]),
    })
    expect(await folder.runInProcess('compat', '--base', 'old.yaml')).toMatchObject({ code: 0, stderr: '' })
  })

  it.for([
    ['a missing file', undefined, 'spec/openapi.yaml: there is no such file'],
    ['plain text', 'Hello.\n', 'spec/openapi.yaml:1: not a contract: the contract is not OpenAPI 3.1'],
    ['an empty file', '', 'spec/openapi.yaml:1: not a contract: the contract is not OpenAPI 3.1'],
    ['a file that is not YAML', 'openapi: [3.1.0\n', /^spec\/openapi\.yaml:\d: not a contract: [^\n]+$/],
    ['an older OpenAPI version', baseText.replace('3.1.0', '3.0.3'), 'the contract is not OpenAPI 3.1'],
    [
      'a dangling reference',
      baseText.replace('#/components/schemas/State', '#/components/schemas/Nowhere'),
      /^spec\/openapi\.yaml:\d+: not a contract: [^\n]+Nowhere$/,
    ],
    [
      'a contract with only a title',
      'openapi: 3.1.0\ninfo: {title: T, version: "1"}\ncomponents: {}\n',
      'neither paths nor webhooks',
    ],
  ] as const)('compat refuses %s in one line', async ([, text, says]) => {
    const folder = await ScriptFolder.create({ ...(text !== undefined && { 'spec/openapi.yaml': text }) })
    const error: unknown = await folder
      .inside(() => readContractFile('spec/openapi.yaml'))
      .catch((one: unknown) => one)
    expect(error).toBeInstanceOf(Failure)
    expect((error as Failure).message).toMatch(says)
    expect((error as Failure).message).not.toContain('\n')
  })

  it('without a contract compat exits with 78, unlike for a breaking change, and writes only to standard error', async () => {
    const folder = await ScriptFolder.create(released)
    const stderr = 'compat: spec/openapi.yaml: there is no such file\n'
    expect(await folder.run('compat', '--json')).toEqual({ code: 78, stdout: '', stderr })
  })
})
