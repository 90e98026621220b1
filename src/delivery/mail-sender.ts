import type { Transporter } from 'nodemailer'
import type { ComposedMail } from '../domain/mail/compose-mail.ts'

export interface MailSenderOptions {
  /** URL of the SMTP server, with user and password. */
  url: string
  /** Address of the sender. */
  from: string
}

export interface MailSender {
  /**
   * Hands a mail to the server. Resolves when the server has accepted it.
   * @param id names the mail in its `Message-ID`, by which a second copy is recognized
   */
  send(mail: ComposedMail, id: string, signal: AbortSignal): Promise<void>
  /** Connects and signs in, without sending. */
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

/** Returns a sender of mail. Loads nodemailer on first use, to save memory in servers that send none. */
export function createMailSender({ url, from }: MailSenderOptions): MailSender {
  let opening: Promise<Transporter> | undefined
  const open = (): Promise<Transporter> =>
    (opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }),
    ))
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async send({ to, subject, text, html }, id, signal) {
      const envelope = { to: { name: '', address: to }, from, subject, text, html }
      const headers = { 'Auto-Submitted': 'auto-generated' }
      await (await open()).sendMail({ ...envelope, headers, messageId: `<${id}@${host}>`, signal })
    },
    verify: async () => void (await (await open()).verify()),
  }
}
