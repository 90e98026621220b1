import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ComposedMail } from '../../../src/domain/mail/compose-mail.ts'
import type { TestApp } from './app.ts'

/** A configuration whose mail stays in the outbox, since no worker runs. */
export const unsentMail = { url: 'smtp://127.0.0.1:1', from: 'Taskwire <taskwire@fernhill.example>' }

/** Empties the outbox, and returns its emails, decrypted. */
export async function takeMails({ context: { sql, secrets } }: TestApp): Promise<ComposedMail[]> {
  const rows = await sql<{ sealed: Buffer }[]>`
    with taken as (delete from mails returning id, sealed) select sealed from taken order by id`
  return rows.map(({ sealed }) => JSON.parse(secrets.box.open(sealed)) as ComposedMail)
}

/** Returns the token after `#` in the link of an email. */
export const tokenIn = (text: string | undefined): string => /#(\S+)/.exec(text ?? '')?.[1] ?? ''

/** An email as received by the server. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body. */
  raw: string
}

interface MailServer {
  url: string
  mails: ReceivedMail[]
}

/** Starts an SMTP server on this machine until the end of the calling test. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 0,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ from, to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => listening.once('listening', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, mails }
}
