/** Runs the work with a timeout. Throws the signal's reason if the caller aborts first. */
export async function within<Result>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  const bounds = new AbortController()
  // Raced, because a custom `fetch` may ignore the signal.
  const over = new Promise<never>((_resolve, reject) => {
    bounds.signal.addEventListener('abort', () => reject(bounds.signal.reason as Error))
  })
  const timeout = new DOMException(`no complete response within ${timeoutMs} ms`, 'TimeoutError')
  const timer = setTimeout(() => bounds.abort(timeout), timeoutMs)
  const abort = (): void => bounds.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([over, work(bounds.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Waits. Throws the signal's reason if aborted while waiting. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason as Error)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}
