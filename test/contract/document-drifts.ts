import type { Drift } from './drift.ts'
import { swap } from './project-copy.ts'

const readme = 'README.md'
const rules = 'docs/product.md'
const commandsPage = 'docs/commands.md'

/** Between the contracts and the documents. */
export const documents: Drift[] = [
  {
    title: 'a curl asks for a path that is not served',
    edits: [swap(readme, '$TASKWIRE_URL/members', '$TASKWIRE_URL/people')],
    where: [readme, '$TASKWIRE_URL/people'],
    says: 'no contract has /people',
  },
  {
    title: 'a curl has one part of a path too many',
    edits: [swap(readme, '$PROJECT/cards', '$PROJECT/cards/all')],
    where: [readme, '$PROJECT/cards/all'],
    says: 'no contract has /projects/$PROJECT/cards/all',
  },
  {
    title: 'a curl goes to another version of the API',
    edits: [swap(readme, '/api/public/v1', '/api/public/v2')],
    where: [readme, '/api/public/v2'],
    says: 'no contract has /api/public/v2',
  },
  {
    title: 'a rule speaks of a method that an operation has not',
    edits: [swap(rules, '`GET /members', '`PUT /members')],
    where: [rules, '`PUT /members'],
    says: 'no contract has PUT /members',
  },
  {
    title: 'a rule speaks of an operator’s address that is not there',
    edits: [swap(rules, '`GET /healthz', '`GET /livez')],
    where: [rules, '`GET /livez'],
    says: 'no contract has GET /livez',
  },
  {
    title: 'a command grants a scope that no contract has',
    edits: [swap(commandsPage, 'read:tasks', 'read:chores')],
    where: [commandsPage, 'read:chores'],
    says: 'no contract has the scope read:chores',
  },
  {
    title: 'a page speaks of a webhook event that no contract has',
    edits: [swap('docs/webhooks.md', 'task.completed', 'task.finished')],
    where: ['docs/webhooks.md', 'task.finished'],
    says: 'no contract has the webhook event task.finished',
  },
]
