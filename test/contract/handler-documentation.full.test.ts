import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCompiler } from '../support/project/compiler.ts'

/* An editor shows the policy of an operation on its name in the type of its handler. */

const documented = [
  ['src/handlers/public/tasks.ts', "ApiHandlers['createTask']", 'POST /tasks', 'write:tasks', 'plan'],
  [
    'src/handlers/public/tasks.ts',
    "ApiHandlers['getTask']",
    'GET /tasks/{id}',
    'read:tasks',
    'key, workspace',
  ],
  ['src/handlers/settings/keys.ts', "SettingsHandlers['updateKey']", 'PATCH /keys/{id}', 'admin', 'plan'],
  ['src/handlers/work/tasks.ts', "WorkHandlers['changeTasks']", 'POST /tasks/changes', 'member', 'locks'],
] as const

const compiler = createCompiler(
  process.cwd(),
  documented.map(([file]) => file),
)

test.each(documented)('in %s an editor shows the policy at %s', (file, type, route, ...policy) => {
  const position = readFileSync(file, 'utf8').indexOf(type) + type.indexOf("'") + 1
  const shown = compiler.documentationAt(file, position).split(' · ')
  expect(shown).toEqual(expect.arrayContaining([`\`${route}\``, ...policy]))
})
