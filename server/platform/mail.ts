import { createTransport } from 'nodemailer'
import { breaker } from './breaker.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

export type Mailer = {
  /** Refuses with `CircuitOpen`, without a try, while the relay is known not to answer. */
  readonly send: (mail: Mail) => Promise<void>
  /** Speaks with the relay without sending anything; answers how it is reached. */
  readonly check: () => Promise<string>
  readonly close: () => void
}

/** A relay that takes a connection and then says nothing must not hold a job: each step has its limit. */
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
      // A line break in an address or a subject would start a header of its own (A48).
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

/** A relay that answers with a number works, whatever it thinks of a letter. */
function isSilent(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number')
}
