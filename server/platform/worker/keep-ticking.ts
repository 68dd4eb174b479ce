import type { Parts } from '../parts.ts'

const minuteMs = 60_000
const soonMs = 500

/** Ticks at the turn of every minute; what fails, or comes a moment too early, is tried again soon. */
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
      log.error({ err: error }, 'the clock could not start its jobs')
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
