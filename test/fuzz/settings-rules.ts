import { dictionary } from '@zxcvbn-ts/language-common'
import { operations } from '../../generated/settings.operations.ts'
import { cookieOf } from '../support/settings.ts'
import type { EndpointModel, KeyModel, Model } from './model.ts'
import { listOf } from './public-rules.ts'
import { equal, refuse, type Call, type Row, type Rules, type Received } from './verdict.ts'

type Made = { data: Row; secret: string }
const dataOf = (answer: Received): Row => (answer.body as { data: Row }).data

export const settingsRules: Rules = {
  signIn: (call) => {
    const { model, body } = call
    const email = (body.email as string).toLowerCase()
    const isRight = email === model.world.login.email.toLowerCase() && body.password === model.password
    guess(model, email, isRight)
    if (!isRight) refuse('invalid_credentials')
    return (answer) => {
      sessionOf(call)(answer)
      model.sessions.add(cookieOf(answer))
    }
  },
  changePassword: ({ model, body, cookie }) => {
    const next = body.new_password as string
    if (mostUsed.has(next.toLowerCase())) refuse('weak_password', 'new_password')
    const isRight = body.current_password === model.password
    guess(model, model.world.login.email.toLowerCase(), isRight)
    if (!isRight) refuse('wrong_password', 'current_password')
    return () => {
      model.password = next
      for (const other of model.sessions) if (other !== cookie) model.endSession(other)
    }
  },
  getSession: (call) => sessionOf(call),
  updateSession: (call) => {
    if (call.body.workspace_id !== call.model.world.workspace.id) refuse('not_found')
    return sessionOf(call)
  },
  signOut: ({ model, cookie }) => {
    return () => model.endSession(cookie)
  },
  listSessions: (call) => {
    const learn = listOf(call, undefined)
    return (answer) => {
      const hold = learn(answer)
      return (all) => {
        hold?.(all)
        equal('the number of sessions', all.length, call.model.sessions.size)
      }
    }
  },
  endSession: ({ model, id }) => {
    const { spare, sessions } = model
    if (id !== spare.id || !sessions.has(spare.cookie)) refuse('not_found')
    return () => model.endSession(spare.cookie)
  },
  listKeys: (call) => {
    const { model } = call
    const ours = [...model.keys.values()].filter(({ workspace }) => workspace === model.world.workspace.id)
    const shown = ours.sort((one, other) => (one.id > other.id ? -1 : 1)).map((key) => shownKey(call, key))
    return listOf(call, shown, comparableKey)
  },
  getKey: (call) => isKey(call, keyOf(call)),
  createKey: (call) => {
    const { model, body } = call
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
      model.know('key', key.id)
      model.know('secret', secret)
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
    const { model, body } = call
    const key = keyOf(call)
    if (statusOf(call, key) === 'revoked' || statusOf(call, key) === 'expired') refuse('not_found')
    return (answer) => {
      const { secret } = answer.body as Made
      const wanted = new Date(Date.parse(model.now) + Number(body.overlap_seconds) * 1000).toISOString()
      const ends = key.expiresAt !== null && key.expiresAt < wanted ? key.expiresAt : wanted
      // The latest secret lives until the end of the overlap; an older one ends now.
      for (const one of key.secrets) {
        if (one.expiresAt === null) one.expiresAt = ends
        else if (one.expiresAt > model.now) one.expiresAt = model.now
      }
      key.secrets.push({ secret, expiresAt: null })
      isKey(call, key)(answer)
      model.know('secret', secret)
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
  createWebhookEndpoint: ({ model, body }) => {
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
      model.know('endpoint', id)
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
      addDelivery(call, id)
    }
  },
  recoverDeliveries: (call) => {
    endpointOf(call)
    return () => undefined
  },
  listDeliveries: (call) => {
    const learn = listOf(call, undefined)
    endpointOf(call)
    return (answer) => {
      for (const { id, endpoint_id } of (answer.body as { data: Row[] }).data) {
        equal('the endpoint of a delivery', endpoint_id, call.id)
        addDelivery(call, id)
      }
      return learn(answer)
    }
  },
  getDelivery: (call) => isDelivery(call),
  redeliver: (call) => isDelivery(call, 'pending'),
  // The request log is written later, so the model does not know what it has.
  listRequests: (call) => {
    const learn = listOf(call, undefined)
    return (answer) => {
      const [row] = (answer.body as { data: Row[] }).data
      if (row) call.model.requests.add(row.id)
      if (row) call.model.know('request', row.id)
      return learn(answer)
    }
  },
  getRequest: ({ model, id }) => {
    if (!model.requests.has(id)) refuse('not_found')
    return (answer) => equal('the request', dataOf(answer).id, id)
  },
  listActivity: (call) => listOf(call, undefined),
  listNotifications: (call) => listOf(call, undefined),
  readNotifications: () => () => undefined,
}

const { address, email: forEmail, windowSeconds } = operations.signIn.signInLimits
const mostUsed = new Set(dictionary['passwords-common'])

/** Checks a password, and locks the address after too many failures. @throws Refused */
function guess(model: Model, email: string, isRight: boolean): void {
  const now = Date.parse(model.now)
  const recent = model.failures.filter(({ at }) => at > now - windowSeconds * 1000)
  const ofEmail = recent.filter((one) => one.email === email)
  if (recent.length >= address || ofEmail.length >= forEmail) refuse('sign_in_rate_limited')
  if (!isRight) model.failures.push({ email, at: now })
}

const sessionOf =
  ({ model }: Call) =>
  (answer: Received): void => {
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

/** Normalises an instant of RFC 3339: a leap second is the second after it. */
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

/** Returns the key without the times of its creation and use. */
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
  return (answer: Received): void => equal('the key', comparableKey(dataOf(answer)), shownKey(call, key))
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

function addDelivery({ model, id: endpoint }: Call, id: string): void {
  model.deliveries.set(id, endpoint)
  model.know('delivery', id)
}

/** @param status expected status; undefined if unknown, since workers change it */
function isDelivery({ model, id }: Call, status?: string) {
  const endpoint = model.deliveries.get(id)
  if (endpoint === undefined || !model.endpoints.has(endpoint)) refuse('not_found')
  return (answer: Received): void => {
    const shown = dataOf(answer)
    equal('the delivery', [shown.id, shown.endpoint_id], [id, endpoint])
    if (status !== undefined) equal('its status', shown.status, status)
  }
}

const isEndpoint = ({ id }: Call, endpoint: EndpointModel) => {
  return (answer: Received): void =>
    equal('the endpoint', comparableEndpoint(dataOf(answer)), shownEndpoint(id, endpoint))
}
