import { writeFile } from 'node:fs/promises'
import { breaker } from './breaker.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

type ShortMessage = { readonly to: string; readonly text: string }

/** Short messages go through an adapter; a gateway's driver is given in place of the sink. */
export type Sms = {
  readonly send: (message: ShortMessage) => Promise<void>
  readonly sent: readonly ShortMessage[]
}

const remembered = 100
const timeoutMs = 10_000

type Watched = { readonly log: Log; readonly metrics: Metrics }

/**
 * The sink of development and tests: it remembers the last messages and tells the log that one went out, without its
 * words. Who wants to read those names a file, to which each message is added as a line of JSON.
 */
export function openSms({ SMS_SINK }: Pick<Config, 'SMS_SINK'>, { log, metrics }: Watched): Sms {
  const sent: ShortMessage[] = []
  const guarded = breaker({ name: 'sms', log, metrics, isTrouble: () => true })
  return {
    sent,
    send: async (message) => {
      sent.push(message)
      if (sent.length > remembered) sent.shift()
      const signal = AbortSignal.timeout(timeoutMs)
      const line = `${JSON.stringify(message)}\n`
      if (SMS_SINK) await guarded(() => writeFile(SMS_SINK, line, { flag: 'a', signal }))
      log.info({ to: message.to.replace(/.(?=.{4})/g, '·') }, 'short message to the sink')
    },
  }
}
