import type { Agent } from 'node:http'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Answer, TestApp } from '../support/app/app.ts'
import { accepts, expectDocumented } from '../support/contract/contract.ts'
import { errorLines } from '../support/app/logs.ts'
import { signInCookie } from '../support/world/settings.ts'
import { sendUnnormalized } from '../support/network/unnormalized-request.ts'
import { Known } from './known.ts'
import { operations, type Operation } from './operations.ts'
import type { RequestStep, Step } from './steps.ts'

/** App that is tested. */
export interface AppUnderTest {
  app: TestApp
  agent: Agent
  /** Counts of responses by operation and status. */
  answers: Map<string, number>
  /** Number of requests sent by steps. */
  sent: number
}

interface Sent {
  operation: Operation
  /** Path below the prefix, with the query. */
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

const byName = new Map(operations.map((operation) => [operation.name, operation]))
const hourSeconds = 3600
const longestMs = 300_000

/** Runs the steps in a new workspace. @throws Error with the requests that led to the failure */
export async function run(tested: AppUnderTest, steps: readonly Step[]): Promise<void> {
  const { app } = tested
  app.clock.advance(hourSeconds)
  const scene = new Run(tested, await app.fixture())
  for (const step of steps) {
    try {
      await scene.take(step)
      const errors = errorLines(app.logs)
      if (errors.length > 0) throw new Error(`the log has ${JSON.stringify(errors)}`)
      app.logs.length = 0
      app.queries.length = 0
    } catch (error) {
      const lines = [(error as Error).message, '', ...scene.lines, scene.answered]
      throw new Error(lines.join('\n'), { cause: error })
    }
  }
}

class Run {
  readonly lines: string[] = []
  /** Text of the last response. */
  answered = ''
  readonly #tested: AppUnderTest
  readonly #world: Fixture
  readonly #known: Known
  #isSignedIn = false
  /** IDs of the other workspace that the run has sent. */
  readonly #asked = new Set<string>()

  constructor(tested: AppUnderTest, world: Fixture) {
    this.#tested = tested
    this.#world = world
    this.#known = new Known(world)
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'wait') {
      this.lines.push(`${step.seconds} seconds later`)
      return this.#tested.app.clock.advance(step.seconds)
    }
    await this.#keepSignedIn()
    if (step.kind === 'request') return void (await this.#request(step))
    const answers = await Promise.all(step.requests.map((request) => this.#request(request)))
    const texts = answers.filter(({ status }) => status === 201).map(({ text }) => text)
    if (new Set(texts).size > 1)
      throw new Error('duplicates under one Idempotency-Key got different responses')
  }

  /** Signs in again if there is no session, since without one an API would refuse the rest of the run. */
  async #keepSignedIn(): Promise<void> {
    if (this.#isSignedIn) return
    // The failed sign-ins of the run are forgotten after this time.
    this.#tested.app.clock.advance(900)
    this.lines.push('900 seconds later, a new session')
    this.#known.signedIn(await signInCookie(this.#tested.app, this.#world))
    this.#isSignedIn = true
  }

  async #request({ operation: name, target, headers, body }: RequestStep): Promise<Answer> {
    const operation = byName.get(name) as Operation
    const fill = (text: string): string => this.#known.fill(text)
    const sent: Sent = {
      operation,
      target: fill(target),
      headers: headers.map(([name, value]) => [name, fill(value)]),
      body: body === undefined ? undefined : Buffer.from(typeof body === 'string' ? fill(body) : body),
    }
    const answer = await this.#send(sent)
    const { answers } = this.#tested
    this.#tested.sent += 1
    this.lines.push(`${textOf(sent)}: ${answer.status}`)
    this.answered = `${answer.status} ${answer.text}`
    const outcome = `${operation.id} ${answer.status}`
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    this.#check(sent, answer)
    const mayHaveEnded = operation.contract === 'settings' && answer.status === 204
    if (mayHaveEnded || (operation.contract !== 'openapi' && answer.status === 401)) this.#isSignedIn = false
    if (answer.status < 300) this.#known.learn(answer.text)
    return answer
  }

  async #send({ operation, target, headers, body }: Sent): Promise<Answer> {
    const { app, agent } = this.#tested
    const named: Record<string, string[]> = {}
    for (const [name, value] of headers) (named[name] ??= []).push(value)
    if (body !== undefined) named['Content-Length'] = [String(body.length)]
    const request = { method: operation.method, target, headers: named, body }
    // A request that hangs is reported instead of blocking the run.
    const signal = AbortSignal.timeout(longestMs)
    return sendUnnormalized(app.url, request, { prefix: operation.prefix, agent, signal })
  }

  /**
   * @throws Error if the response violates the contract, shows another workspace, or accepts a refused body
   */
  #check(sent: Sent, answer: Answer): void {
    const { operation, target, body } = sent
    if (answer.status >= 500) throw new Error(`${operation.id} answers ${this.answered.slice(0, 2_000)}`)
    expectDocumented(operation.method, target, answer, operation.document)
    this.#checkTenancy(sent, answer)
    if (answer.status >= 300 || !operation.body || !body?.length) return
    const given = JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>
    const wrong = operation.body.fields.find(({ name, required, schema }) =>
      Object.hasOwn(given, name) ? !accepts(schema, given[name], operation.document) : required,
    )
    if (wrong) throw new Error(`${operation.id} accepts an invalid ${wrong.name}`)
  }

  /** Checks that no response shows an id of the other workspace that the caller did not send before. */
  #checkTenancy({ headers, operation, target, body }: Sent, { text, status }: Answer): void {
    const { foreign, workspace, projects, tasks } = this.#world
    const isForeign = headers.some(([, value]) => value.includes(foreign.key.secret))
    const others = isForeign
      ? [workspace.id, projects.main, tasks.first, tasks.completed]
      : this.#known.foreign
    const asked = `${target} ${body?.toString() ?? ''}`
    for (const id of others) if (asked.includes(id)) this.#asked.add(id)
    const shown = others.find((id) => text.includes(id) && !this.#asked.has(id))
    if (shown !== undefined) throw new Error(`${operation.id} shows ${shown}, ${status}`)
  }
}

const textOf = ({ operation, target, headers, body }: Sent): string =>
  [
    `${operation.method} ${operation.prefix}${target}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [JSON.stringify(body.toString())] : []),
  ].join(', ')
