import type { Log } from '../log.ts'

type PushNotice = {
  readonly userId: string
  readonly title: string
  readonly body: string
  readonly path: string
}

/** Notices to a person's devices go through an adapter, like text messages. */
export type Push = {
  readonly send: (notice: PushNotice) => Promise<void>
  readonly sent: readonly PushNotice[]
}

const remembered = 100

export function openPush(log: Log): Push {
  const sent: PushNotice[] = []
  return {
    sent,
    send: async (notice) => {
      sent.push(notice)
      if (sent.length > remembered) sent.shift()
      log.info({ userId: notice.userId }, 'push notice written to sink')
    },
  }
}
