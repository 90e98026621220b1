import { expect, it } from 'vitest'
import type { Change } from '../../scripts/compat/change.ts'
import { dateSection, lineOf, unreleasedLines } from '../../scripts/compat/changelog.ts'

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
  expect(lineOf({ names } as Change, lines)).toBe(line === null ? null : lines[line])
})
