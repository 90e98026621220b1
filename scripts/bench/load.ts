import autocannon, { type Request } from 'autocannon'

/** Unless there are to be more. */
export const connections = 32

export interface Load {
  /** The requests that were answered. */
  count: number
  seconds: number
  latenciesMs: number[]
}

/**
 * Sends the requests over and over, one at a time on each connection, which share them out among themselves.
 * @throws Error what was answered, where that is not 2xx, or how a connection failed
 */
export async function load(
  url: string,
  { headers, requests }: { headers: Record<string, string>; requests: readonly Request[] },
  duration: number,
  wanted = connections,
): Promise<Load> {
  const latenciesMs: number[] = []
  let started = 0
  let failure: string | undefined
  let begin = 0
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections: wanted,
        duration,
        sampleInt: 100,
        headers,
        setupClient(client) {
          const number = started++ % Math.min(requests.length, wanted)
          const share = requests.filter((_request, i) => i % wanted === number)
          client.setRequests(share.map((request) => ({ ...request })))
          let lastChunk: Buffer | undefined
          client.on('body', (chunk) => (lastChunk = chunk))
          client.on('response', (status, _bytes, latency) => {
            latenciesMs.push(latency)
            if (status < 200 || status > 299) fail(`${status} ${lastChunk?.toString() ?? ''}`)
          })
        },
      },
      (error: Error | null) => (error ? reject(error) : resolve()),
    )
    const fail = (why: string) => {
      failure ??= why
      run.stop()
    }
    run.on('start', () => (begin = performance.now()))
    run.on('reqError', (error: Error) => fail(error.message))
  })
  const seconds = (performance.now() - begin) / 1000
  if (failure === undefined && latenciesMs.length === 0) failure = 'nothing was answered'
  if (failure !== undefined) throw new Error(failure)
  return { count: latenciesMs.length, seconds, latenciesMs }
}
