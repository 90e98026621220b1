import type { EndpointModel, KeyModel } from './model.ts'
import { listOf } from './public-rules.ts'
import { equal, refuse, Unknown, type Call, type Row, type Rules, type Told } from './verdict.ts'

type Made = { data: Row; secret: string }
const dataOf = (answer: Told): Row => (answer.body as { data: Row }).data

export const settingsRules: Rules = {
  // Failures of earlier runs count too: they come from the same address.
  signIn: () => {
    throw new Unknown()
  },
  changePassword: () => {
    throw new Unknown()
  },
  getSession: (call) => sessionOf(call),
  updateSession: (call) => {
    if (call.body.workspace_id !== call.model.world.workspace.id) refuse('not_found')
    return sessionOf(call)
  },
  signOut: ({ model, cookie }) => {
    return () => void model.sessions.delete(cookie)
  },
  listSessions: (call) => listOf(call, undefined),
  endSession: ({ model, id }) => {
    const { spare, sessions } = model
    if (id !== spare.id || !sessions.has(spare.cookie)) refuse('not_found')
    return () => void sessions.delete(spare.cookie)
  },
  listKeys: (call) => {
    const { model } = call
    const ours = [...model.keys.values()].filter(({ workspace }) => workspace === model.world.workspace.id)
    const shown = ours.sort((one, other) => (one.id > other.id ? -1 : 1)).map((key) => shownKey(call, key))
    return listOf(call, shown, comparableKey)
  },
  getKey: (call) => isKey(call, keyOf(call)),
  createKey: (call) => {
    const { model, body, sent } = call
    const expiresAt = body.expires_at == null ? null : instant(body.expires_at as string)
    if (expiresAt !== null && expiresAt <= model.now) refuse('validation_error', 'expires_at')
    return (answer) => {
      const { data, secret } = answer.body as Made
      const key: KeyModel = {
        id: data.id,
        name: body.name as string,
        scopes: body.scopes as KeyModel['scopes'],
        workspace: model.world.workspace.id,
        user: model.world.users.owner,
        isDisabled: false,
        isRevoked: false,
        expiresAt,
        secrets: [{ secret, expiresAt: null }],
      }
      model.keys.set(key.id, key)
      isKey(call, key)(answer)
      model.know('key', key.id, shellOf(sent, 'data.id'))
      model.know('secret', secret, shellOf(sent, 'secret'))
    }
  },
  updateKey: (call) => {
    const { body } = call
    const key = keyOf(call)
    const changed = {
      ...key,
      name: (body.name ?? key.name) as string,
      isDisabled: (body.disabled ?? key.isDisabled) as boolean,
    }
    return (answer) => {
      isKey(call, changed)(answer)
      Object.assign(key, changed)
    }
  },
  revokeKey: (call) => {
    const key = keyOf(call)
    return () => void (key.isRevoked = true)
  },
  rotateKey: (call) => {
    const { model, body, sent } = call
    const key = keyOf(call)
    if (statusOf(call, key) === 'revoked' || statusOf(call, key) === 'expired') refuse('not_found')
    return (answer) => {
      const { secret } = answer.body as Made
      const wanted = new Date(Date.parse(model.now) + Number(body.overlap_seconds) * 1000).toISOString()
      const ends = key.expiresAt !== null && key.expiresAt < wanted ? key.expiresAt : wanted
      // The latest lives on for the overlap; an older one ends now.
      for (const one of key.secrets) {
        if (one.expiresAt === null) one.expiresAt = ends
        else if (one.expiresAt > model.now) one.expiresAt = model.now
      }
      key.secrets.push({ secret, expiresAt: null })
      isKey(call, key)(answer)
      model.know('secret', secret, shellOf(sent, 'secret'))
    }
  },
  getKeyUsage: (call) => {
    keyOf(call)
    return (answer) => equal('the hours', (answer.body as { data: unknown[] }).data.length, 168)
  },
  listWebhookEndpoints: (call) => {
    const shown = [...call.model.endpoints]
      .sort(([one], [other]) => (one > other ? -1 : 1))
      .map(([id, one]) => shownEndpoint(id, one))
    return listOf(call, shown, comparableEndpoint)
  },
  getWebhookEndpoint: (call) => isEndpoint(call, endpointOf(call)),
  createWebhookEndpoint: ({ model, body, sent }) => {
    if (model.endpoints.size >= 20) refuse('endpoint_limit')
    const endpoint = {
      url: new URL(body.url as string).href,
      events: body.events as string[],
      isDisabled: false,
    }
    return (answer) => {
      const { id } = dataOf(answer)
      equal('the endpoint', comparableEndpoint(dataOf(answer)), shownEndpoint(id, endpoint))
      model.endpoints.set(id, endpoint)
      model.know('endpoint', id, shellOf(sent, 'data.id'))
    }
  },
  updateWebhookEndpoint: (call) => {
    const { body } = call
    const endpoint = endpointOf(call)
    const changed = {
      url: body.url === undefined ? endpoint.url : new URL(body.url as string).href,
      events: (body.events ?? endpoint.events) as string[],
      isDisabled: (body.disabled ?? endpoint.isDisabled) as boolean,
    }
    return (answer) => {
      isEndpoint(call, changed)(answer)
      Object.assign(endpoint, changed)
    }
  },
  deleteWebhookEndpoint: (call) => {
    endpointOf(call)
    return () => {
      call.model.endpoints.delete(call.id)
      call.model.forget('endpoint', call.id)
    }
  },
  rotateWebhookSecret: (call) => isEndpoint(call, endpointOf(call)),
  sendTestEvent: (call) => {
    if (endpointOf(call).isDisabled) refuse('validation_error')
    return (answer) => {
      const { id, endpoint_id, is_test } = dataOf(answer)
      equal('the delivery', { endpoint_id, is_test }, { endpoint_id: call.id, is_test: true })
      call.model.know('delivery', id, shellOf(call.sent, 'data.id'))
    }
  },
  recoverDeliveries: (call) => {
    endpointOf(call)
    return () => undefined
  },
  listDeliveries: (call) => {
    if (call.query.getAll('cursor').at(-1)) throw new Unknown()
    endpointOf(call)
    return listOf(call, undefined)
  },
  getDelivery: () => {
    throw new Unknown()
  },
  redeliver: () => {
    throw new Unknown()
  },
  listRequests: (call) => listOf(call, undefined),
  getRequest: () => {
    throw new Unknown()
  },
  listActivity: (call) => listOf(call, undefined),
  listNotifications: (call) => listOf(call, undefined),
  readNotifications: () => () => undefined,
}

