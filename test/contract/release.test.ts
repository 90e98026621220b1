import { describe, expect, it } from 'vitest'
import { release } from '../../scripts/release/release.ts'
import { Failure } from '../../scripts/support/command.ts'
import { baseText, edited, remove, set } from './compat/edits.ts'
import { ScriptFolder } from './compat/script-folder.ts'

const withAge = edited([set('components schemas Thing properties age', { type: 'integer' })])
const changelogOf = (...lines: string[]): string =>
  ['# Changelog', '', '## Unreleased', '', ...lines, '', '## 1.0.0 - 2026-01-01', '', '- All.', ''].join('\n')
const files = {
  'CHANGELOG.md': changelogOf('- Things have an `age`.'),
  'package.json': '{\n  "name": "things",\n  "version": "1.0.0",\n  "config": { "version": "x" }\n}\n',
  'package-lock.json':
    '{\n  "name": "things",\n  "version": "1.0.0",\n  "packages": {\n    "": {\n      "name": "things",\n      "version": "1.0.0"\n    },\n    "node_modules/a": {\n      "version": "1.0.0"\n    }\n  }\n}\n',
  'spec/openapi.yaml': withAge,
  'spec/released/openapi.yaml': baseText.replace("version: '1'", "version: '1.0.0'"),
}

/** Makes a release on 2 February 2026, and returns the files of the folder. */
async function released(given: Record<string, string>, version: string): Promise<Record<string, string>> {
  const folder = await ScriptFolder.create(given)
  await folder.inside(() => release(version, '2026-02-02'))
  return folder.files()
}

describe('npm run release', () => {
  it('a release copies the contract, dates the changelog section and sets the versions', async () => {
    const written = await released({ ...files, 'src/client/package.json': files['package.json'] }, '1.1.0')
    const packaged = files['package.json'].replace('1.0.0', '1.1.0')
    expect(written).toEqual({
      'CHANGELOG.md': files['CHANGELOG.md'].replace(
        '## Unreleased',
        '## Unreleased\n\n## 1.1.0 - 2026-02-02',
      ),
      'spec/openapi.yaml': withAge,
      'spec/released/openapi.yaml': withAge.replace("version: '1'", "version: '1.1.0'"),
      'package.json': packaged,
      'src/client/package.json': packaged,
      'package-lock.json': files['package-lock.json']
        .replace('1.0.0', '1.1.0')
        .replace('      "version": "1.0.0"\n    },', '      "version": "1.1.0"\n    },'),
    })
  })
  it('the first release needs no previous one', async () => {
    const { 'spec/released/openapi.yaml': _released, ...rest } = files
    const written = await released(rest, '0.1.0')
    expect(written['spec/released/openapi.yaml']).toBe(withAge.replace("version: '1'", "version: '0.1.0'"))
  })

  it('a release accepts a breaking change in a new API version', async () => {
    const next = edited([
      set('servers 0 url', 'https://things.example/api/v2'),
      remove('components schemas Thing properties owner'),
    ])
    const changelog = changelogOf(
      '- `owner` is gone, and with it /api/v1: the API is at https://things.example/api/v2.',
    )
    const given = { ...files, 'spec/openapi.yaml': next, 'CHANGELOG.md': changelog }
    expect(await released(given, '2.0.0')).not.toEqual(given)
  })

  it('a release requires no changelog line for a documentation change', async () => {
    const text = edited([set('info description', 'Things, and those who lend them.')])
    const folder = await ScriptFolder.create({
      ...files,
      'spec/openapi.yaml': text,
      'CHANGELOG.md': changelogOf(),
    })
    expect(await folder.runInProcess('release', '1.0.1')).toMatchObject({ code: 0, stderr: '' })
  })

  const brokenWithAge = edited([
    remove('components schemas Thing properties owner'),
    set('components schemas Thing properties age', { type: 'integer' }),
  ])
  const broken = edited([remove('components schemas Thing properties owner')])
  it.for<[title: string, changed: Record<string, string>, version: string, says: string | RegExp]>([
    [
      'a contract that breaks clients',
      { 'spec/openapi.yaml': broken, 'CHANGELOG.md': changelogOf('- `owner` is gone.') },
      '2.0.0',
      /^spec\/openapi\.yaml:\d+: Thing\.owner in .*: is removed; this breaks clients of v1$/,
    ],
    [
      'a change without a line in the changelog',
      { 'CHANGELOG.md': changelogOf('- Things have an age.') },
      '1.1.0',
      /^spec\/openapi\.yaml:\d+: Thing\.age in .*: is added; no line of CHANGELOG\.md's Unreleased names `age`$/,
    ],
    [
      'a changelog without an Unreleased section',
      { 'CHANGELOG.md': '# Changelog\n' },
      '1.1.0',
      'CHANGELOG.md: there is no section ## Unreleased',
    ],
    ['the last version again', {}, '1.0.0', '1.0.0'],
    ['a lower version', {}, '0.9.9', '0.9.9 is not higher than 1.0.0, the last release'],
    [
      'a version that the changelog already has',
      { 'CHANGELOG.md': `${files['CHANGELOG.md']}\n## 1.1.0 - 2025-01-01\n` },
      '1.1.0',
      'CHANGELOG.md: 1.1.0 already has a section',
    ],
    [
      'a file that is not a contract',
      { 'spec/openapi.yaml': 'Hello.\n' },
      '1.1.0',
      'spec/openapi.yaml:1: not a contract',
    ],
    [
      'a previous release that is not a contract',
      { 'spec/released/openapi.yaml': '' },
      '1.1.0',
      'spec/released/openapi.yaml:1: not a contract',
    ],
  ])('a release is refused for %s, and writes nothing', async ([, changed, version, says]) => {
    const given = { ...files, ...changed }
    const folder = await ScriptFolder.create(given)
    const error: unknown = await folder
      .inside(() => release(version, '2026-02-02'))
      .catch((one: unknown) => one)
    expect(error).toBeInstanceOf(Failure)
    expect((error as Failure).message).toMatch(says)
    expect((error as Failure).message).not.toContain('\n')
    expect(await folder.files()).toEqual(given)
  })

  it('a release lists the written files, and becomes the base of the next comparison', async () => {
    const folder = await ScriptFolder.create(files)
    const stdout =
      'release: 1.1.0: spec/released/openapi.yaml, CHANGELOG.md, package.json, package-lock.json\n'
    expect(await folder.runInProcess('release', '1.1.0')).toEqual({ code: 0, stdout, stderr: '' })
    const { code, stdout: compared } = await folder.runInProcess('compat')
    expect({ code, compared }).toEqual({
      ...{ code: 0, compared: 'compat: 0 breaking, 0 safe, 0 documentation\n' },
    })
  })

  it('a refused release lists every reason', async () => {
    const given = { ...files, 'spec/openapi.yaml': brokenWithAge, 'CHANGELOG.md': changelogOf() }
    const folder = await ScriptFolder.create(given)
    const { code, stdout, stderr } = await folder.run('release', '1.1.0')
    expect(stderr).toMatch(/^release: .*this breaks clients of v1\nrelease: .* names `age`\n$/)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  it('a release writes nothing if one file cannot be written', async () => {
    // A folder at the path of the draft makes writing fail.
    const given = { ...files, 'package-lock.json.draft/x': '' }
    const folder = await ScriptFolder.create(given)
    const { code, stderr } = await folder.runInProcess('release', '1.1.0')
    expect(stderr).toBe('release: package-lock.json.draft: cannot be written (EISDIR)\n')
    expect(code).toBe(1)
    expect(await folder.files()).toEqual(given)
  })
})
