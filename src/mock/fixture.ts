import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import { newSecret, secretHash } from '../crypto/api-key-secret.ts'
import { newId } from '../domain/ids.ts'
import { discussion, mainTasks } from '../seeds/fixture-content.ts'
import type { Fixture, FixtureKey } from '../seeds/fixture.ts'
import type { MockKey, State } from './state.ts'
import { createEvent, createTask, createTaskComment } from './writes.ts'

type Author = NonNullable<Schemas['TaskComment']['author']>

/** What a fixture has, or null for what a mock does not have: what only a database could hide, and who is no member. */
type MockFixture = Nullable<Fixture>
type Nullable<Value> = Value extends string ? Value : { [Name in keyof Value]: Nullable<Value[Name]> | null }

/** Adds the test world that docs/operations.md documents to the mock's, and returns its ids. */
export function addFixture(state: State, now: Date): MockFixture {
  const user = (role: Schemas['Member']['role']): Author => {
    const found = state.members.find((member) => member.role === role)
    if (!found) throw new Error(`the examples of the contract show no ${role}`)
    return { id: found.id, name: found.name }
  }
  const [owner, admin] = [user('owner'), user('admin')]
  const main = addMainProject(state, owner, now)
  const second = addProject(state, 'Summer party', board, now)
  for (const title_text of ['Reserve the boat house', 'Ask who eats what', 'Hire a piano'])
    createTask(state, { title_text, project_id: second.id }, now)
  const noOpenColumn = addProject(state, 'Office move 2019', ['Done'], now)
  return {
    workspace: state.workspace,
    login: null,
    users: {
      owner: owner.id,
      admin: admin.id,
      member: user('member').id,
      pending: null,
      suspended: null,
    },
    projects: {
      main: main.id,
      second: second.id,
      no_open_column: noOpenColumn.id,
      viewer_only: null,
      private: null,
      archived: null,
      inbox: null,
    },
    cards: { ...main.cards, private: null, inbox: null, viewer_only: null },
    tasks: { ...main.tasks, recurring: null, private: null, archived: null, inbox: null },
    events: { ...addEvents(state, main.id, now), private: null },
    keys: addKeys(state, owner, admin),
    foreign: null,
  }
}

const board = ['To do', 'Doing', 'Done']

function addProject(state: State, name: string, columns: string[], now: Date) {
  const at = now.toISOString()
  const id = newId('project', now)
  const cards = columns.map((column, i) => {
    return { id: newId('card', now), name: column, is_done: column === 'Done', order: i + 1 }
  })
  state.projects.push({ id, name, description: null, created_at: at, updated_at: at, task_count: 0 })
  state.cards.set(id, cards)
  return { id, cards: cards.map((card) => card.id) }
}

/** Thirty tasks, and thirty comments on the first of them. */
function addMainProject(state: State, author: Author, now: Date) {
  const { id, cards } = addProject(state, 'New kitchen', board, now)
  const [todo = '', doing = '', done = ''] = cards
  const content = mainTasks(now)
  const add = (card_id: string, input: Omit<Schemas['TaskCreate'], 'card_id' | 'project_id'>) =>
    createTask(state, { ...input, card_id }, now)
  const open = content.todo.map((one) => add(todo, one))
  for (const one of content.doing) add(doing, one)
  const finished = content.done.map((one) => add(done, one))
  const untitled = add(todo, { title_text: '' })
  add(todo, { title_text: 'Empty the recycling' })
  const [first, completed] = [open[0], finished[0]]
  if (!first || !completed) throw new Error('the fixture has no tasks')
  for (const { body } of discussion) createTaskComment(state, first, { body }, author, now)
  return {
    id,
    cards: { todo, doing, done },
    tasks: { first: first.id, completed: completed.id, untitled: untitled.id },
  }
}

function addEvents(state: State, project_id: string, now: Date) {
  const times = {
    date: now.toISOString().slice(0, 10),
    start_time: '10:00',
    end_time: '10:45',
    repeat: 'none',
  } as const
  return {
    workspace: createEvent(state, { title: 'All hands', ...times }, now).id,
    project: createEvent(state, { title: 'Visit of the carpenter', ...times, project_id }, now).id,
  }
}

function addKeys(state: State, owner: Author, admin: Author) {
  const mint = (name: string, given: Partial<MockKey> = {}): FixtureKey => {
    const secret = newSecret()
    state.keys.set(secretHash(secret).toString('hex'), { name, scopes: [...scopes], author: owner, ...given })
    return { id: newId('key', new Date()), secret }
  }
  const single = Object.fromEntries(
    scopes.map((scope) => [scope, mint(`Only ${scope}`, { scopes: [scope] })]),
  )
  return {
    full: mint('Full access'),
    ...single,
    disabled: mint('Disabled', { refusal: 'api_key_disabled' }),
    revoked: mint('Revoked', { refusal: 'api_key_required' }),
    expired: mint('Expired', { refusal: 'api_key_required' }),
    admin: mint('Full access of the admin', { author: admin }),
  } as Fixture['keys']
}
