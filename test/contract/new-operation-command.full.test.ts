import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { describedIds, descriptions, listed } from './tables/new-operations.ts'
import { ProjectCopy, type ProgramResult, type TestReport } from '../support/project/project-copy.ts'

/* The command writes code for operations that a copy of the project describes but does not implement. */

let copy: ProjectCopy
const files = () => copy.list('src', 'test', 'scripts', 'generated', 'spec')
const scaffold = (...args: string[]): Promise<ProgramResult> =>
  copy.runScript('scripts/new-operation.ts', ...args)
const written = [
  'src/domain/accounts/stream-members.ts',
  'src/domain/api-keys/change-note.ts',
  'src/domain/api-keys/remove-note.ts',
  'src/domain/events/get-event.ts',
  // The product rule of deleteTask exists already.
  'test/api/delete-task.test.ts',
  'test/api/get-event.test.ts',
  'test/api/stream-members.test.ts',
  'test/settings/change-note.test.ts',
  'test/settings/remove-note.test.ts',
]

beforeAll(async () => {
  copy = await ProjectCopy.create()
  for (const edit of [...descriptions, ...listed]) await copy.edit(edit)
}, 600_000)
afterAll(() => copy.remove())

describe('new-operation', { timeout: 600_000 }, () => {
  it.each([
    [
      'an id that no contract has',
      ['archiveWorkspace'],
      /^error: no contract has an operation archiveWorkspace: /,
    ],
    [
      'an id that already has a handler',
      ['getTask'],
      /^error: getTask already has a handler: src\/handlers\/public\/tasks\.ts/,
    ],
  ])('new-operation refuses %s with a one-line message, and writes nothing', async (_, args, says) => {
    const before = await files()
    const outcome = await scaffold(...args)
    expect(outcome).toMatchObject({ code: 1, output: expect.stringMatching(says) as string })
    expect(outcome.output).toMatch(/^[^\n]+\n$/)
    expect(await files()).toEqual(before)
  })

  it('new-operation refuses to run without an id, with a one-line message', async () => {
    const output = expect.stringMatching(/^error: missing required argument 'id'[^\n]*\n$/) as string
    expect(await copy.run('src/cli.ts', 'new-operation')).toEqual({ code: 78, output })
  })

  it('new-operation writes a handler, a product rule and a test for each operation', async () => {
    const before = await files()
    for (const id of describedIds.filter((one) => one !== 'changeNote')) {
      const next = id === 'deleteTask' ? 'the rule already exists' : 'it fails until then'
      const output = expect.stringContaining(next) as string
      expect(await scaffold(id), id).toMatchObject({ code: 0, output })
    }
    const { output } = await copy.run('src/cli.ts', 'new-operation', 'changeNote', '--json')
    expect(JSON.parse(output)).toEqual({
      operation: 'changeNote',
      handler: 'src/handlers/settings/keys.ts',
      domain: 'src/domain/api-keys/change-note.ts',
      test: 'test/settings/change-note.test.ts',
    })
    expect((await files()).filter((file) => !before.includes(file))).toEqual(written)
    expect(await copy.run('src/cli.ts', 'new-operation', 'changeNote')).toMatchObject({
      code: 1,
      output: expect.stringContaining('already has a handler') as string,
    })
  })

  it('new-operation leaves generated code that matches the contracts', async () => {
    expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
  })

  it.each(['.', 'src/web'])('new-operation leaves a project that compiles: tsc -p %s', async (project) => {
    expect(await copy.compile(project)).toEqual({ code: 0, output: '' })
  })

  it('new-operation writes code that passes the lint and format checks', async () => {
    const checked = [
      'src/handlers/public',
      'src/handlers/settings/keys.ts',
      'src/domain/api-keys/change-note.ts',
      'src/domain/api-keys/remove-note.ts',
      'src/domain/events/get-event.ts',
      'test/settings/change-note.test.ts',
    ]
    expect(
      await copy.run('node_modules/oxlint/bin/oxlint', '--type-aware', '--format=unix', ...checked),
    ).toEqual({ code: 0, output: '' })
    expect((await copy.run('node_modules/oxfmt/bin/oxfmt', '--check', ...checked)).code).toBe(0)
  })
})

describe('tests that the command writes', { timeout: 600_000 }, () => {
  let report: TestReport
  beforeAll(async () => {
    const run = ['test/api/get-event', 'test/settings/change-note', 'test/api/delete-task']
    report = await copy.runTests(inject('database').url, ...run.map((name) => `${name}.test.ts`))
  }, 600_000)
  const outcomeOf = (file: string) =>
    report.testResults
      .filter(({ name }) => name.endsWith(file))
      .flatMap(({ assertionResults }) => assertionResults)

  it.each([
    ['test/api/get-event.test.ts', 'src/domain/events/get-event.ts'],
    ['test/settings/change-note.test.ts', 'src/domain/api-keys/change-note.ts'],
  ])('the generated test %s fails until %s is implemented', (file, rule) => {
    const [ran] = outcomeOf(file)
    expect(ran?.status).toBe('failed')
    const says = `the rule belongs in ${rule}: expected 500 to be`
    expect(ran?.failureMessages?.join('')).toContain(says)
  })

  it('the generated test passes if the product rule already exists, and a deleted resource is read as 404', async () => {
    expect(outcomeOf('test/api/delete-task.test.ts')).toMatchObject([{ status: 'passed' }])
    const read = "expect((await full.call('GET', `/tasks/${world.tasks.first}`)).status).toBe(404)"
    expect(await copy.read('test/api/delete-task.test.ts')).toContain(read)
  })
})
