import { parentPort, workerData } from 'node:worker_threads'
import { loadShare, type Share } from './load-threads.ts'

/* A thread that sends its share of the requests. */

parentPort?.postMessage(await loadShare(workerData as Share))
