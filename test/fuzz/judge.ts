import { accepts } from '../support/contract.ts'
import type { Spent } from './budgets.ts'
import type { KeyModel, Model } from './model.ts'
import type { Operation } from './operations.ts'
import { publicRules } from './public-rules.ts'
import { settingsRules } from './settings-rules.ts'
import {
  canonical,
  equal,
  refuse,
  Refused,
  Unknown,
  type Body,
  type Call,
  type Rules,
  type Sent,
  type Received,
  type Verdict,
} from './verdict.ts'

const rules: Rules = { ...publicRules, ...settingsRules }

export const bodyLimitBytes = 90_000
export const idempotencyTtlSeconds = 600

/** Returns what the contract and the model require of the answer, by the contract's order of checks, and charges the budgets. */
export function judge(model: Model, sent: Sent): Verdict {
  const { operation } = sent
  const charge: Charge = { spent: undefined, again: () => undefined }
  const verdict = (found: Pick<Verdict, 'status' | 'refusals' | 'learn'>): Verdict => ({
    ...found,
    spent: charge.spent,
    spendAgain: () => charge.again(),
  })
  try {
    refuseRepeated(sent)
    if (isMatched(sent) && operation.sameOrigin && isElsewhere(sent)) refuse('cross_origin')
    const caller = admit(model, sent, charge)
    const body = readBody(sent)
    const key = operation.idempotent ? header(sent, 'idempotency-key') : undefined
    if (key !== undefined && (key.length < 1 || key.length > 255))
      refuse('validation_error', 'Idempotency-Key')
    const request = JSON.stringify([operation.method, pathOf(sent.target), canonical(body ?? null)])
    const name = `${operation.contract} ${caller.identity} ${key}`
    const stored = key === undefined ? undefined : model.stored.get(name)
    if (stored && stored.expiresAt > model.now) {
      if (stored.request !== request) refuse('idempotency_key_reuse')
      return verdict({ status: stored.status, learn: (answer) => isReplay(answer, stored.text) })
    }
    const call = { ...validate(model, sent, body), key: caller.key, cookie: caller.cookie }
    const learn = applyRules(call)
    const expiresAt = new Date(Date.parse(model.now) + idempotencyTtlSeconds * 1000).toISOString()
    return verdict({
      ...(learn === 'unknown' ? {} : { status: operation.success }),
      learn(answer) {
        equal('Idempotent-Replay', answer.headers['idempotent-replay'], undefined)
        const text = answer.text.replace(/"secret":"[^"]*"/, '"secret":null')
        if (key !== undefined) model.stored.set(name, { request, status: answer.status, text, expiresAt })
        return learn === 'unknown' ? undefined : (learn?.(answer) ?? undefined)
      },
    })
  } catch (error) {
    if (error instanceof Refused) return verdict({ refusals: error.refusals, learn: () => undefined })
    throw error
  }
}

/** Applies the rules to a call; `unknown` if they say nothing. @throws Refused */
function applyRules(call: Call): ReturnType<Rules[string]> | 'unknown' | undefined {
  try {
    return rules[call.operation.id]?.(call)
  } catch (error) {
    if (error instanceof Unknown) return 'unknown'
    throw error
  }
}

interface Charge {
  spent: Spent | undefined
  again: () => Spent | undefined
}

function isReplay(answer: Received, text: string): undefined {
  equal('Idempotent-Replay', answer.headers['idempotent-replay'], 'true')
  equal('the replay', answer.text, text)
}

const header = ({ headers }: Sent, name: string): string | undefined =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1].trim()

export const pathOf = (target: string): string => target.split('?')[0] ?? ''

function refuseRepeated({ headers }: Sent): void {
  for (const name of ['authorization', 'idempotency-key', 'content-type'])
    if (headers.filter(([one]) => one.toLowerCase() === name).length > 1) refuse('bad_request')
}

function isElsewhere(sent: Sent): boolean {
  const site = header(sent, 'sec-fetch-site')
  return site === undefined ? header(sent, 'origin') !== undefined : site !== 'same-origin' && site !== 'none'
}

interface Admitted {
  key: KeyModel
  cookie: string
  identity: string
}

