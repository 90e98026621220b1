import { expect, it } from 'vitest'
import { parseContract } from '../../scripts/contract/read-contract.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { baseText, edited, remove, set, type Edit } from './compat/edits.ts'
import { compareContracts } from '../../scripts/compat/compare.ts'
import { dateSection, lineOf, unreleasedLines } from '../../scripts/compat/changelog.ts'

const contractFrom = (text: string) => parseContract(new YamlFile('contract.yaml', text))

const changelog = `# Changelog

## Unreleased

### Added

- A task has \`estimate\`,
  in minutes.
* \`getTask\` and \`listTasks\` send due_time.

Between the lists.

### Changed

- The state of a loan.

## 1.0.0 - 2026-01-01

- \`owner\`.
`
const lines = [
  'A task has `estimate`, in minutes.',
  '`getTask` and `listTasks` send due_time.',
  'The state of a loan.',
]

it('the lines of a changelog section are its list items', () => {
  expect(unreleasedLines(changelog)).toEqual(lines)
  expect(unreleasedLines(changelog.replace('## Unreleased', '## [Unreleased]'))).toEqual(lines)
  expect(unreleasedLines('## Unreleased\n')).toEqual([])
  expect(unreleasedLines('# Changelog\n')).toBeUndefined()
})

it('a release dates the Unreleased section, and inserts an empty one above it', () => {
  const dated = dateSection(changelog, '1.1.0', '2026-02-02')
  expect(unreleasedLines(dated)).toEqual([])
  expect(dated).toBe(changelog.replace('## Unreleased', '## Unreleased\n\n## 1.1.0 - 2026-02-02'))
})

it.for<[title: string, names: string[], line: number | null]>([
  ['a name in backticks', ['estimate'], 0],
  ['a name with an underscore', ['due_time'], 1],
  ['a name in camel case', ['getTask'], 1],
  ['no common words', ['state'], null],
  ['no parts of a name', ['time', 'due', 'estim', 'getTasks'], null],
  ['no released section', ['owner'], null],
  ['the number of names found', ['estimate', 'getTask', 'due_time'], 1],
])('the search for the changelog line of a change considers %s', ([, names, line]) => {
  expect(lineOf({ names }, lines)).toBe(line === null ? null : lines[line])
})

it.for<[change: string, edits: readonly Edit[], line: string, isOfChange: boolean]>([
  ['summary', [set('paths /things get summary', 'All things')], '`listThings` is faster.', false],
  ['summary', [set('paths /things get summary', 'All things')], '`other` in `listThings`.', false],
  [
    'deprecation of the operation',
    [set('paths /things get deprecated', true)],
    '`age` in `listThings`.',
    false,
  ],
  [
    'refusal',
    [set('paths /things get x-error-codes', ['validation_error', 'not_found'])],
    '`age` in `listThings`.',
    false,
  ],
  [
    'refusal',
    [set('paths /things get x-error-codes', ['validation_error', 'not_found'])],
    '`listThings` may answer `not_found`.',
    true,
  ],
  ['removal of the operation', [remove('paths /things get')], '`listThings` is no more.', true],
  [
    'field',
    [set('components schemas Thing properties age', { type: 'integer' })],
    '`listThings` has `age`.',
    true,
  ],
  [
    'field',
    [set('components schemas Thing properties age', { type: 'integer' })],
    '`listThings` has `size`.',
    false,
  ],
  [
    'list whose schema has another name than the field',
    [
      set('components schemas ThingLabels', {
        type: 'array',
        maxItems: 5,
        items: { type: 'string', maxLength: 9 },
      }),
      set('components schemas ThingCreate properties tags', { $ref: '#/components/schemas/ThingLabels' }),
    ],
    '`createThing` bounds `tags`.',
    true,
  ],
])(
  'a changelog line that names the operation of a %s describes that change only if it names the change',
  async ([, edits, line, isOfChange]) => {
    const [change] = compareContracts(await contractFrom(baseText), await contractFrom(edited(edits)))
    expect(change && lineOf(change, [line])).toBe(isOfChange ? line : null)
  },
)
