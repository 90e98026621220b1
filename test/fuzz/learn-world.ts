import type { Schemas } from '../../generated/openapi.operations.ts'
import { cookieOf } from '../support/settings.ts'
import type { Model } from './model.ts'
import type { Row, Sent, Received } from './verdict.ts'

type Ask = (id: string, target: string, headers: Sent['headers'], body?: object) => Promise<Received>

/** Reads the fresh world through the API, and opens the run's two sessions. */
export async function learnWorld(model: Model, ask: Ask): Promise<void> {
  const { world } = model
  for (const [name, key] of Object.entries({ ...world.keys, foreign: world.foreign.key })) {
    model.keys.set(key.id, {
      id: key.id,
      name: '',
      scopes: name.includes(':') ? [name as never] : [],
      workspace: name === 'foreign' ? world.foreign.workspace : world.workspace.id,
      user:
        name === 'foreign' ? world.foreign.user : name === 'admin' ? world.users.admin : world.users.owner,
      isDisabled: name === 'disabled',
      isRevoked: name === 'revoked',
      expiresAt: null,
      secrets: [{ secret: key.secret, expiresAt: null }],
    })
  }
  const read = async <T>(id: string, target: string): Promise<T[]> => {
    const { body } = await ask(id, target, [['Authorization', 'Bearer {{secret:0}}']])
    return (body as { data: T[] }).data
  }
  for (let i = 0; i < 2; i++) await signIn(model, ask)
  const asOwner: Sent['headers'] = [['Cookie', '{{cookie:0}}']]
  const keys = (await ask('listKeys', '/keys?limit=100', asOwner)).body as { data: Row[] }
  for (const { id, name, scopes, expires_at } of keys.data) {
    const key = model.keys.get(id)
    if (key) Object.assign(key, { name, scopes, expiresAt: expires_at })
  }
  const foreign = model.keys.get(world.foreign.key.id)
  const full = model.keys.get(world.keys.full.id)
  if (foreign && full) Object.assign(foreign, { name: 'Full access', scopes: full.scopes })

  for (const project of await read<Schemas['ProjectListItem']>('listProjects', '/projects?limit=100')) {
    const cards = await read<Schemas['Card']>('listProjectCards', `/projects/${project.id}/cards`)
    model.projects.set(project.id, { ...project, cards, isVisible: true })
  }
  for (const task of await read<Schemas['Task']>('listTasks', '/tasks?limit=100'))
    model.tasks.set(task.id, task)
  const { first } = world.tasks
  model.comments.set(first, await read('listTaskComments', `/tasks/${first}/comments?limit=100`))
  for (const event of await read<Schemas['CalendarEvent']>('listEvents', '/events?limit=100'))
    model.events.set(event.id, event)
  model.members = await read('listMembers', '/members')
  const sessions = (await ask('listSessions', '/sessions', asOwner)).body as {
    data: (Row & { current: boolean })[]
  }
  const spare = sessions.data.find(({ current }) => !current)
  if (!spare) return
  model.spare = { id: spare.id, cookie: [...model.sessions][1] ?? '' }
  model.know('session', spare.id)
}

/** Opens a session of the owner. */
export async function signIn(model: Model, ask: Ask): Promise<void> {
  const login = { email: model.world.login.email, password: model.password }
  const cookie = cookieOf(await ask('signIn', '/session', [['Content-Type', 'application/json']], login))
  model.know('cookie', cookie)
}