/** Authenticates and charges the caller, and checks what it may do. */
function admit(model: Model, sent: Sent, charge: Charge): Admitted {
  const { operation } = sent
  const spend = (charges: Parameters<typeof model.budgets.spend>[0]): void => {
    charge.again = () => model.budgets.spend(charges, Date.parse(model.now))
    charge.spent = charge.again()
    if (charge.spent?.exceeded) refuse(charge.spent.exceeded.code)
  }
  const refuseUnknown = (code: string): never => {
    spend([['anonymous', 'ip']])
    return refuse(isMatched(sent) ? code : 'not_found')
  }
  if (operation.contract === 'settings') {
    if (!isMatched(sent)) return refuseUnknown('not_found')
    const cookie = /(?:^|;)\s*(taskwire_session=[^;]*)/.exec(header(sent, 'cookie') ?? '')?.[1]?.trim() ?? ''
    const admitted = { key: undefined as never, cookie, identity: 'owner' }
    if (operation.requires === null) return admitted
    if (!model.sessions.has(cookie)) return refuseUnknown('session_required')
    spend(operation.budgets.map((budget) => [budget, cookie] as const))
    return admitted
  }
  const secret = /^Bearer +(\S+)$/i.exec(header(sent, 'authorization') ?? '')?.[1]
  const key = model.keyOf(secret ?? '')
  if (!key) return refuseUnknown('api_key_required')
  if (key.isDisabled) return refuseUnknown('api_key_disabled')
  const budgets = isMatched(sent) ? operation.budgets : (['key', 'workspace'] as const)
  spend(budgets.map((budget) => [budget, budget === 'workspace' ? key.workspace : key.id] as const))
  if (!isMatched(sent)) refuse('not_found')
  const scopes: readonly string[] = key.scopes
  if (!operation.requires?.every((scope) => scopes.includes(scope))) refuse('scope_required', 'scope')
  return { key, cookie: '', identity: key.id }
}

/** Tells whether the path can match: invalid percent-encoding does not. */
function isMatched({ target }: Sent): boolean {
  try {
    decodeURIComponent(pathOf(target))
    return true
  } catch {
    return false
  }
}

function readBody(sent: Sent): Body | undefined {
  const { body, operation } = sent
  const isGiven = body !== undefined && body.length > 0
  if (!operation.body) {
    if (operation.sameOrigin && isGiven && !isJson(sent)) refuse('unsupported_media_type')
    return undefined
  }
  if (!isGiven && !operation.body.required) return undefined
  if (isGiven && !isJson(sent)) refuse('unsupported_media_type')
  if (isGiven && body.length > bodyLimitBytes) refuse('payload_too_large')
  const parsed = parse(body ?? Buffer.of())
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return refuse('validation_error')
  return parsed as Body
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch {
    return undefined
  }
}

function isJson(sent: Sent): boolean {
  const encoding = header(sent, 'content-encoding') ?? 'identity'
  const type = header(sent, 'content-type') ?? ''
  return /^identity$/i.test(encoding) && /^application\/json(; ?charset="?utf-8"?)?$/i.test(type)
}

/** Returns the call once its parameters and body are valid. */
function validate(model: Model, sent: Sent, body: Body | undefined): Omit<Call, 'key' | 'cookie'> {
  const { operation, target } = sent
  const at = operation.path.split('/').indexOf('{id}')
  const id = at === -1 ? '' : decodeURIComponent(pathOf(target).split('/')[at] ?? '')
  if (id.includes('\0')) refuse('not_found')
  const query = new URLSearchParams(target.slice(pathOf(target).length))
  for (const { name, schema, isLenient } of operation.query) {
    const text = query.getAll(name).at(-1)
    if (isLenient || text === undefined || text === '') continue
    const isValid =
      schema.type === 'boolean' ? /^(true|false)$/.test(text) : accepts(schema, text, operation.document)
    if (!isValid) refuse('validation_error', name)
  }
  if (body) refuseBody(operation, body)
  return { model, operation, id, query, body: body ?? {}, sent }
}

/** Refuses the first invalid field, in the contract's order, by its schema or by a rule that the contract states in words. */
function refuseBody({ body: rules, id, document }: Operation, body: Body): void {
  for (const { name, required, schema } of rules?.fields ?? []) {
    const value = body[name]
    const isGiven = Object.hasOwn(body, name)
    if (isGiven ? !accepts(schema, value, document) : required) refuse('validation_error', name)
    if (isGiven && isInvalidTogether(name, value, body)) refuse('validation_error', name)
    if (id === 'createTask' && name === 'project_id' && value == null && body.card_id == null)
      refuse('validation_error', name)
    if (id === 'createEvent' && name === 'repeat_interval' && value == null && body.repeat !== 'none')
      refuse('validation_error', name)
    if (name === 'url' && isGiven && isUnsafe(value as string)) refuse('unsafe_url', name)
  }
  if (id === 'createTaskComment' && Object.hasOwn(body, 'mention_user_ids'))
    refuse('validation_error', 'mention_user_ids')
}

function isInvalidTogether(name: string, value: unknown, { start_time }: Body): boolean {
  if (name === 'end_time' && typeof start_time === 'string') return (value as string) <= start_time
  return name === 'timezone' && value !== null && !isTimeZone(value as string)
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** Tells whether a URL of the steps is on another host, or has a part that a URL of an endpoint must not have. */
const isUnsafe = (url: string): boolean => !/^https:\/\/hooks\.example\.com(\/[^#]*)?$/.test(url)
