import { once } from 'node:events'
import { Readable } from 'node:stream'
import pg from 'pg'

/** What `COPY … TO STDOUT` sends, no faster than it is read; and, once it has been, how many rows there were. */
export function copyOut(
  client: pg.Client,
  statement: string,
): { bytes: AsyncIterable<Buffer>; rowCount: () => number } {
  const { stream } = client.connection
  const bytes = new Readable({ read: () => void stream.resume() })
  const onRow = (row: Buffer): void => {
    if (!bytes.push(row)) stream.pause()
  }
  let rowCount = 0
  const onEnd: OnEnd = (error, rows) => {
    rowCount = rows
    if (error) bytes.destroy(error)
    else bytes.push(null)
  }
  client.query(new CopyOut(statement, onRow, onEnd))
  return { bytes, rowCount: () => rowCount }
}

/** Feeds `COPY … FROM STDIN`. Returns how many rows it took. */
export async function copyIn(
  client: pg.Client,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const copied = Promise.withResolvers<number>()
  const ended = new AbortController()
  const feed = async (connection: CopyConnection): Promise<void> => {
    try {
      for await (const chunk of chunks) {
        if (ended.signal.aborted) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain)
          await once(connection.stream, 'drain', { signal: ended.signal })
      }
      connection.endCopyFrom()
    } catch (error) {
      if (ended.signal.aborted) return
      copied.reject(error)
      connection.sendCopyFail('the file cannot be read')
    }
  }
  client.query(
    new CopyIn(statement, feed, (error, rows) => {
      ended.abort()
      if (error) copied.reject(error)
      else copied.resolve(rows)
    }),
  )
  return copied.promise
}

type OnEnd = (error: Error | undefined, rows: number) => void

/** What pg has for a COPY, and does not declare. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

/* pg hands what belongs to a COPY to the query under way, as its own queries show, which refuse it. */

class CopyOut extends pg.Query {
  readonly #onRow: (row: Buffer) => void

  constructor(statement: string, onRow: (row: Buffer) => void, onEnd: OnEnd) {
    super(statement, undefined, endOf(onEnd))
    this.#onRow = onRow
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The memory behind it is used again for what comes next.
    this.#onRow(Buffer.from(chunk))
  }
}

class CopyIn extends pg.Query {
  readonly #feed: (connection: CopyConnection) => Promise<void>

  constructor(statement: string, feed: (connection: CopyConnection) => Promise<void>, onEnd: OnEnd) {
    super(statement, undefined, endOf(onEnd))
    this.#feed = feed
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#feed(connection)
  }
}

const endOf = (onEnd: OnEnd) => (error: Error | undefined, result: pg.QueryResult | undefined) =>
  onEnd(error ?? undefined, result?.rowCount ?? 0)
