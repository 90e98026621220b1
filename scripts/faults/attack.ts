import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openForWork } from '../../src/db/open-database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { median, percentile } from '../bench/figures.ts'
import { openTemporaryPostgres } from '../support/temporary-postgres.ts'
import { highLimit, startNode } from './nodes.ts'

/* Measures reads and sign-ins of a server without other load, and while callers who know only its URL attack it. */

/** Number of rounds. Measurements with and without attackers alternate, since other programs share the machine. */
const rounds = 3
const periodMs = 5_000
/** Milliseconds that the sign-in queue needs to fill up, and to drain. */
const [fillMs, emptyMs] = [2_000, 6_000]
const readPaceMs = 20
const signInPaceMs = 1_000
/** Maximum ratio of the p90 of reads to their p90 without other load. */
const maxSlowdown = 2
/** Maximum duration of the owner's sign-in, including a retry after a 503, in milliseconds. */
const longestSignInMs = 3_000

/** Number of sign-ins of the owner, each from a different IP address. */
let signIns = 0

interface Period {
  reads: number[]
  signIns: number[]
}

/** Returns the findings. */
export async function runAttack(): Promise<string[]> {
  await using opened = new AsyncDisposableStack()
  const findings: string[] = []
  const { url, fixture } = await startServer(opened, findings)
  await measure(url, fixture, 2_000)
  const [alone, attacked]: [Period[], Period[]] = [[], []]
  const answers = new Uint32Array(new SharedArrayBuffer(600 * Uint32Array.BYTES_PER_ELEMENT))
  for (let round = 0; round < rounds; round++) {
    alone.push(await measure(url, fixture, periodMs))
    const workerData = { url, answers }
    const attackers = new Worker(new URL('./attackers.ts', import.meta.url), { workerData })
    await delay(fillMs)
    attacked.push(await measure(url, fixture, periodMs).finally(() => attackers.terminate()))
    await delay(emptyMs)
  }
  console.table({ alone: figuresOf(together(alone)), attacked: figuresOf(together(attacked)) })
  const counts = Array.from(answers, (count, status) => `${count} × ${status}`).filter(
    (text) => !/^0/.test(text),
  )
  console.log(`responses to the guesses: ${counts.join(', ')}`)
  if (!(answers[503] && answers[401])) findings.push('the guesses did not fill the sign-in queue')
  const p90 = (period?: Period): number => percentile(period?.reads ?? [], 0.9)
  const ratios = attacked.map((period, round) => p90(period) / p90(alone[round]))
  const ratio = median(ratios)
  const shown = ratios.map((one) => one.toFixed(2)).join(', ')
  console.log(
    `the p90 of GET /projects under attack is ${ratio.toFixed(2)} times its p90 without attackers (${shown})`,
  )
  if (ratio >= maxSlowdown) findings.push('attackers slow down reads too much')
  if (Math.max(...together(attacked).signIns) > longestSignInMs)
    findings.push('attackers keep the owner from signing in')
  return findings
}

async function startServer(opened: AsyncDisposableStack, findings: string[]) {
  const postgres = await openTemporaryPostgres(opened)
  await migrate(postgres.url)
  const { db, close } = openForWork(postgres.url, { applicationName: 'taskwire faults', total: 1 })
  const fixture = await createFixture(db, new Date()).finally(close)
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'the session secret of the attacked server',
    CLOCK_JUMP_SECONDS: '0',
    // Each attacker has a separate IP address.
    TRUST_PROXY: '1',
    RATE_LIMIT_KEY: highLimit,
    RATE_LIMIT_WORKSPACE: highLimit,
  }
  const { url } = await startNode(opened, 'the server', env, findings)
  return { url, fixture }
}

/** Reads with a key and signs in as the owner, both at a fixed pace, and returns the duration of each in milliseconds. */
async function measure(url: string, { keys, login }: Fixture, forMs: number): Promise<Period> {
  const period: Period = { reads: [], signIns: [] }
  const until = performance.now() + forMs
  const repeat = async (into: number[], paceMs: number, send: () => Promise<void>): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now()
      await send()
      into.push(performance.now() - from)
      await delay(Math.max(0, from + paceMs - performance.now()))
    }
  }
  const read = async (): Promise<void> => {
    const headers = { Authorization: `Bearer ${keys.full.secret}` }
    const answer = await fetch(`${url}/api/public/v1/projects`, { headers })
    if (!answer.ok) throw new Error(`GET /projects: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const signIn = async (): Promise<void> => {
    // Each sign-in comes from an address that has not signed in before.
    const from = `192.0.${signIns % 256}.${Math.floor(signIns++ / 256)}`
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from }
    const request = { method: 'POST', headers, body: JSON.stringify(login) }
    for (;;) {
      const answer = await fetch(`${url}/api/settings/v1/session`, request)
      await answer.arrayBuffer()
      if (answer.ok) return
      if (answer.status !== 503) throw new Error(`POST /session: ${answer.status}`)
      await delay(1000 * Number(answer.headers.get('retry-after')))
    }
  }
  await Promise.all([repeat(period.reads, readPaceMs, read), repeat(period.signIns, signInPaceMs, signIn)])
  return period
}

const together = (periods: readonly Period[]): Period => ({
  reads: periods.flatMap(({ reads }) => reads),
  signIns: periods.flatMap(({ signIns }) => signIns),
})

const figuresOf = ({ reads, signIns }: Period) => ({
  reads: reads.length,
  'p50, ms': Number(percentile(reads, 0.5).toFixed(1)),
  'p90, ms': Number(percentile(reads, 0.9).toFixed(1)),
  'p99, ms': Number(percentile(reads, 0.99).toFixed(1)),
  'sign-ins': signIns.length,
  'longest sign-in, ms': Math.round(Math.max(...signIns)),
})
