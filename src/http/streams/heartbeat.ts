import { EventEmitter } from 'node:events'

/** Interval of the heartbeat, in milliseconds. */
export const beatMs = 15_000

/** Emits `beat` at an interval. All streams share the timer. */
export function createHeartbeat(): EventEmitter {
  const heartbeat = new EventEmitter().setMaxListeners(0)
  setInterval(() => heartbeat.emit('beat'), beatMs).unref()
  return heartbeat
}
