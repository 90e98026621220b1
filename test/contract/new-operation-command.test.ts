import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newOperations } from './new-operations.ts'
import { insert, ProjectCopy, type Outcome } from './project-copy.ts'

/* Operations that are described and nothing more, in a copy of the project, and what the command writes for them. */

const notes = insert(
  'spec/settings.yaml',
  `
  /notes/{id}:
    get:
      operationId: getNote
      tags: [Keys]
      summary: Read a note
      description: What a key is for.
      security:
        - session: [admin]
      x-rate-limits: []
      x-error-codes:
        - not_found
      parameters:
        - $ref: '#/components/parameters/KeyId'
        - $ref: './openapi.yaml#/components/parameters/RequestId'
      responses:
        '200':
          description: The note.
          content:
            application/json:
              schema:
                $ref: './openapi.yaml#/components/schemas/TaskCommentCreate'
              example:
                body: The till
    patch:
      operationId: changeNote
      tags: [Keys]
      summary: Change a note
      description: Changes what a key is for.
      security:
        - session: [admin]
      x-same-origin: true
      x-rate-limits: []
      x-error-codes:
        - not_found
      parameters:
        - $ref: '#/components/parameters/KeyId'
        - $ref: './openapi.yaml#/components/parameters/RequestId'
      requestBody:
        description: The note.
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [note]
              properties:
                note:
                  description: What the key is for.
                  type: string
                  maxLength: 100
            example:
              note: The till
      responses:
        '204':
          description: The note is changed.
`,
  '\n  /webhook-endpoints:\n',
)

const ids = ['deleteTask', 'completeTask', 'getEvent', 'streamMembers', 'getLimits', 'changeNote']

let copy: ProjectCopy
const files = async (): Promise<string[]> =>
  (
    await copy.run(
      '-e',
      "console.log(require('fs').globSync('{src,test,scripts,generated,spec}/**/*').join())",
    )
  ).output.split(',')
const scaffold = (...args: string[]): Promise<Outcome> => copy.run('src/cli.ts', 'new-operation', ...args)

beforeAll(async () => {
  copy = await ProjectCopy.create()
  for (const [contractEdit] of Object.values(newOperations)) if (contractEdit) await copy.edit(contractEdit)
  await copy.edit(notes)
}, 600_000)
afterAll(() => copy.remove())

describe('new-operation', { timeout: 600_000 }, () => {
  it.each([
    [
      'an id that no contract has',
      ['archiveWorkspace'],
      1,
      /^error: no contract has an operation archiveWorkspace: /,
    ],
    [
      'one that has its handler',
      ['getTask'],
      1,
      /^error: getTask has its handler: src\/handlers\/public\/index\.ts/,
    ],
    ['no id', [], 78, /^error: missing required argument 'id'/],
  ])('refuses %s in a line, and writes nothing', async (_, args, code, says) => {
    const before = await files()
    const outcome = await scaffold(...args)
    expect(outcome).toMatchObject({ code, output: expect.stringMatching(says) as string })
    expect(outcome.output).toMatch(/^[^\n]+\n$/)
    expect(await files()).toEqual(before)
  })

  it('writes handler, rule and test', async () => {
    const before = await files()
    for (const id of ids) expect(await scaffold(id), id).toMatchObject({ code: 0 })
    expect(JSON.parse((await scaffold('getNote', '--json')).output)).toEqual({
      operation: 'getNote',
      handler: 'src/handlers/settings/keys.ts',
      domain: 'src/domain/api-keys/get-note.ts',
      test: 'test/settings/get-note.test.ts',
    })
    expect((await files()).filter((file) => !before.includes(file)).sort()).toEqual([
      'src/domain/accounts/stream-members.ts',
      'src/domain/api-keys/change-note.ts',
      'src/domain/api-keys/get-note.ts',
      'src/domain/events/get-event.ts',
      'src/domain/get-limits.ts',
      // The rule of deleteTask is there already.
      'src/domain/tasks/complete-task.ts',
      'test/api/complete-task.test.ts',
      'test/api/delete-task.test.ts',
      'test/api/get-event.test.ts',
      'test/api/get-limits.test.ts',
      'test/api/stream-members.test.ts',
      'test/settings/change-note.test.ts',
      'test/settings/get-note.test.ts',
    ])
    expect(await scaffold('changeNote')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has its handler') as string,
    })
  })

  it('leaves a project that compiles, and contracts that are in step with what is generated', async () => {
    const server = JSON.stringify({
      extends: './tsconfig.json',
      include: ['src', 'generated', 'test/api', 'test/settings', 'test/support'],
    })
    await copy.edit({ file: 'tsconfig.server.json', change: () => server })
    expect(await copy.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json')).toEqual({
      code: 0,
      output: '',
    })
    expect(await copy.run('scripts/codegen.ts', '--check')).toEqual({ code: 0, output: '' })
    const lint = [
      'src/handlers',
      'src/domain/api-keys',
      'src/domain/events',
      'test/settings/change-note.test.ts',
    ]
    expect(await copy.run('node_modules/eslint/bin/eslint.js', ...lint)).toEqual({ code: 0, output: '' })
    expect((await copy.run('node_modules/prettier/bin/prettier.cjs', '--check', ...lint)).code).toBe(0)
  })

  it.each([
    ['test/api/get-event.test.ts', 'src/domain/events/get-event.ts'],
    ['test/settings/change-note.test.ts', 'src/domain/api-keys/change-note.ts'],
  ])('%s is red until its rule is written', async (test, domain) => {
    const { testResults } = await copy.runTests(test, inject('database').url)
    const [ran] = testResults.flatMap(({ assertionResults }) => assertionResults) as {
      status: string
      failureMessages?: string[]
    }[]
    expect(ran?.status).toBe('failed')
    expect(ran?.failureMessages?.join('')).toContain(`the rule belongs in ${domain}: expected 500 to be`)
  })

  it('calls a rule that is there already', async () => {
    const { testResults } = await copy.runTests('test/api/delete-task.test.ts', inject('database').url)
    expect(testResults.flatMap(({ assertionResults }) => assertionResults)).toMatchObject([
      { status: 'passed' },
    ])
  })
})
