import { insert, type Edit } from '../../support/project/project-copy.ts'

/* The steps of docs/adding-a-field.md, as taken by an author, for a nullable integer of a task and of an event. */

/** A step of the guide, whose edits the test leaves out. */
export interface Step {
  name: string
  edits: Edit[]
  /** The finding that reports the missing step. */
  found:
    | { by: 'compiler'; in: string }
    | { by: 'test'; file?: string; named: RegExp }
    | { by: 'codegen --check' }
    | { by: 'compat' }
}

export interface NewField {
  name: string
  steps: Step[]
  /** The test that the author writes. */
  test: { file: string; text: string }
}

const contract = 'spec/openapi.yaml'
const workContract = 'spec/work.yaml'

/** The property schema of both fields. */
const schemaName = 'ProvenNumber'
const propertySchema = `    ${schemaName}:
      description: A number for the proof of the guide.
      type: [integer, 'null']
      format: int32
      minimum: 0
      maximum: 100000

`

/** Adds a property to a schema, before another property, and the property schema once. */
const inSchema = (schema: string, name: string, before: string, file = contract): Edit[] => {
  const reference = `${file === contract ? '' : './openapi.yaml'}#/components/schemas/${schemaName}`
  const property = `        ${name}:\n          $ref: '${reference}'\n`
  const { change } = insert(contract, propertySchema, '    Instant:\n')
  return [
    {
      file: contract,
      change: (text) => (text.includes(propertySchema) ? text : (change?.(text) ?? text)),
    },
    insert(file, property, `        ${before}:\n`, `\n    ${schema}:\n`),
  ]
}

const required = (schema: string, name: string, before: string): Edit =>
  insert(contract, `        - ${name}\n`, `        - ${before}\n`, `\n    ${schema}:\n`)

/** Adds a field to the examples of resources, either of the operations or of the webhooks. */
const inExamples = (name: string, pattern: RegExp, isWebhook: boolean): Edit => ({
  file: contract,
  change(text) {
    const at = text.indexOf('\nwebhooks:\n')
    const [operations, webhooks] = [text.slice(0, at), text.slice(at)]
    const add = (part: string): string => part.replace(pattern, `$&$1${name}: null\n`)
    return isWebhook ? operations + add(webhooks) : add(operations) + webhooks
  },
})

/** Adds a field to the examples of the web editor's contract, whose resources have the fields of the public ones. */
const inWorkExamples = (name: string, pattern: RegExp): Edit => ({
  file: workContract,
  change: (text) => text.replace(pattern, `$&$1${name}: null\n`),
})

/** Adds a migration as `npm run db:generate` writes it. */
function migration(table: string, column: string): Edit[] {
  const tag = `9999_${column}`
  const journal = 'src/db/migrations/meta/_journal.json'
  return [
    {
      file: `src/db/migrations/${tag}.sql`,
      change: () => `ALTER TABLE "${table}" ADD COLUMN "${column}" integer;`,
    },
    {
      file: journal,
      change(text) {
        const parsed = JSON.parse(text) as { entries: { idx: number; when: number }[] }
        const last = parsed.entries.at(-1) ?? { idx: 0, when: 0 }
        const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag }
        return JSON.stringify({ ...parsed, entries: [...parsed.entries, entry] })
      },
    },
  ]
}

const line = (name: string): Edit =>
  insert('CHANGELOG.md', `- \`${name}\`, a new field.\n`, '- ', '## Unreleased')

/** Codegen, the only step without manual edits. */
const codegen: Step = { name: 'npm run codegen', edits: [], found: { by: 'codegen --check' } }

const compiler = (file: string): Step['found'] => ({ by: 'compiler', in: file })

const taskName = 'estimate_minutes'
const inTaskExamples = /^( +)progress: .*\n(?= +completed:)/gm
const tasks = 'src/domain/tasks'
const valueEditors = 'src/web/pages/work/task/value-editors.tsx'
const importRow = 'src/domain/imports/import-row.ts'
const taskFields = 'src/domain/task-fields.ts'
const outbox = 'src/domain/record/outbox.ts'

const estimateEditor = `function Estimate({ task: { ${taskName} }, save }: EditorProps): ReactNode {
  return (
    <EditedValue
      label="Estimate"
      type="number"
      min={0}
      step={1}
      hint="Not saved. Enter a whole number of minutes."
      value={${taskName} === null ? '' : String(${taskName})}
      save={(value) => save({ ${taskName}: value === '' ? null : Number(value) })}
    />
  )
}

`

