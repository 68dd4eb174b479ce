import type { Parts } from '../../parts.ts'

const minuteMs = 60_000
const soonMs = 500

/** Ticks at every full minute; a failed or early tick is retried soon. */
export function keepTicking(
  { clock, log }: Pick<Parts, 'clock' | 'log'>,
  tick: () => Promise<Date>,
): { readonly stop: () => void } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let last = 0
  const later = (ms: number) => {
    if (!isStopped) timer = setTimeout(() => void once(), ms)
  }
  const once = async () => {
    try {
      const minute = (await tick()).getTime()
      const isNew = minute > last
      last = minute
      later(isNew ? minuteMs - (clock.now().getTime() % minuteMs) : soonMs)
    } catch (error) {
      log.error({ err: error }, 'cron tick failed')
      later(soonMs * 2)
    }
  }
  void once()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
