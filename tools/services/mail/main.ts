import { join } from 'node:path'
import { addressOf, settings, varFolder } from '../settings.ts'
import { openMailbox } from './mailbox.ts'
import { createSmtpServer } from './smtp-server.ts'
import { createWebServer } from './web-server.ts'

const mailbox = await openMailbox(join(varFolder, 'mail'))
const smtp = createSmtpServer(mailbox.keep)
const web = createWebServer(mailbox)

// A client that disconnects is no reason to stop serving the others; a taken port is.
smtp.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.message}\n`)
  if (error.code === 'EADDRINUSE') process.exit(1)
})
smtp.listen(addressOf(settings.smtp).port, '127.0.0.1')
web.listen(addressOf(settings.mailPage).port, '127.0.0.1')

process.once('SIGTERM', () => {
  web.close()
  web.closeAllConnections()
  smtp.close(() => process.exit(0))
})
