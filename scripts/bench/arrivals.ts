import { createConnection, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from './figures.ts'

/** What became of a request; `status` 0: the connection failed, or nothing came. */
export interface Answered {
  status: number
  retryAfter: boolean
  /** From when it was to be sent, so that a generator that is late hides nothing. */
  latencyMs: number
}

export interface Arrivals {
  answers: Answered[]
  /** How late the generator sent, and how much of a core it took: near a whole one it measures itself. */
  lateP99Ms: number
  generatorCores: number
}

const tickMs = 2
/** How long an answer may take to come when no more is sent. */
const patienceMs = 30_000

/**
 * Sends at a constant rate whatever the server does, as clients do who do not know each other: a slow server gets no
 * fewer requests. Connections are kept: so many are open before it begins, and more where more requests are unanswered. It writes to sockets itself,
 * since a request by `node:http` costs more than the server takes to refuse it.
 */
export async function sendAtRate(
  url: string,
  /** The bytes of a request. */
  next: () => string,
  { perSecond, seconds, open = 0 }: { perSecond: number; seconds: number; open?: number },
): Promise<Arrivals> {
  const { hostname, port } = new URL(url)
  const total = Math.round(perSecond * seconds)
  const answers: Answered[] = []
  const lateMs: number[] = []
  const idle: Connection[] = []
  const all = new Set<Connection>()
  const connect = (): Connection => {
    const connection = new Connection(
      createConnection({ host: hostname, port: Number(port) }),
      (answered) => {
        answers.push(answered)
        if (answered.status === 0) all.delete(connection)
        else idle.push(connection)
      },
    )
    all.add(connection)
    return connection
  }
  // One that has been answered is accepted, and not only waiting for that.
  while (all.size < open) {
    for (let i = 0; i < 50; i++) connect().send(next(), performance.now())
    while (answers.length < all.size) await delay(tickMs)
  }
  answers.length = 0
  const cpu = process.cpuUsage()
  const begin = performance.now()
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, ((performance.now() - begin) / 1000) * perSecond)
    while (sent < due) {
      const intended = begin + (sent++ / perSecond) * 1000
      lateMs.push(performance.now() - intended)
      const connection = idle.pop() ?? connect()
      connection.send(next(), intended)
    }
    await delay(tickMs)
  }
  const elapsedMs = performance.now() - begin
  const { user, system } = process.cpuUsage(cpu)
  const end = performance.now() + patienceMs
  while (answers.length < total && performance.now() < end) await delay(tickMs)
  for (const connection of all) connection.end()
  return {
    answers,
    lateP99Ms: percentile(lateMs, 0.99),
    generatorCores: (user + system) / 1000 / elapsedMs,
  }
}

/** One request at a time. */
class Connection {
  readonly #socket: Socket
  readonly #onAnswer: (answered: Answered) => void
  #intended: number | undefined
  #head = ''
  #status = 0
  #retryAfter = false
  /** Bytes of the body that are still to come; undefined: the head is not complete. */
  #left: number | undefined

  constructor(socket: Socket, onAnswer: (answered: Answered) => void) {
    this.#socket = socket
    this.#onAnswer = onAnswer
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => this.#answer(0, false))
  }

  send(text: string, intended: number): void {
    this.#intended = intended
    this.#socket.write(text)
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    let bytes = chunk.length
    if (this.#left === undefined) {
      const before = this.#head.length
      this.#head += chunk.toString('latin1')
      const end = this.#head.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = this.#head.slice(0, end).toLowerCase()
      this.#status = Number(head.slice(9, 12))
      this.#retryAfter = head.includes('\r\nretry-after: ')
      this.#left = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
      bytes = before + bytes - end - 4
      this.#head = ''
    }
    this.#left -= bytes
    if (this.#left > 0) return
    this.#left = undefined
    this.#answer(this.#status, this.#retryAfter)
  }

  #answer(status: number, retryAfter: boolean): void {
    if (this.#intended === undefined) return
    const latencyMs = performance.now() - this.#intended
    this.#intended = undefined
    this.#onAnswer({ status, retryAfter, latencyMs })
  }
}
