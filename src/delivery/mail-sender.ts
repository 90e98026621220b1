import { domainToASCII } from 'node:url'
import type { Transporter } from 'nodemailer'
import type { ComposedMail } from '../domain/mail/compose-mail.ts'

export interface MailSenderOptions {
  /** URL of the SMTP server, with user and password. */
  url: string
  /** Address of the sender. */
  from: string
  /** Refuses a server without TLS before the password is sent. A parameter of the URL overrides this. */
  requireTLS?: boolean
}

export interface MailSender {
  /**
   * Sends an email to the server. Resolves when the server has accepted the email.
   * @param id identifies the email in `Message-ID`, by which duplicates are recognized
   */
  send(mail: ComposedMail, id: string, signal: AbortSignal): Promise<void>
  /** Connects and authenticates, without sending. */
  verify: () => Promise<void>
}

const timeoutMs = 10_000
const timeouts = {
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
  socketCloseTimeout: 0,
}

/** Returns why a server could not be used, without the text of its response, which may contain recipients. */
export function describeMailFailure(error: unknown): string | undefined {
  const { code, message, responseCode, command } = error as Partial<
    Record<'code' | 'message' | 'command', string> & { responseCode: number }
  >
  if (code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined)
    return 'the server does not offer STARTTLS, and the password would be sent unencrypted'
  if (responseCode !== undefined) return undefined
  if (/certificate/.test(message ?? ''))
    return `${message}: for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file`
  return ['ESOCKET', 'ETLS', 'ECONNECTION', 'ETIMEDOUT', 'EDNS'].includes(code ?? '') ? message : undefined
}

/** Returns an email sender. Loads nodemailer on first use, to save memory in servers that send no email. */
export function createMailSender({ url, from, requireTLS }: MailSenderOptions): MailSender {
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, requireTLS, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  }
  let transporter: Transporter | undefined
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  // An address in brackets has no ASCII form of its own.
  const host = domainToASCII(domain) || domain
  return {
    async send({ to, subject, text, html }, id, signal) {
      const envelope = { to: { name: '', address: to }, from, subject, text, html }
      const headers = { 'Auto-Submitted': 'auto-generated' }
      transporter ??= await open()
      await transporter.sendMail({ ...envelope, headers, messageId: `<${id}@${host}>`, signal })
    },
    async verify() {
      try {
        transporter ??= await open()
        await transporter.verify()
      } catch (error) {
        const reason = describeMailFailure(error)
        throw reason === undefined ? error : Object.assign(error as Error, { message: reason })
      }
    },
  }
}
