import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCompiler } from '../support/project/compiler.ts'
import { sampleErrorCode } from '../support/project/sample-error-code.ts'
import { insert, ProjectCopy, repeat, swap, type Edit } from '../support/project/project-copy.ts'

const contract = 'spec/openapi.yaml'
const settings = 'spec/settings.yaml'
const work = 'spec/work.yaml'

/** Edits that must not compile, and the compiler's messages. */
const mistakes: { title: string; edits: Edit[]; file: string; says: RegExp }[] = [
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
    file: 'src/handlers/public/index.ts',
    says: /^src\/handlers\/public\/index\.ts\(\d+,\d+\): error TS2741: Property 'listPeople' is missing/m,
  },
  {
    title: 'a handler that replies with an undocumented status',
    edits: [swap('src/handlers/public/tasks.ts', 'status: 201', 'status: 200')],
    file: 'src/handlers/public/tasks.ts',
    says: /^src\/handlers\/public\/tasks\.ts\(\d+,\d+\): error TS2322: [^]*Type '200' is not assignable to type '201'/m,
  },
  {
    title: 'a reply whose status has changed in the contract',
    edits: [swap(contract, "'201':", "'202':", 'operationId: createEvent\n')],
    file: 'src/handlers/public/events.ts',
    says: /^src\/handlers\/public\/events\.ts\(\d+,\d+\): error TS2322: [^]*Type '201' is not assignable to type '202'/m,
  },
  {
    title: 'a handler whose reply has the wrong shape',
    edits: [
      swap(
        'src/handlers/public/projects.ts',
        '{ data: await projects.findVisibleProject(db, workspaceId, path.id) }',
        'await projects.findVisibleProject(db, workspaceId, path.id)',
      ),
    ],
    file: 'src/handlers/public/projects.ts',
    says: /^src\/handlers\/public\/projects\.ts\(\d+,\d+\): error TS2322: [^]*Property 'data' is missing/m,
  },
  {
    title: 'a handler that replies with an undocumented header',
    edits: [
      swap('src/handlers/public/projects.ts', 'status: 200,', "status: 200, headers: { 'X-Other': '1' },"),
    ],
    file: 'src/handlers/public/projects.ts',
    says: /^src\/handlers\/public\/projects\.ts\(\d+,\d+\): error TS2322: [^]*'headers' are incompatible/m,
  },
  {
    title: 'a nullable field that the contract no longer allows to be null',
    edits: [
      swap(contract, "type: [integer, 'null']", 'type: integer', 'The progress in percent.'),
      ...[contract, work].map((file): Edit => ({
        file,
        change: (text) => text.replaceAll('progress: null', 'progress: 0'),
      })),
    ],
    file: 'src/domain/tasks/task-row.ts',
    says: /^src\/domain\/tasks\/task-row\.ts\(\d+,\d+\): error TS2322: Type 'number \| null' is not assignable to type 'number'/m,
  },
  {
    title: 'a locking rule in an operation that does not declare the lock',
    edits: [swap(settings, '      x-transaction: locks\n', '', 'operationId: deleteWebhookEndpoint\n')],
    file: 'src/handlers/settings/webhook-endpoints.ts',
    says: /^src\/handlers\/settings\/webhook-endpoints\.ts\(\d+,\d+\): error TS2339: Property 'tx' does not exist/m,
  },
  {
    title: 'a locking rule that gets a plan',
    edits: [
      swap(settings, '      x-transaction: locks\n', '', 'operationId: readNotifications\n'),
      swap('src/handlers/settings/record.ts', '{ tx, session', '{ plan, session'),
      swap('src/handlers/settings/record.ts', 'readNotifications(tx', 'readNotifications(plan'),
    ],
    file: 'src/handlers/settings/record.ts',
    says: /^src\/handlers\/settings\/record\.ts\(\d+,\d+\): error TS2345: Argument of type 'Plan' is not assignable to parameter of type 'Transaction'/m,
  },
  {
    title: 'an operation that commits by itself without declaring it',
    edits: [swap(settings, '      x-transaction: own\n', '', 'operationId: updateMe\n')],
    file: 'src/handlers/settings/me.ts',
    says: /^src\/handlers\/settings\/me\.ts\(\d+,\d+\): error TS2339: Property 'transact' does not exist/m,
  },
  {
    title: 'an error code without a message',
    edits: [insert(contract, sampleErrorCode, '  method_not_allowed:\n', '\nx-error-catalog:')],
    file: 'src/errors.ts',
    says: /^src\/errors\.ts\(\d+,\d+\): error TS2741: Property 'gone' is missing/m,
  },
  {
    title: 'a contract without one of its authenticators',
    edits: [swap('src/app.ts', '    session: authenticateBySession(context),\n', '')],
    file: 'src/app.ts',
    says: /^src\/app\.ts\(\d+,\d+\): error TS2741: Property 'session' is missing/m,
  },
]

const compiler = createCompiler(resolve(import.meta.dirname, '../..'), ['src/app.ts'])

/** The copy of the project in which the edits are made. */
let copy: ProjectCopy
beforeAll(async () => {
  copy = await ProjectCopy.create()
})
afterEach(() => copy.restore())
afterAll(() => copy.remove())

describe('the compiler', () => {
  it.each([...new Set(mistakes.map(({ file }) => file))])(
    'the compiler accepts %s without changes',
    (file) => {
      expect(compiler.check([file])).toBe('')
    },
  )

  it.each(mistakes)('the compiler refuses $title', async ({ edits, file, says }) => {
    for (const edit of edits) await copy.edit(edit)
    if (edits.some((edit) => edit.file.startsWith('spec/'))) await copy.codegen()
    const texts = await copy.edited()
    expect(compiler.check([file], texts)).toMatch(says)
  })
})
