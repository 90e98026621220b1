import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { Agent } from 'undici'

/* Runs attackers in their own thread, until it is terminated: attackers without a password, who know only the URL. */

/** Number of responses to guesses by status, in memory shared with the measuring thread. */
const { url, answers } = workerData as { url: string; answers: Uint32Array }
const bracketConnections = 6
const signInAddresses = 100
/** Number of guesses after which an attacker switches to another address, before the limit on failed sign-ins applies. */
const guessesPerAddress = 25
/** Milliseconds between two guesses of an attacker, if the responses arrive sooner. */
const paceMs = 100

const brackets = '['.repeat(2 ** 20)
const agent = new Agent({ connections: signInAddresses })
const path = '/api/settings/v1/session'

/** Sends the whole body, even if the server responds before the end. */
async function sendBrackets(): Promise<never> {
  const { hostname, port } = new URL(url)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: attacked',
    'Content-Type: application/json',
    'X-Forwarded-For: 203.0.113.1',
    `Content-Length: ${brackets.length}`,
  ]
  for (;;) {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    const ended = new Promise((resolve) => socket.resume().once('close', resolve))
    socket.write(`${head.join('\r\n')}\r\n\r\n${brackets}`)
    await ended
  }
}

async function trySignIn(from: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const body = JSON.stringify({ email: `${randomUUID()}@attacker.example`, password: randomUUID() })
  const answer = await agent.request({ origin: url, path, method: 'POST', headers, body })
  await answer.body.dump()
  Atomics.add(answers, answer.statusCode, 1)
}

async function signIn(number: number): Promise<never> {
  await delay((paceMs * number) / signInAddresses)
  for (let guesses = 0; ; guesses++) {
    const address = `198.18.${Math.floor(guesses / guessesPerAddress) % 256}.${number}`
    await Promise.all([trySignIn(address).catch(() => undefined), delay(paceMs)])
  }
}

await Promise.all([
  ...Array.from({ length: bracketConnections }, sendBrackets),
  ...Array.from({ length: signInAddresses }, (_, number) => signIn(number)),
])
