import type { ErrorCode } from '../../generated/errors.ts'
import {
  scopes,
  type Contract,
  type OperationId,
  type Schemas,
  type Scope,
} from '../../generated/openapi.operations.ts'
import type { ContractDocument } from '../contract-document.ts'
import { newId } from '../domain/ids.ts'
import type { Reply } from '../http/contract.ts'

/** All that there is in the mock's workspace. */
export interface State {
  workspace: Schemas['Me']['workspace']
  /** What every key is that is not among `keys`. */
  usualKey: MockKey
  /** By the hash of the secret, in hexadecimal. */
  keys: Map<string, MockKey>
  projects: Schemas['ProjectListItem'][]
  /** The columns of each project's board. */
  cards: Map<string, Schemas['Card'][]>
  members: Schemas['Member'][]
  tasks: Schemas['Task'][]
  /** When to remind of a task, which the API does not show. */
  reminders: Map<string, string | null>
  /** By task. */
  comments: Map<string, Schemas['TaskComment'][]>
  events: Schemas['CalendarEvent'][]
}

export interface MockKey {
  name: string
  scopes: Scope[]
  /** Who it acts as. */
  author: Schemas['TaskComment']['author']
  /** What each request with it is answered, where it does not work. */
  refusal?: ErrorCode
}

/** What the examples of the contract show. */
export function stateOfExamples(document: ContractDocument, now: Date): State {
  const { workspace, key } = example('getMe')
  const projects = example('listProjects').data
  const columns = example('listProjectCards').data
  const task = example('getTask').data
  return {
    workspace,
    usualKey: {
      name: key.name,
      scopes: [...scopes],
      author: example('createTaskComment', 201).data.author,
    },
    keys: new Map(),
    projects,
    // A project whose columns no example shows has the same ones, so that tasks can be created in it.
    cards: new Map([
      ...projects.map(({ id }) => [id, columns.map((one) => ({ ...one, id: newId('card', now) }))] as const),
      [pathExample('listProjectCards'), columns],
    ]),
    members: example('listMembers').data,
    tasks: [...example('listTasks').data.filter(({ id }) => id !== task.id), task],
    reminders: new Map(),
    comments: new Map([[pathExample('listTaskComments'), example('listTaskComments').data]]),
    events: example('listEvents').data,
  }

  function example<Id extends OperationId>(
    id: Id,
    status = 200,
  ): Extract<Reply<Contract, Id>, { body: object }>['body'] {
    // The mock changes what it is given.
    return structuredClone(document.reply(id, status)?.example) as never
  }

  function pathExample(id: OperationId): string {
    return String(document.parameters(id).find((parameter) => parameter.in === 'path')?.example)
  }
}