/** How a shell comes by what this request is answered. */
const shellOf = ({ step }: Call['sent'], path: string): string => `$(g "$R${step}" ${path})`

const sessionOf =
  ({ model }: Call) =>
  (answer: Told): void => {
    const { user, workspace, role } = dataOf(answer) as Record<string, unknown>
    equal(
      'the session',
      { user: (user as Row).id, workspace: (workspace as Row).id, role },
      {
        user: model.world.users.owner,
        workspace: model.world.workspace.id,
        role: 'owner',
      },
    )
  }

/** As RFC 3339 has it: a leap second is the second after it. */
const instant = (text: string): string => {
  const isLeap = text.slice(17, 19) === '60'
  const plain = (isLeap ? `${text.slice(0, 17)}59${text.slice(19)}` : text).replace(/[ t]/, 'T').toUpperCase()
  return new Date(Date.parse(plain) + (isLeap ? 1000 : 0)).toISOString()
}

function keyOf({ model, id }: Call): KeyModel {
  const key = model.keys.get(id)
  if (key?.workspace !== model.world.workspace.id) return refuse('not_found')
  return key
}

function statusOf({ model }: Call, { isRevoked, isDisabled, expiresAt }: KeyModel): string {
  if (isRevoked) return 'revoked'
  if (expiresAt !== null && expiresAt <= model.now) return 'expired'
  return isDisabled ? 'disabled' : 'active'
}

function shownKey(call: Call, key: KeyModel): object {
  const { model } = call
  const status = statusOf(call, key)
  const isOver = status === 'revoked' || status === 'expired'
  const live = isOver
    ? []
    : key.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > model.now)
  return {
    id: key.id,
    name: key.name,
    scopes: key.scopes,
    status,
    created_by: key.user,
    creator_active: model.isActive(key.user),
    expires_at: key.expiresAt,
    secrets: live.map(({ secret, expiresAt }) => `${secret.slice(-4)} ${expiresAt}`).sort(),
  }
}

/** Without when it was made and used. */
function comparableKey({
  id,
  name,
  scopes,
  status,
  created_by,
  creator_active,
  expires_at,
  secrets,
}: Row): object {
  const shown = (secrets as { last4: string; expires_at: string | null }[])
    .map((one) => `${one.last4} ${one.expires_at}`)
    .sort()
  return {
    id,
    name,
    scopes,
    status,
    created_by: (created_by as Row).id,
    creator_active,
    expires_at,
    secrets: shown,
  }
}

const isKey = (call: Call, key: KeyModel) => {
  return (answer: Told): void => equal('the key', comparableKey(dataOf(answer)), shownKey(call, key))
}

function endpointOf({ model, id }: Call): EndpointModel {
  return model.endpoints.get(id) ?? refuse('not_found')
}

const shownEndpoint = (id: string, { url, events, isDisabled }: EndpointModel): object => ({
  id,
  url,
  events,
  status: isDisabled ? 'disabled' : 'enabled',
  disabled_reason: isDisabled ? 'manual' : null,
})

const comparableEndpoint = ({ id, url, events, status, disabled_reason }: Row): object => ({
  id,
  url,
  events,
  status,
  disabled_reason,
})

const isEndpoint = ({ id }: Call, endpoint: EndpointModel) => {
  return (answer: Told): void =>
    equal('the endpoint', comparableEndpoint(dataOf(answer)), shownEndpoint(id, endpoint))
}
