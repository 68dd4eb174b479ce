import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { toMail, type Mail } from './mail.ts'

const largest = 30 * 1024 * 1024
let received = 0

type Keep = (mail: Mail) => Promise<void>

/** Accepts mail from anyone to anyone, except to `bounce…@…`, which is rejected as an unknown mailbox. */
export function createSmtpServer(keep: Keep): SMTPServer {
  return new SMTPServer({
    banner: 'Lyceum mail sink',
    size: largest,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // Not announced: a client that is offered TLS uses it and then rejects the self-signed certificate.
    // A client that requests it by itself gets it.
    hideSTARTTLS: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('bounce') ? done(smtpError(550, 'No such mailbox')) : done(),
    onData: (stream, session, done) => void acknowledge(store(stream, session, keep), done),
  })
}

/** Throws when the mail cannot be stored: only stored mail is acknowledged. */
async function store(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  keep: Keep,
): Promise<Error | null> {
  try {
    await keep(await take(stream, session))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function acknowledge(stored: Promise<Error | null>, done: (reason: Error | null) => void) {
  done(await stored)
}

async function take(stream: SMTPServerDataStream, { envelope, secure }: SMTPServerSession): Promise<Mail> {
  const parsed = await simpleParser(stream)
  if (stream.sizeExceeded) throw smtpError(552, 'Message is too large')
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  const to = envelope.rcptTo.map(({ address }) => address)
  return toMail(nextId(), { from, to, tls: secure }, parsed)
}

/** Sorts by arrival, also within the same millisecond. */
function nextId(): string {
  received += 1
  return `${Date.now()}-${String(received).padStart(6, '0')}`
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
