import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

/**
 * A mail server for one test: `testApp({ env: { SMTP_URL: url } })`. It accepts everything, except for as many mailboxes
 * as it was told to `refuse`.
 */
export async function mailbox() {
  const letters: Letter[] = []
  let rejectionsLeft = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (rejectionsLeft === 0) return done()
      rejectionsLeft -= 1
      done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 }))
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        const to = [mail.to].flat().map((recipient) => recipient?.text ?? '')
        letters.push({ to: to.join(), subject: mail.subject ?? '', text: mail.text ?? '' })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    letters,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    refuse: (mailboxes: number) => {
      rejectionsLeft = mailboxes
    },
  }
}
