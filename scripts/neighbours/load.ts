import { parentPort, workerData } from 'node:worker_threads'
import { scenarios } from './scenarios.ts'
import type { LoadData } from './scenario.ts'

/* Sends the load of a scenario, from the first message to the parent thread until the parent's. */

const { name, world } = workerData as LoadData
const scenario = scenarios.find((one) => one.name === name)
const stop = new AbortController()
parentPort?.once('message', () => stop.abort())
parentPort?.postMessage('started')
parentPort?.postMessage(await scenario?.load(world, stop.signal))
