import { writeFile } from 'node:fs/promises'
import { breaker } from './breaker.ts'
import type { Config } from '../process/config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../process/metrics.ts'

type ShortMessage = { readonly to: string; readonly text: string }

/** Text messages go through an adapter; a gateway's driver replaces the sink. */
export type Sms = {
  readonly send: (message: ShortMessage) => Promise<void>
  readonly sent: readonly ShortMessage[]
}

const remembered = 100
const timeoutMs = 10_000

type Watched = { readonly log: Log; readonly metrics: Metrics }

/**
 * The sink of development and tests: it keeps the last messages and logs that one was sent, without its text. With a file
 * configured, each message is appended to it as a line of JSON.
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
      log.info({ to: message.to.replace(/.(?=.{4})/g, '·') }, 'text message written to sink')
    },
  }
}
