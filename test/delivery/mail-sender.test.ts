import { describe, expect, test } from 'vitest'
import { createMailSender, describeMailFailure } from '../../src/delivery/mail-sender.ts'
import { selfSigned, isOpensslMissing } from '../support/network/certificates.ts'
import { startMailServer } from '../support/app/mail.ts'

const mail = { to: 'tomas@fernhill.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const from = 'Taskwire <taskwire@fernhill.example>'
const signal = new AbortController().signal

const withLogin = (url: string, params = ''): string => `${url.replace('//', '//nora:hunter2@')}${params}`

async function failureOf(url: string, requireTLS?: boolean): Promise<string | undefined> {
  const sender = createMailSender({ url, from, ...(requireTLS && { requireTLS }) })
  const error = await sender.send(mail, 'mail_1', signal).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  return error === undefined ? undefined : describeMailFailure(error)
}

describe('a server that does not offer STARTTLS', () => {
  async function start() {
    const passwords: unknown[] = []
    const server = await startMailServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth({ password }, _session, done) {
        passwords.push(password)
        done(null, { user: 'nora' })
      },
    })
    return { ...server, passwords }
  }

  test('a server without STARTTLS gets no password if TLS is required, and the error says why (product.md 21.12)', async () => {
    const { url, passwords, mails } = await start()
    expect(await failureOf(withLogin(url), true)).toMatch(/^the server does not offer STARTTLS/)
    await expect(createMailSender({ url: withLogin(url), from, requireTLS: true }).verify()).rejects.toThrow(
      /^the server does not offer STARTTLS/,
    )
    expect({ passwords, mails }).toEqual({ passwords: [], mails: [] })
  })

  test('a server without STARTTLS gets the password if the URL allows it', async () => {
    const { url, passwords, mails } = await start()
    expect(await failureOf(withLogin(url, '?requireTLS=false'))).toBeUndefined()
    expect(passwords).toEqual(['hunter2'])
    expect(mails).toHaveLength(1)
  })
})

describe.skipIf(isOpensslMissing)('a server with a private certificate', () => {
  const start = (options: object = {}) =>
    startMailServer({ ...selfSigned('localhost'), disabledCommands: [], ...options })

  test.each([
    ['STARTTLS', {}, 'smtp:'],
    ['TLS from the start', { secure: true }, 'smtps:'],
  ])(
    'a server with a private certificate is refused with %s, and the error names the certificate',
    async (_what, options, scheme) => {
      const { url } = await start(options)
      const address = url.replace('smtp:', scheme)
      expect(await failureOf(address)).toMatch(/certificate.*: for a private CA, set NODE_EXTRA_CA_CERTS/)
      await expect(createMailSender({ url: address, from }).verify()).rejects.toThrow(/certificate/)
    },
  )

  test('a server with a private certificate is accepted with tls.rejectUnauthorized=false', async () => {
    const { url, mails } = await start()
    expect(await failureOf(`${url}?tls.rejectUnauthorized=false`)).toBeUndefined()
    expect(mails).toHaveLength(1)
  })
})

test('an email from a domain with letters outside ASCII has an ASCII header', async () => {
  const { url, mails } = await startMailServer()
  const sender = createMailSender({ url, from: 'Taskwire <t@münchen.example>' })
  await sender.send(mail, 'mail_1', signal)
  const [header = ''] = mails[0]?.raw.split('\r\n\r\n') ?? []
  expect(header).toContain('Message-ID: <mail_1@xn--mnchen-3ya.example>')
  expect(header).toContain('From: Taskwire <t@xn--mnchen-3ya.example>')
  expect(header).toMatch(/^[\r\n\x20-\x7e]+$/)
})

test('the mail server’s response is not logged as the reason for a failure, since it may contain the recipient', async () => {
  const { url } = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such user ${address}`)),
  })
  const error: unknown = await createMailSender({ url, from })
    .send(mail, 'mail_1', signal)
    .catch((failure: unknown) => failure)
  expect(String(error)).toContain('tomas')
  expect(describeMailFailure(error)).toBeUndefined()
})

test('a sender name with a colon does not become a second address (product.md 21.10)', async () => {
  const { url, mails } = await startMailServer()
  await createMailSender({ url, from: '"Taskwire: ops" <t@x.example>' }).send(mail, 'mail_1', signal)
  expect(mails[0]?.from).toBe('t@x.example')
  expect(mails[0]?.raw).toContain('From: "Taskwire: ops" <t@x.example>')
})