export const estimate: NewField = {
  name: taskName,
  steps: [
    {
      name: 'Task, in the contract, and the examples of both contracts',
      edits: [
        required('Task', taskName, 'completed'),
        ...inSchema('Task', taskName, 'completed'),
        inExamples(taskName, inTaskExamples, false),
        inWorkExamples(taskName, inTaskExamples),
      ],
      found: compiler(`${tasks}/task-row.ts`),
    },
    {
      name: 'TaskEventData, in the contract',
      edits: [
        required('TaskEventData', taskName, 'completed'),
        ...inSchema('TaskEventData', taskName, 'completed'),
        inExamples(taskName, inTaskExamples, true),
      ],
      found: compiler(outbox),
    },
    {
      name: 'TaskCreate, in the contract',
      edits: [...inSchema('TaskCreate', taskName, 'end_date')],
      found: compiler(`${tasks}/create-task.ts`),
    },
    {
      name: 'TaskUpdate, in the contract',
      edits: [...inSchema('TaskUpdate', taskName, 'end_date')],
      found: compiler(`${tasks}/update-task.ts`),
    },
    {
      name: 'WorkTaskCreate and WorkTaskUpdate, in the contract of the web editor',
      edits: ['WorkTaskCreate', 'WorkTaskUpdate'].flatMap((schema) =>
        inSchema(schema, taskName, 'end_date', workContract),
      ),
      found: compiler(valueEditors),
    },
    codegen,
    { name: 'the changelog', edits: [line(taskName)], found: { by: 'compat' } },
    {
      name: 'the column',
      edits: [
        insert(
          'src/db/schema.ts',
          `    ${taskName}: integer(),\n`,
          '    progress: smallint(),\n',
          "  'tasks',",
        ),
      ],
      found: compiler(`${tasks}/task-row.ts`),
    },
    {
      name: 'the migration',
      edits: migration('tasks', taskName),
      found: { by: 'test', file: 'test/db/schema.test.ts', named: /tasks\.estimate_minutes/ },
    },
    {
      name: 'taskColumns',
      edits: [
        insert(
          `${tasks}/task-row.ts`,
          `  ${taskName}: tasks.${taskName},\n`,
          '  completed: tasks.completed,\n',
        ),
      ],
      found: compiler(`${tasks}/task-row.ts`),
    },
    {
      name: 'taskResource',
      edits: [
        insert(
          `${tasks}/task-row.ts`,
          `    ${taskName}: row.${taskName},\n`,
          '    completed: row.completed,\n',
        ),
      ],
      found: compiler(`${tasks}/task-row.ts`),
    },
    {
      name: 'creating',
      edits: [
        insert(
          `${tasks}/create-task.ts`,
          `    ${taskName}: input.${taskName} ?? null,\n`,
          '    end_date: input.end_date',
        ),
      ],
      found: compiler(`${tasks}/create-task.ts`),
    },
    {
      name: 'updating',
      edits: [
        insert(
          `${tasks}/update-task.ts`,
          `    ${taskName}: input.${taskName},\n`,
          '    end_date: input',
          'function wantedFields',
        ),
      ],
      found: compiler(`${tasks}/update-task.ts`),
    },
    {
      name: 'the successor of a recurring task',
      edits: [
        insert(
          `${tasks}/recurrence.ts`,
          `    ${taskName}: task.${taskName},\n`,
          '    end_date,\n',
          'insertTask(plan',
        ),
      ],
      found: compiler(`${tasks}/recurrence.ts`),
    },
    {
      name: 'the import',
      edits: [insert(importRow, `  ${taskName}: null,\n`, '  project_id: null,\n')],
      found: compiler(importRow),
    },
    {
      name: 'the task panel',
      edits: [
        insert(valueEditors, `  ${taskName}: Estimate,\n`, '  progress: Progress,\n'),
        insert(valueEditors, estimateEditor, 'function Progress('),
      ],
      found: compiler(valueEditors),
    },
    {
      name: 'blankTask',
      edits: [insert(taskFields, `  ${taskName}: null,\n`, '  end_date: null,\n')],
      found: compiler(taskFields),
    },
  ],
  test: {
    file: 'test/api/task-estimate.test.ts',
    text: `import { expect, test } from 'vitest'
import { runTransaction } from '../../src/db/transaction.ts'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { taskOf, useTasks } from '../support/world/tasks.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const scene = useWorld()
const { app, world, full, sql } = scene
const { created, patched } = useTasks(scene)
const shown = async (id: string) => taskOf(await full.get(\`/tasks/\${id}\`)).estimate_minutes

test('POST stores it', async () => {
  expect(await shown((await created({ estimate_minutes: 90 })).id)).toBe(90)
})

test('PATCH changes it, and null clears it', async () => {
  const { id } = await created({ estimate_minutes: 90 })
  expect((await patched(id, { estimate_minutes: 30 })).estimate_minutes).toBe(30)
  await patched(id, { title_text: 'Other' })
  expect(await shown(id)).toBe(30)
  await patched(id, { estimate_minutes: null })
  expect(await shown(id)).toBeNull()
})

test('the next task of a recurring one has it too', async () => {
  const { id } = await created({ title_text: 'Weekly', estimate_minutes: 45 })
  const actor = { workspaceId: world.workspace.id, userId: world.users.owner, via: 'web' as const, now: new Date() }
  await runTransaction(app.context.db, (tx) => setRecurrence(tx, actor, id, 'weekly'))
  await patched(id, { progress: 100 })
  expect(await sql\`select estimate_minutes from tasks where title = 'Weekly' and recurrence is not null\`).toMatchObject([{ estimate_minutes: 45 }])
})

test('its webhook events (TaskEventData) have it', async () => {
  await giveEndpoint(app, world.workspace.id, 'https://receiver.example/hook')
  const { id } = await created({ estimate_minutes: 15 })
  const [event] = await sql<{ body: string }[]>\`
    select body from webhook_events where workspace_id = \${world.workspace.id} order by id desc limit 1\`
  expect(JSON.parse(event?.body ?? '')).toMatchObject({ data: { id, estimate_minutes: 15 } })
})
`,
  },
}

