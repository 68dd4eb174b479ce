import { createTransport } from 'nodemailer'
import { breaker } from './breaker.ts'
import type { Config } from '../process/config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../process/metrics.ts'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

export type Mailer = {
  /** Rejects with `CircuitOpen`, without a try, while the relay does not answer. */
  readonly send: (mail: Mail) => Promise<void>
  /** Connects to the relay without sending anything; returns how it is reached. */
  readonly check: () => Promise<string>
  readonly close: () => void
}

/** Each step has a timeout: an unresponsive relay must not block a job. */
const limits = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
}

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>
type Watched = { readonly log: Log; readonly metrics: Metrics }

/** Mail over SMTP: a relay in production, the sink of `npm run services` in development and tests. */
export function openMailer({ SMTP_URL, MAIL_FROM }: MailConfig, { log, metrics }: Watched): Mailer {
  const transport = createTransport({ url: SMTP_URL, ...limits }, { from: MAIL_FROM })
  const guarded = breaker({ name: 'mail', log, metrics, isTrouble: isSilent })
  return {
    send: async ({ to, subject, text, html }) => {
      // A line break in an address or a subject would start a new header (A48).
      if (/[\r\n]/.test(to + subject)) throw new Error('A mail header cannot hold a line break.')
      await guarded(() => transport.sendMail({ to, subject, text, ...(html ? { html } : {}) }))
    },
    check: async () => {
      await transport.verify()
      return new URL(SMTP_URL).protocol.replace(':', '').toUpperCase()
    },
    close: () => transport.close(),
  }
}

/** A relay that answers with a status code works, even if it rejects a mail. */
function isSilent(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number')
}
