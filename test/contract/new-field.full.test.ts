import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createCompiler, type Compiler } from '../support/project/compiler.ts'
import { capacity, estimate, type Step } from './tables/new-fields.ts'
import { ProjectCopy, type Edit } from '../support/project/project-copy.ts'

/*
 * The guide docs/adding-a-field.md, followed in a copy of the project: with all of its steps the field works and everything
 * compiles, and without any one of them the compiler, codegen, a test or `npm run compat` names what is missing.
 */

const types = 'generated/openapi.types.ts'
/** The generated types of the contracts with tasks. */
const generated = [types, 'generated/work.types.ts']
/** The new fields, which share one copy of the project because compiling it takes a minute. */
const fields = [estimate, capacity]
const steps = fields.flatMap((field) => field.steps)
const projects = ['.', 'src/web'] as const
type Project = (typeof projects)[number]
const projectOf = (file: string): Project => (file.startsWith('src/web/') ? 'src/web' : '.')
const isOfContract = ({ edits }: Step): boolean => edits.some(({ file }) => file.startsWith('spec/'))

describe('a project with new fields', { timeout: 300_000 }, () => {
  let copy: ProjectCopy
  /** The compilers of the project and of its pages. */
  let compilers: Record<Project, Compiler>
  /** The generated types without the fields. */
  let typesBefore: string
  /** The contents of the edited files if a step is left out, by step. */
  const without = new Map<Step, Map<string, string>>()

  beforeAll(async () => {
    copy = await ProjectCopy.create()
    typesBefore = (await copy.read(types)) ?? ''
    const files = new Set(steps.flatMap(({ edits }) => edits.map(({ file }) => file)))
    const originals = new Map<string, string>()
    for (const file of files) originals.set(file, (await copy.read(file)) ?? '')
    for (const step of steps)
      without.set(
        step,
        edited(
          originals,
          steps.filter((one) => one !== step),
        ),
      )
    for (const step of steps.filter(isOfContract)) {
      await write(without.get(step))
      await copy.codegen()
      for (const file of generated) without.get(step)?.set(file, (await copy.read(file)) ?? '')
    }
    await write(edited(originals, steps))
    for (const { test } of fields) await write(new Map([[test.file, test.text]]))
    await copy.codegen()
    compilers = {
      '.': createCompiler(copy.folder, checked('.')),
      'src/web': createCompiler(copy.folder, checked('src/web'), 'src/web'),
    }
  }, 300_000)
  afterAll(() => copy.remove())

  async function write(texts: ReadonlyMap<string, string> = new Map()): Promise<void> {
    for (const [file, text] of texts)
      if (text !== (await copy.read(file))) await copy.edit({ file, change: () => text })
  }

  /** Lists the files of a project whose types the steps affect. */
  const checked = (project: Project): string[] =>
    [
      ...new Set([
        ...steps.flatMap(({ edits }) => edits.map(({ file }) => file)),
        'src/handlers/public/tasks.ts',
        'src/domain/tasks/move-task.ts',
        'src/domain/tasks/accessible-tasks.ts',
      ]),
    ].filter((file) => /\.tsx?$/.test(file) && projectOf(file) === project)

  /** Generates in a new process, which does not move the copy that the compiler has read. */
  const codegen = async () => expect(await copy.run('scripts/codegen.ts')).toEqual({ code: 0, output: '' })

  /** Returns what the tests of a file report: the titles of those that fail, with their errors. */
  async function failures(file: string): Promise<string[]> {
    const { testResults } = await copy.runTests(inject('database').url, file)
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = tests.filter(({ status }) => status === 'failed')
    return [
      ...testResults.map(({ message }) => message).filter(Boolean),
      ...failed.flatMap(({ fullName, failureMessages = [] }) => [fullName, ...failureMessages]),
    ]
  }

  const compat = () => copy.run('scripts/compat.ts')

  /** Returns what `npm run compat` refuses; empty if nothing. */
  const refusal = async (): Promise<string> => {
    const { code, output } = await compat()
    return code === 0 ? '' : output
  }

  test.each(projects)('the project compiles after all steps of the guide: tsc -p %s', async (project) => {
    expect(await copy.compile(project)).toEqual({ code: 0, output: '' })
  })

  test('compat accepts the new fields after all steps of the guide', async () => {
    expect(await compat()).toMatchObject({ code: 0 })
  })

  describe.each(fields)('the new field $name', (field) => {
    test('the new field works after all steps of the guide', async () => {
      expect(await failures(field.test.file)).toEqual([])
    })

    test.each(field.steps)(
      'the new field is reported as incomplete without the step “$name”',
      async (step) => {
        const { found } = step
        const texts = without.get(step) ?? new Map<string, string>()
        if (found.by === 'codegen --check') {
          await copy.edit({ file: types, change: () => typesBefore })
          const { code, output } = await copy.run('scripts/codegen.ts', '--check')
          await codegen()
          expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(types) as string })
          return
        }
        if (found.by === 'compiler') {
          const project = projectOf(found.in)
          const output = compilers[project].check([found.in], texts)
          expect(output).toContain(found.in)
          expect(output).toContain(field.name)
          return
        }
        const all = new Map<string, string>()
        for (const file of texts.keys()) all.set(file, (await copy.read(file)) ?? '')
        await write(texts)
        if (isOfContract(step)) await codegen()
        const outcome =
          found.by === 'test' ? (await failures(found.file ?? field.test.file)).join('\n') : await refusal()
        await write(all)
        if (isOfContract(step)) await codegen()
        expect(outcome).toMatch(found.by === 'test' ? found.named : field.name)
      },
    )
  })
})

function edited(originals: ReadonlyMap<string, string>, steps: readonly Step[]): Map<string, string> {
  const texts = new Map(originals)
  for (const { file, change } of steps.flatMap(({ edits }): Edit[] => edits))
    if (change) texts.set(file, change(texts.get(file) ?? ''))
  return texts
}
