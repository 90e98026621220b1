import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { runTransaction } from '../../src/db/transaction.ts'
import { createMailSender } from '../../src/delivery/mail-sender.ts'
import { claimMails, MailWorker } from '../../src/delivery/mail-worker.ts'
import { planMail } from '../../src/domain/mail/outbox.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { startMailServer, unsentMail } from '../support/app/mail.ts'
import { waitFor } from '../support/runner/wait-for.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ config: { mail: unsentMail } })
})
/** Deletes all emails, since test files share the database, and some leave emails in it. */
const empty = () => app.context.sql`delete from mails`
beforeEach(empty)
afterAll(empty)

const content = {
  to: 'tomas@fernhill.example',
  subject: 'Nora has invited you\r\nBcc: all@fernhill.example',
  paragraphs: ['Nora & <b>Ida</b> have invited you.'],
  link: { words: 'Join', path: '/settings/invitation#the-token' },
}

const write = (): Promise<void> =>
  runTransaction(app.context.db, (tx) =>
    Promise.resolve(planMail(tx, app.context.mailing, content, app.clock.now())),
  )

function startWorker(url: string): MailWorker {
  const worker = new MailWorker(app.context, createMailSender({ ...unsentMail, url }))
  onTestFinished(() => worker.stop(0))
  return worker
}

const waiting = () =>
  app.context.sql<{ id: string; failures: number; wait: number }[]>`
    select id, failures, extract(epoch from next_attempt_at - ${app.clock.now().toISOString()}::timestamptz)::float8 as wait
    from mails`

test('an email is sent once as text and HTML, and then deleted (product.md 21.9)', async () => {
  const { url, mails } = await startMailServer()
  const worker = startWorker(url)
  await write()
  await worker.idle()
  await worker.idle()
  expect(mails).toHaveLength(1)
  const [{ from, to, raw } = { from: '', to: [], raw: '' }] = mails
  expect({ from, to }).toEqual({ from: 'taskwire@fernhill.example', to: ['tomas@fernhill.example'] })
  expect(raw).toContain('Subject: Nora has invited you Bcc: all@fernhill.example')
  expect(raw).toContain('multipart/alternative')
  expect(raw).toContain('Nora & <b>Ida</b> have')
  expect(raw).toContain('<p>Nora &amp; &lt;b&gt;Ida')
  expect(raw).toMatch(/Message-ID: <mail_\w+@fernhill\.example>/)
  expect(await waiting()).toEqual([])
})

test('an email is sent as soon as it is committed', async () => {
  const { url, mails } = await startMailServer()
  const worker = startWorker(url)
  await worker.idle()
  await waitFor(() => app.context.listener.isConnected)
  await write()
  await waitFor(() => mails.length === 1)
})

test('the user and password in SMTP_URL are used for authentication', async () => {
  const seen: unknown[] = []
  const { url, mails } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push([username, password])
      done(null, { user: 'nora' })
    },
  })
  await write()
  await startWorker(url.replace('//', '//nora:s%40cret@')).idle()
  expect(seen).toEqual([['nora', 's@cret']])
  expect(mails).toHaveLength(1)
})

test('a mail server that is unavailable for an hour causes five attempts, and no email is lost (product.md 21.9)', async () => {
  await write()
  const unreachable = startWorker('smtp://127.0.0.1:1')
  for (const [failures, wait] of [
    [1, 30],
    [2, 300],
    [3, 900],
    [4, 2430],
  ] as const) {
    await unreachable.idle()
    await unreachable.idle()
    expect(await waiting()).toMatchObject([{ failures, wait }])
    app.clock.advance(wait)
  }
  await unreachable.stop()
  const { url, mails } = await startMailServer()
  await startWorker(url).idle()
  expect(mails).toHaveLength(1)
})

test('an email is abandoned after the fifth failure, and the log contains neither recipient nor content (product.md 21.9)', async () => {
  await write()
  const worker = startWorker(
    (await startMailServer({ onRcptTo: (to, _session, done) => done(new Error(`no ${to.address}`)) })).url,
  )
  for (const wait of [30, 300, 900, 2430, 0]) {
    await worker.idle()
    app.clock.advance(wait)
  }
  expect(await waiting()).toEqual([])
  const lines = app.logs.filter((line) => 'mail' in line)
  expect(lines.at(-1)).toMatchObject({
    failures: 5,
    smtp_status: 550,
    msg: 'an email was abandoned after the last attempt',
  })
  expect(JSON.stringify(app.logs)).not.toMatch(/tomas@|the-token|invited/)
})

test.each([
  [
    'rejects the connection in its greeting',
    { onConnect: (_session: unknown, done: (error: Error) => void) => done(new Error('busy')) },
  ],
  [
    'rejects the sender',
    {
      onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(new Error('no')),
    },
  ],
])('an email is retried later if the server %s', async (_what, options) => {
  await write()
  await startWorker((await startMailServer(options)).url).idle()
  expect(await waiting()).toMatchObject([{ failures: 1, wait: 30 }])
})

test('an email is retried later if the server closes the connection while it is sent', async () => {
  await write()
  const { url } = await startMailServer({ socketTimeout: 1, onData: (stream) => void stream.resume() })
  await startWorker(url).idle()
  expect(await waiting()).toMatchObject([{ failures: 1, wait: 30 }])
})

test('an email that was sent but not deleted, because the process was killed, is sent again (product.md 21.9)', async () => {
  const { url, mails } = await startMailServer()
  await write()
  const [claimed] = await claimMails(app.context.db, app.clock.now(), { total: 10, leaseSeconds: 60 })
  if (!claimed) throw new Error('nothing was claimed')
  const composed = JSON.parse(app.context.secrets.box.open(claimed.sealed)) as never
  await createMailSender({ ...unsentMail, url }).send(composed, claimed.id, new AbortController().signal)
  const worker = startWorker(url)
  await worker.idle()
  expect(mails).toHaveLength(1)
  app.clock.advance(70)
  await worker.idle()
  expect(mails.map(({ raw }) => /Message-ID: \S+/.exec(raw)?.[0])).toEqual(
    Array(2).fill(`Message-ID: <${claimed.id}@fernhill.example>`),
  )
  expect(await waiting()).toEqual([])
})

test('a worker that stops while a server hangs aborts the attempt, and another worker sends the email immediately (product.md 21.9)', async () => {
  let connected = 0
  const hanging = await startMailServer({ onConnect: () => void connected++ })
  await write()
  const worker = startWorker(hanging.url)
  await waitFor(() => connected === 1)
  await worker.stop(0)
  expect(await waiting()).toMatchObject([{ failures: 0, wait: 0 }])
  const { url, mails } = await startMailServer()
  await startWorker(url).idle()
  expect(mails).toHaveLength(1)
})

test('only one of several workers sends an email (product.md 21.9)', async () => {
  const { url, mails } = await startMailServer()
  for (let written = 0; written < 25; written++) await write()
  const workers = [startWorker(url), startWorker(url), startWorker(url)]
  await Promise.all(workers.map((worker) => worker.idle()))
  expect(mails).toHaveLength(25)
})

test('an email that cannot be decrypted is abandoned like any other email', async () => {
  await write()
  await app.context.sql`update mails set sealed = ''`
  await startWorker('smtp://127.0.0.1:1').idle()
  expect(await waiting()).toMatchObject([{ failures: 1 }])
})