const eventName = 'capacity'
const inEventExamples = /^( +)color: .*\n(?= +repeat:)/gm
const events = 'src/domain/events'
const eventFields = 'src/domain/event-fields.ts'
const eventsFile = `${events}/events.ts`

export const capacity: NewField = {
  name: eventName,
  steps: [
    {
      name: 'CalendarEvent, in the contract, and the examples of both contracts',
      edits: [
        required('CalendarEvent', eventName, 'repeat'),
        ...inSchema('CalendarEvent', eventName, 'repeat'),
        inExamples(eventName, inEventExamples, false),
        inWorkExamples(eventName, inEventExamples),
      ],
      found: compiler(`${events}/event-row.ts`),
    },
    {
      name: 'CalendarEventData, in the contract',
      edits: [
        required('CalendarEventData', eventName, 'repeat'),
        ...inSchema('CalendarEventData', eventName, 'repeat'),
        inExamples(eventName, inEventExamples, true),
      ],
      found: compiler(outbox),
    },
    {
      name: 'CalendarEventCreate, in the contract',
      edits: [...inSchema('CalendarEventCreate', eventName, 'repeat')],
      found: compiler(`${events}/create-event.ts`),
    },
    codegen,
    { name: 'the changelog', edits: [line(eventName)], found: { by: 'compat' } },
    {
      name: 'the column',
      edits: [
        insert(
          'src/db/schema.ts',
          `    ${eventName}: integer(),\n`,
          '    meet_link: text(),\n',
          "  'events',",
        ),
      ],
      found: compiler(eventsFile),
    },
    {
      name: 'the migration',
      edits: migration('events', eventName),
      found: { by: 'test', file: 'test/db/schema.test.ts', named: /events\.capacity/ },
    },
    {
      name: 'eventColumns',
      edits: [insert(eventsFile, `  ${eventName}: events.${eventName},\n`, '  repeat: events.repeat,\n')],
      found: compiler(eventsFile),
    },
    {
      name: 'EventFields',
      edits: [insert(eventFields, `  | '${eventName}'\n`, "  | 'repeat'\n")],
      found: compiler(`${events}/event-row.ts`),
    },
    {
      name: 'eventResource',
      edits: [
        insert(`${events}/event-row.ts`, `  ${eventName}: row.${eventName},\n`, '  repeat: row.repeat,\n'),
      ],
      found: compiler(`${events}/event-row.ts`),
    },
    {
      name: 'reading what is changed',
      edits: [
        insert(
          `${events}/find-accessible-event.ts`,
          `  ${eventName}: events.${eventName},\n`,
          '  repeat: events.repeat,\n',
        ),
      ],
      found: compiler(`${events}/update-event.ts`),
    },
    {
      name: 'creating',
      edits: [
        insert(
          `${events}/create-event.ts`,
          `    ${eventName}: input.${eventName} ?? null,\n`,
          '    repeat: input.repeat,\n',
        ),
      ],
      found: compiler(`${events}/create-event.ts`),
    },
    {
      name: 'changing',
      edits: [
        insert(`${events}/update-event.ts`, `    ${eventName}: undefined,\n`, '    repeat: input.repeat,\n'),
      ],
      found: compiler(`${events}/update-event.ts`),
    },
    {
      name: 'blankEvent',
      edits: [insert(eventFields, `  ${eventName}: null,\n`, "  repeat: 'none',\n")],
      found: compiler(eventFields),
    },
  ],
  test: {
    file: 'test/api/event-capacity.test.ts',
    text: `import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { eventOf, useEvents } from '../support/world/events.ts'
import { readData } from '../support/contract/data.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const scene = useWorld()
const { app, world, full, sql } = scene
const { create } = useEvents(scene)

test('POST stores it', async () => {
  const { id } = eventOf(await create({ capacity: 12 }))
  const listed = await readData<Schemas['CalendarEvent'][]>(full, '/events')
  expect(listed.find((one) => one.id === id)).toMatchObject({ capacity: 12 })
})

test('its webhook event (CalendarEventData) has it', async () => {
  await giveEndpoint(app, world.workspace.id, 'https://receiver.example/hook')
  const { id } = eventOf(await create({ capacity: 7 }))
  const [event] = await sql<{ body: string }[]>\`
    select body from webhook_events where workspace_id = \${world.workspace.id} order by id desc limit 1\`
  expect(JSON.parse(event?.body ?? '')).toMatchObject({ data: { id, capacity: 7 } })
})
`,
  },
}
