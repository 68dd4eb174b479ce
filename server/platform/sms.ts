import { appendFile } from 'node:fs/promises'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

type ShortMessage = { readonly to: string; readonly text: string }

/** Short messages go through an adapter; a gateway's driver is given in place of the sink. */
export type Sms = {
  readonly send: (message: ShortMessage) => Promise<void>
  readonly sent: readonly ShortMessage[]
}

const remembered = 100

/**
 * The sink of development and tests: it remembers the last messages and tells the log that one went out, without its
 * words. Who wants to read those names a file, to which each message is added as a line of JSON.
 */
export function openSms({ SMS_SINK }: Pick<Config, 'SMS_SINK'>, log: Log): Sms {
  const sent: ShortMessage[] = []
  return {
    sent,
    send: async (message) => {
      sent.push(message)
      if (sent.length > remembered) sent.shift()
      if (SMS_SINK) await appendFile(SMS_SINK, `${JSON.stringify(message)}\n`)
      log.info({ to: message.to.replace(/.(?=.{4})/g, '·') }, 'short message to the sink')
    },
  }
}
