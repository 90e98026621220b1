import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { operations } from '../support/contract/operations.ts'
import { deleteTask } from './tables/new-operations.ts'
import { createCompiler, type Compiler } from '../support/project/compiler.ts'
import { ProjectCopy } from '../support/project/project-copy.ts'

/* The example of a new operation in CONTRIBUTING.md, followed exactly in a copy of the project. */

/** Folders whose tests are built from the operations of the contract, or check what an author writes. */
const contractTests = ['api', 'conformance', 'contract', 'docs', 'fuzz', 'http', 'mcp', 'mock', 'pages'].map(
  (folder) => `test/${folder}/`,
)

/** The titles of such tests name the operation, or say that they concern operations or contracts. */
const concerned = ['-t', 'deleteTask|DELETE|[Oo]peration|[Cc]ontract']

/** Parts that an author may forget, and that the compiler reports. */
const omissions = [
  { file: 'src/client/taskwire.ts', part: 'returnsNothing', omitted: ', returnsNothing: true' },
  { file: 'src/pages/reference/samples.ts', part: 'the method', omitted: "  deleteTask: 'tasks.delete',\n" },
  { file: 'tools/conformance/rules/auth.ts', part: 'a valid call', omitted: /^ +deleteTask: .*\n/m },
]

let copy: ProjectCopy
beforeAll(async () => {
  copy = await ProjectCopy.create()
  for (const edit of deleteTask) await copy.edit(edit)
  await copy.codegen()
  expect(await copy.runScript('scripts/coverage.ts')).toMatchObject({ code: 0 })
}, 600_000)
afterAll(() => copy.remove())

describe('a project after the steps of "Adding an operation"', { timeout: 1_800_000 }, () => {
  it('codegen adds the parts that the policy implies to the contract', async () => {
    const text = (await copy.read('spec/openapi.yaml')) ?? ''
    const written = text.slice(
      text.indexOf('operationId: deleteTask'),
      text.indexOf('  /tasks/{id}/comments:'),
    )
    expect(written).toContain('- write_rate_limited')
    expect(written).toContain("$ref: '#/components/responses/WriteTasksForbidden'")
    expect(written).toContain("$ref: '#/components/headers/RateLimitRemaining'")
    expect(await copy.runScript('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
  })

  it.each(['.', 'src/web'])(
    'the project compiles, with its tests, scripts and pages: tsc -p %s',
    async (project) => {
      expect(await copy.compile(project)).toEqual({ code: 0, output: '' })
    },
  )

  it('the linter, the check for unused code and compat have no findings', async () => {
    const files = [...(await copy.edited()).keys()].filter((file) => /^(?!generated).*\.ts$/.test(file))
    expect(files).toContain('src/client/taskwire.ts')
    for (const [tool = '', ...args] of [
      ['oxlint/bin/oxlint', '--type-aware', '--format=unix', ...files],
      ['knip/bin/knip.js'],
    ])
      expect(await copy.run(`node_modules/${tool}`, ...args), tool).toEqual({ code: 0, output: '' })
    expect(await copy.run('scripts/compat.ts')).toMatchObject({ code: 0 })
  })

  describe('a forgotten part', () => {
    const files = omissions.map(({ file }) => file)
    let compiler: Compiler
    beforeAll(() => {
      compiler = createCompiler(copy.folder, files)
    })

    it.each(omissions)('the compiler reports $file if $part is missing', async ({ file, omitted }) => {
      const whole = (await copy.read(file)) ?? ''
      expect(compiler.check([file])).toBe('')
      expect(compiler.check([file], new Map([[file, whole.replace(omitted, '')]]))).toContain(file)
    })
  })

  it('parity passes, because the running app answers the operation', async () => {
    const { code, output } = await copy.runScript('scripts/parity.ts', '--database', await testDatabaseUrl())
    const count = operations.length + 1
    expect(output).toMatch(
      /^parity: spec\/openapi\.yaml: \d+ operations, .*: consistent\n.*: consistent\n.*: consistent\n$/,
    )
    expect(output).toContain(`: ${count} operations, `)
    expect(code).toBe(0)
  })

  it('every test that is generated from the operations of the contract passes', async () => {
    // `npm test` builds the pages first.
    const built = await copy.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
    expect(built).toEqual({ code: 0, output: '' })
    const { testResults } = await copy.runTests(inject('database').url, ...contractTests, ...concerned)
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)).toEqual([])
    expect(testResults.map(({ message }) => message).join('')).toBe('')
    expect(tests.filter(({ fullName }) => fullName.includes('deleteTask')).length).toBeGreaterThan(10)
  })
})
