import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>
  /** Speaks with the relay without sending anything; answers how it is reached. */
  readonly check: () => Promise<string>
  readonly close: () => void
}

/** Mail over SMTP: a relay in production, the sink of `npm run services` in development and tests. */
export function openMailer({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = createTransport(SMTP_URL, { from: MAIL_FROM })
  return {
    send: async ({ to, subject, text, html }) => {
      // A line break in an address or a subject would start a header of its own (A48).
      if (/[\r\n]/.test(to + subject)) throw new Error('A mail header cannot hold a line break.')
      await transport.sendMail({ to, subject, text, ...(html ? { html } : {}) })
    },
    check: async () => {
      await transport.verify()
      return new URL(SMTP_URL).protocol.replace(':', '').toUpperCase()
    },
    close: () => transport.close(),
  }
}
