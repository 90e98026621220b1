import type { Agent } from 'node:http'
import { runTransaction } from '../../src/db/transaction.ts'
import { setMembership } from '../../src/domain/accounts/members.ts'
import { archiveProject } from '../../src/domain/projects/projects.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import type { TestApp } from '../support/app.ts'
import { expectDocumented } from '../support/contract.ts'
import { errorLines } from '../support/logs.ts'
import { sendUnnormalized } from '../support/unnormalized-request.ts'
import type { BudgetModel } from './budgets.ts'
import { judge, pathOf } from './judge.ts'
import { learnWorld, signIn } from './learn-world.ts'
import { Model } from './model.ts'
import { operations, type Operation } from './operations.ts'
import { addTask, changedBy, noteCompletion } from './public-rules.ts'
import type { RequestStep, Step } from './steps.ts'
import { canonical, equal, Finding, type Row, type Sent, type Received, type Verdict } from './verdict.ts'

/** App that is tested, with a model of what was spent of its budgets. */
export interface AppUnderTest {
  app: TestApp
  budgets: BudgetModel
  /** True if its budgets are so small that a run exceeds them. */
  hasSmallBudgets: boolean
  agent: Agent
  /** Counts of answers by operation and status. */
  answers: Map<string, number>
  /** Number of requests sent by steps, without those that learn the workspace. */
  sent: number
}

const byId = new Map(operations.map((operation) => [operation.id, operation]))
const hourSeconds = 3600
const longestMs = 300_000

/** Takes the steps in a fresh workspace. @throws Finding with the requests that lead to it */
export async function run(tested: AppUnderTest, steps: readonly Step[]): Promise<void> {
  tested.app.clock.advance(hourSeconds)
  const model = new Model(tested.app, await tested.app.fixture(), tested.budgets)
  const scene = new Run(tested, model)
  await learnWorld(model, (id, target, headers, body) => scene.ask(id, target, headers, body))
  // Ends the windows that learning the workspace was charged to.
  tested.app.clock.advance(hourSeconds)
  for (const step of steps) {
    try {
      await scene.take(step)
      const { logs, queries } = tested.app
      equal('what is logged as an error', errorLines(logs), [])
      logs.length = 0
      queries.length = 0
    } catch (error) {
      const lines = [(error as Error).message, '', ...scene.lines, scene.answered]
      throw new Finding(lines.join('\n'), { cause: error })
    }
  }
}

class Run {
  readonly lines: string[] = []
  /** Text of the last answer. */
  answered = ''
  readonly #tested: AppUnderTest
  readonly #model: Model
  /** IDs of the other workspace that were sent. */
  readonly #asked = new Set<string>()

  constructor(tested: AppUnderTest, model: Model) {
    this.#tested = tested
    this.#model = model
  }

  async take(step: Step): Promise<void> {
    const model = this.#model
    if (step.kind === 'request') return this.#request(step)
    if (step.kind === 'together')
      return this.#tested.hasSmallBudgets ? undefined : this.#together(step.requests)
    if (step.kind === 'wait') {
      this.lines.push(`${step.seconds} seconds later`)
      return model.app.clock.advance(step.seconds)
    }
    if (step.kind === 'delete task') return this.#delete(step.task)
    if (step.kind === 'archive project') return this.#archive(step.project)
    return this.#suspend(step.kind === 'suspend admin')
  }

  async #request(step: RequestStep): Promise<void> {
    await this.#keepSignedIn()
    const sent = this.#prepare(step)
    const verdict = judge(this.#model, sent)
    const answer = await this.#sendStep(sent)
    const all = this.#check(sent, verdict, answer)
    const next = (answer.body as { meta?: { next_cursor: string | null } } | undefined)?.meta?.next_cursor
    const rows = step.walks && all && next ? await this.#walk(step, verdict, answer) : undefined
    if (rows) all?.(rows)
    await this.#findUnknownTask()
  }

