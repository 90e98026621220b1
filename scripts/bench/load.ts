import autocannon, { type Request } from 'autocannon'

/** Number of connections of all load generators together. */
export const allConnections = 32

export interface Load {
  /** Number of requests that got a response. */
  count: number
  seconds: number
  latenciesMs: number[]
}

/**
 * Sends the requests repeatedly, one at a time on each connection. The requests are divided among the
 * connections.
 * @throws Error with a reply that is not 2xx, or if a connection fails
 */
export async function load(
  url: string,
  { headers, requests }: { headers: Record<string, string>; requests: readonly Request[] },
  duration: number,
  connections = allConnections,
): Promise<Load> {
  const latenciesMs: number[] = []
  let started = 0
  let failure: string | undefined
  let begin = 0
  await new Promise<void>((resolve, reject) => {
    const setupClient = (client: autocannon.Client): void => {
      const number = started++ % Math.min(requests.length, connections)
      const share = requests.filter((_request, i) => i % connections === number)
      client.setRequests(share.map((request) => ({ ...request })))
      let lastChunk: Buffer | undefined
      client.on('body', (chunk) => (lastChunk = chunk))
      client.on('response', (status, _bytes, latency) => {
        latenciesMs.push(latency)
        if (status < 200 || status > 299) fail(`${status} ${lastChunk?.toString() ?? ''}`)
      })
    }
    const run = autocannon({ url, connections, duration, sampleInt: 100, headers, setupClient }, (error) =>
      error ? reject(error as Error) : resolve(),
    )
    const fail = (why: string) => {
      failure ??= why
      run.stop()
    }
    run.on('start', () => (begin = performance.now()))
    run.on('reqError', (error: Error) => fail(error.message))
  })
  const seconds = (performance.now() - begin) / 1000
  if (failure === undefined && latenciesMs.length === 0) failure = 'no request got a response'
  if (failure !== undefined) throw new Error(failure)
  return { count: latenciesMs.length, seconds, latenciesMs }
}
