import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkAgreement } from '../../scripts/contract/example-agreement.ts'
import { checkExamples } from '../../scripts/contract/examples.ts'
import { SourceContract } from '../../scripts/contract/source-contract.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { lineOf } from '../support/project/project-copy.ts'

const file = 'spec/openapi.yaml'
const text = readFileSync(file, 'utf8')

/** Returns the faults of the examples in a text of the contract, each with its line. */
function faultsOf(edited: string, check = checkAgreement): [line: number, what: string][] {
  const contract = new SourceContract(new YamlFile(file, edited))
  return check(contract).map(([at, what]) => [Number(contract.at(at as string[]).split(':')[1]), what])
}

/** Returns the check that makes a finding; each compiles or compares all examples. */
const checkOf = ({ source }: RegExp) => (/required|no example/.test(source) ? checkExamples : checkAgreement)

/** Replaces the first match after a place. */
function edit(after: string, pattern: RegExp, by: string): string {
  const at = text.indexOf(after)
  expect(at, `the contract has no ${after}`).not.toBe(-1)
  return text.slice(0, at) + text.slice(at).replace(pattern, by)
}

const webhook = '\n  task.created:\n'
const createTask = 'operationId: createTask\n'
const anExample = /^( +)examples:\n(?:\1 .*\n)+/m

test.each<[what: string, says: RegExp, place: string, pattern: RegExp, by: string]>([
  [
    'another value than its resource',
    /webhook task.created, .* has priority "low", and that of \w+/,
    webhook,
    /priority: .*/,
    'priority: low',
  ],
  [
    'a version that no response shows',
    /webhook task.created, .* shows task_\w+ of 2026-01-01T/,
    webhook,
    /updated_at: .*/,
    "updated_at: '2026-01-01T00:00:00.000Z'",
  ],
  [
    'a resource that no response shows',
    /shows task_01m6drk2y0e6qsmym84rk0bzzz of/,
    webhook,
    /id: task_\w+/,
    'id: task_01m6drk2y0e6qsmym84rk0bzzz',
  ],
  [
    'another project of a deleted task',
    /webhook task.deleted, .* has project_id/,
    '\n  task.deleted:\n',
    /project_id: project_\w+/,
    'project_id: project_01m6drk2y0e6qsmym84rk0bzzz',
  ],
  [
    'another column of a deleted task',
    /webhook task.deleted, .* has card_id/,
    '\n  task.deleted:\n',
    /card_id: card_\w+/,
    'card_id: card_01m6drk2y0e6qsmym84rk0bzzz',
  ],
  [
    'no field that its schema requires',
    /required property 'progress' .* in the webhook task.created/,
    webhook,
    /\n +progress: .*/,
    '',
  ],
  ['no example', /no example in the webhook task.created/, webhook, anExample, ''],
])('an event example with %s is reported', (_what, says, place, pattern, by) => {
  expect(faultsOf(edit(place, pattern, by), checkOf(says)).map(([, what]) => what)).toContainEqual(
    expect.stringMatching(says),
  )
})

test.each<[what: string, says: RegExp, place: string, pattern: RegExp, by: string]>([
  [
    'another value than the request',
    /the response|its response, .* has priority "high", and that of the request of createTask/,
    createTask,
    /priority: high/,
    'priority: low',
  ],
  [
    'another value than another response',
    /getTask, .* has priority "low", and that of listTasks/,
    'operationId: getTask\n',
    /priority: .*/,
    'priority: low',
  ],
  [
    'no field that its schema requires',
    /required property 'progress' .* in getTask/,
    'operationId: getTask\n',
    /\n +progress: .*/,
    '',
  ],
  ['no example', /no example in getTask/, 'operationId: getTask\n', anExample, ''],
])('a response example with %s is reported', (_what, says, place, pattern, by) => {
  expect(faultsOf(edit(place, pattern, by), checkOf(says)).map(([, what]) => what)).toContainEqual(
    expect.stringMatching(says),
  )
})

test('a request example without a response example is reported', () => {
  const faults = faultsOf(edit('operationId: updateTask\n', /^ {14}complete:$/m, '              completed:'))
  expect(faults).toContainEqual([
    expect.any(Number),
    'the request example “completed” of updateTask has no response example',
  ])
})

test('a fault has the line of the field that differs', () => {
  const edited = edit(webhook, /priority: .*/, 'priority: low')
  expect(faultsOf(edited)[0]?.[0]).toBe(lineOf(edited, 'priority: low', webhook.trim()))
})

test('the contract’s examples agree', () => {
  expect(faultsOf(text)).toEqual([])
})
