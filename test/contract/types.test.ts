import { describe, expect, it } from 'vitest'
import { madeUpCode } from './made-up-code.ts'
import { useCopies } from './drift.ts'
import { insert, repeat, swap, type Edit, type Outcome, type ProjectCopy } from './project-copy.ts'

const contract = 'spec/openapi.yaml'

/** Only what the server consists of, so that a later run checks again no more than what an edit touches. */
const compilerOptions: Edit = {
  file: 'tsconfig.server.json',
  change: () => JSON.stringify({ extends: './tsconfig.json', include: ['src', 'generated'] }),
}

/** What does not compile, and what the compiler says of it. */
const mistakes: { title: string; edits: Edit[]; says: RegExp }[] = [
  {
    title: 'an operation without a handler',
    edits: [
      repeat(
        contract,
        '  /members:\n',
        '  /tasks:\n',
        { '/members:': '/people:', listMembers: 'listPeople' },
        '  /events:\n',
      ),
    ],
    says: /^src\/handlers\/public\/index\.ts\(\d+,\d+\): error TS2741: Property 'listPeople' is missing/m,
  },
  {
    title: 'a handler that answers an undocumented status',
    edits: [swap('src/handlers/public/tasks.ts', 'status: 201', 'status: 200')],
    says: /^src\/handlers\/public\/tasks\.ts\(\d+,\d+\): error TS2322: Type '200' is not assignable to type '201'/m,
  },
  {
    title: 'a success whose status has changed in the contract',
    edits: [swap(contract, "'201':", "'202':", 'operationId: createEvent\n')],
    says: /^src\/handlers\/public\/events\.ts\(\d+,\d+\): error TS2322: Type '201' is not assignable to type '202'/m,
  },
  {
    title: 'a handler that answers in another shape',
    edits: [
      swap(
        'src/handlers/public/projects.ts',
        '{ data: projectResource(project) }',
        'projectResource(project)',
      ),
    ],
    says: /^src\/handlers\/public\/projects\.ts\(\d+,\d+\): error TS2353: |^src\/handlers\/public\/projects\.ts\(\d+,\d+\): error TS2\d+: Property 'data' is missing/m,
  },
  {
    title: 'a field that may be null and no longer is so in the contract',
    edits: [swap(contract, "type: [integer, 'null']", 'type: integer', 'The progress in percent.')],
    says: /^src\/resources\.ts\(\d+,\d+\): error TS2322: Type 'number \| null' is not assignable to type 'number'/m,
  },
  {
    title: 'an error code without a message',
    edits: [insert(contract, madeUpCode, '  method_not_allowed:\n', '\nx-error-catalog:')],
    says: /^src\/errors\.ts\(\d+,\d+\): error TS2741: Property 'gone' is missing/m,
  },
]

const withCopy = useCopies()

describe('tsc', { timeout: 600_000 }, () => {
  it.concurrent('passes when all is in step', () =>
    withCopy(async (copy) => {
      expect(await compile(copy)).toEqual({ code: 0, output: '' })
    }),
  )

  it.concurrent.for(mistakes)('refuses $title', ({ edits, says }) =>
    withCopy(async (copy) => {
      for (const edit of edits) await copy.edit(edit)
      if (edits.some(({ file }) => file === contract)) await copy.codegen()
      const { code, output } = await compile(copy)
      expect(output).toMatch(says)
      expect(code).not.toBe(0)
    }),
  )
})

async function compile(copy: ProjectCopy): Promise<Outcome> {
  await copy.edit(compilerOptions)
  const { file } = compilerOptions
  return copy.run(
    'node_modules/typescript/bin/tsc',
    '-p',
    file,
    '--incremental',
    '--tsBuildInfoFile',
    'tsbuildinfo',
  )
}