  /** Signs in again if there is no session: one of the two APIs would refuse the rest of the run. */
  async #keepSignedIn(): Promise<void> {
    const model = this.#model
    if (model.sessions.size > 0) return
    // The failed sign-ins of the run are forgotten after this time.
    const seconds = 900
    this.lines.push(`${seconds} seconds later, a new session`)
    model.app.clock.advance(seconds)
    await signIn(model, (id, target, headers, body) => this.ask(id, target, headers, body))
  }

  #prepare(step: RequestStep): Sent {
    const model = this.#model
    const { target, body } = step
    return {
      operation: byId.get(step.operation) as Operation,
      target: model.fill(target),
      headers: step.headers.map(([name, value]) => [name, model.fill(value)]),
      body: body === undefined ? undefined : Buffer.from(typeof body === 'string' ? model.fill(body) : body),
    }
  }

  async #sendStep(sent: Sent): Promise<Received> {
    const { answers } = this.#tested
    const answer = await this.#send(sent)
    this.#tested.sent += 1
    this.lines.push(`${textOf(sent)}: ${answer.status}`)
    this.answered = `${answer.status} ${answer.text}`
    const outcome = `${sent.operation.id} ${answer.status}`
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    return answer
  }

  async #send({ operation, target, headers, body }: Sent): Promise<Received> {
    const { app, agent } = this.#tested
    const named: Record<string, string[]> = {}
    for (const [name, value] of headers) (named[name] ??= []).push(value)
    if (body !== undefined) named['Content-Length'] = [String(body.length)]
    const wild = { method: operation.method, target, headers: named, body }
    // A request that hangs is reported instead of blocking the run.
    const signal = AbortSignal.timeout(longestMs)
    return sendUnnormalized(app.url, wild, { prefix: operation.prefix, agent, signal })
  }

  /** @throws Finding if the answer breaks the contract or the model */
  #check(
    sent: Sent,
    verdict: Verdict,
    answer: Received,
    { isAlone = true }: { isAlone?: boolean } = {},
  ): ReturnType<Verdict['learn']> {
    const { operation, target } = sent
    const { error } = (answer.body ?? {}) as { error?: { code: string; param?: string } }
    const got = `${answer.status} ${answer.text.slice(0, 2_000)}`
    if (answer.status >= 500) throw new Finding(`${operation.id} answers ${got}`)
    expectDocumented(operation.method, target, answer, operation.document)
    this.#checkTenancy(sent, answer)
    const { status, refusals, spent } = verdict
    const isRight = refusals
      ? refusals.some(({ code, param }) => error?.code === code && error.param === param)
      : answer.status === (status ?? answer.status)
    if (!isRight)
      throw new Finding(
        `${operation.id} answers ${got}, and should answer ${refusals ? canonical(refusals) : status}`,
      )
    if (isAlone && spent) {
      const left = [answer.headers['x-ratelimit-limit'], answer.headers['x-ratelimit-remaining']]
      equal('what is left', left, [String(spent.limit), String(spent.remaining)])
      if (spent.exceeded)
        equal('Retry-After', answer.headers['retry-after'], String(spent.exceeded.retryAfter))
    } else if (!spent) equal('X-RateLimit-Limit', answer.headers['x-ratelimit-limit'], undefined)
    return answer.status < 300 ? verdict.learn(answer) : undefined
  }

  /** Checks that no answer shows an id of the other workspace that the caller did not send before. */
  #checkTenancy({ headers, operation, target, body }: Sent, { text, status }: Received): void {
    const { world } = this.#model
    const isForeign = headers.some(([, value]) => value.includes(world.foreign.key.secret))
    const { workspace, project, card, task } = world.foreign
    const { first, completed } = world.tasks
    const others = isForeign
      ? [world.workspace.id, world.projects.main, first, completed]
      : [workspace, project, card, task]
    const asked = `${target} ${body?.toString() ?? ''}`
    for (const id of others) if (asked.includes(id)) this.#asked.add(id)
    const shown = others.find((id) => text.includes(id) && !this.#asked.has(id))
    if (shown !== undefined) throw new Finding(`${operation.id} shows ${shown}, ${status}`)
  }

  /** Returns the rows of all pages; undefined if a budget is spent first. */
  async #walk(step: RequestStep, { spendAgain }: Verdict, first: Received): Promise<Row[] | undefined> {
    interface Page {
      data: Row[]
      meta: { next_cursor: string | null }
    }
    let page = first.body as Page
    const rows = [...page.data]
    while (page.meta.next_cursor !== null) {
      const cursor = this.#model.know('page', page.meta.next_cursor)
      // The last value of a repeated parameter counts.
      const target = `${step.target}${step.target.includes('?') ? '&' : '?'}limit=100&cursor=${cursor}`
      const at = this.#prepare({ ...step, target })
      const spent = spendAgain()
      const answer = await this.#sendStep(at)
      const page200 = { status: 200, spent, spendAgain, learn: () => undefined }
      if (spent?.exceeded) {
        this.#check(at, { ...page200, refusals: [spent.exceeded] }, answer)
        return undefined
      }
      this.#check(at, page200, answer)
      page = answer.body as Page
      rows.push(...page.data)
    }
    return rows
  }

  async #together(steps: [RequestStep, RequestStep]): Promise<void> {
    const model = this.#model
    const [one, other] = [this.#prepare(steps[0]), this.#prepare(steps[1])]
    const id = pathOf(one.target).split('/')[2] ?? ''
    const before = model.tasks.get(id)
    const [first, second] = [judge(model, one), judge(model, other)]
    const answers = await Promise.all([this.#sendStep(one), this.#sendStep(other)])
    if (one.operation.id === 'updateTask' && before && first.status && second.status) {
      // The decoder drops a byte order mark, as the server does.
      const bodies = [one, other].map(
        ({ body }) => JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>,
      )
      const { body } = await this.ask('getTask', one.target, [['Authorization', 'Bearer {{secret:0}}']])
      const after = (body as { data: Task }).data
      refuseOutOfTurn({ before, after, bodies, answers }, model.now)
      model.tasks.set(id, after)
      noteCompletion(model, before, ...answers.map(({ body }) => (body as { data: Task }).data))
    } else if (first.status === 201 && one.operation.id === 'createTask' && !answers.every(isReplayed)) {
      const [made, replayed] = isReplayed(answers[0]) ? [answers[1], answers[0]] : answers
      equal('a twin that is replayed', [isReplayed(made), isReplayed(replayed)], [false, true])
      equal('the twin', replayed.text, made.text)
      this.#check(one, first, made, { isAlone: false })
    } else {
      for (const [i, answer] of answers.entries())
        this.#check([one, other][i] as Sent, [first, second][i] as Verdict, answer, { isAlone: false })
    }
    await this.#findUnknownTask()
  }

  /** Finds the successor that completing a recurring task has made. */
  async #findUnknownTask(): Promise<void> {
    const model = this.#model
    const { completed } = model
    if (completed.length === 0) return
    model.completed = []
    // The requests below must not exceed a budget.
    if (this.#tested.hasSmallBudgets) await this.take({ kind: 'wait', seconds: 61 })
    const known = [...model.tasks.keys()]
    const found: Row[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const target: string = `/tasks?limit=100&project_id=${completed[0]?.project_id}&cursor=${cursor}`
      const answer = await this.ask('listTasks', target, [['Authorization', 'Bearer {{secret:0}}']])
      const page = answer.body as { data: Row[]; meta: { next_cursor: string | null } }
      found.push(...page.data.filter((task) => !known.includes(task.id)))
      cursor = page.meta.next_cursor
    }
    const [next, ...more] = found
    if (more.length > 0) throw new Finding(`the completed task has ${found.length} successors`)
    if (!next) return
    const kept = ({ title, description, priority, assignee_ids }: object & Partial<Task>): string =>
      canonical({ title, description, priority, assignee_ids })
    if (!completed.some((one) => kept(one) === kept(next)))
      throw new Finding(`the successor of ${canonical(completed)} is ${canonical(next)}`)
    model.recurring = next.id
    addTask(model, next as never)
  }

  /** Sends a request of the run itself, which does not change the model. */
  async ask(id: string, target: string, headers: Sent['headers'], body?: object): Promise<Received> {
    const operation = byId.get(id) as Operation
    const filled: Sent['headers'] = headers.map(([name, value]) => [name, this.#model.fill(value)])
    const sent = {
      operation,
      target,
      headers: filled,
      body: body && Buffer.from(JSON.stringify(body)),
    }
    // The request is charged like any other.
    const { learn } = judge(this.#model, sent)
    const answer = await this.#send(sent)
    expectDocumented(operation.method, target, answer, operation.document)
    if (answer.status >= 300) throw new Finding(`${id} answers ${answer.status} ${answer.text}`)
    if (id === 'signIn') learn(answer)
    return answer
  }

  async #delete(reference: string): Promise<void> {
    const model = this.#model
    const id = model.fill(reference)
    const task = model.tasks.get(id)
    // Other steps need the tasks of the fixture.
    if (!task || Object.values<string>(model.world.tasks).includes(id)) return
    this.lines.push(`tasks delete ${id}`)
    await runTransaction(model.app.context.db, (tx) => deleteTask(tx, operatorOf(model), id))
    model.tasks.delete(id)
    model.comments.delete(id)
    model.forget('task', id)
  }

  async #archive(reference: string): Promise<void> {
    const model = this.#model
    const id = model.fill(reference)
    this.lines.push(`projects archive ${id}`)
    await runTransaction(model.app.context.db, (tx) => archiveProject(tx, operatorOf(model), id))
    const project = model.projects.get(id)
    if (project) project.isVisible = false
  }

  async #suspend(isSuspended: boolean): Promise<void> {
    const model = this.#model
    const { workspace, users } = model.world
    const status = isSuspended ? 'suspended' : 'active'
    this.lines.push(`members set ${users.admin} --status ${status}`)
    const source = {
      workspaceId: workspace.id,
      userId: null,
      via: 'cli' as const,
      now: model.app.clock.now(),
    }
    await runTransaction(model.app.context.db, (tx) =>
      setMembership(tx, source, users.admin, { role: 'admin', status }),
    )
    model.isAdminActive = !isSuspended
  }
}

const textOf = ({ operation, target, headers, body }: Sent): string =>
  [
    `${operation.method} ${operation.prefix}${target}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [JSON.stringify(body.toString())] : []),
  ].join(', ')

const isReplayed = ({ headers }: Received): boolean => headers['idempotent-replay'] === 'true'

type Task = ReturnType<typeof changedBy>

interface TwoChanges {
  before: Task
  after: Task
  bodies: Record<string, unknown>[]
  answers: Received[]
}

/** Checks that two concurrent changes have the results of one after the other. */
function refuseOutOfTurn({ before, after, bodies, answers }: TwoChanges, now: string): void {
  const told = answers.map(({ body }) => (body as { data: Task }).data)
  // The model does not know whether a change of the reminder alone changes `updated_at`.
  const same = (one: Task | undefined, other: Task): boolean =>
    canonical({ ...one, updated_at: '' }) === canonical({ ...other, updated_at: '' })
  const isTurn = (first: number, second: number): boolean => {
    const between = changedBy(before, bodies[first] ?? {}, now)
    const last = changedBy(between, bodies[second] ?? {}, now)
    return same(told[first], between) && same(told[second], last) && same(after, last)
  }
  if (isTurn(0, 1) || isTurn(1, 0)) return
  const gave = answers.map(({ status, text }) => `${status} ${text}`).join(' and ')
  throw new Finding(`two changes at once gave ${gave}, and then ${canonical(after)}: those of no order`)
}

/** Returns the actor of an operator's command. */
const operatorOf = ({ world, app }: Model) => ({
  workspaceId: world.workspace.id,
  userId: world.users.owner,
  via: 'cli' as const,
  now: app.clock.now(),
})
