import { setTimeout as pause } from 'node:timers/promises'
import { Delivery, type DeliveryOptions } from './delivery.ts'

/** How many batches one worker runs at once. */
export const eventRunners = 4

/** It looks more often while there is something, and less the longer there is nothing. */
const lookMs = { least: 50, most: 250, factor: 1.3 }
const progressMs = 5000

export type RunningDelivery = { readonly stop: () => Promise<void> }

/** Delivers events until it is stopped; then it waits for the batches that run. */
export function runDelivery(options: DeliveryOptions): RunningDelivery {
  const delivery = new Delivery(options)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const fill = () => {
    while (!stopping.signal.aborted && running.size < eventRunners) {
      const waiting = delivery.take()
      if (!waiting) return
      const batch = delivery.run(waiting)
      running.add(batch)
      void batch.finally(() => {
        running.delete(batch)
        fill()
      })
    }
  }
  let storedAt = performance.now()
  let everyMs = lookMs.least
  const once = async () => {
    everyMs = (await delivery.look()) ? lookMs.least : Math.min(lookMs.most, everyMs * lookMs.factor)
    fill()
    if (performance.now() - storedAt < progressMs) return
    storedAt = performance.now()
    await delivery.storeProgress()
  }
  const keepLooking = async () => {
    while (!stopping.signal.aborted) {
      await once().catch((error: unknown) =>
        options.parts.log.warn({ err: error }, 'looking for events failed'),
      )
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const looking = keepLooking()
  return {
    stop: async () => {
      stopping.abort()
      await looking
      await Promise.all(running)
    },
  }
}

/** Delivers all that is stored, also what handlers publish meanwhile; for tests. Returns whether there was anything. */
export async function deliverAll(options: DeliveryOptions, longestMs: number): Promise<boolean> {
  const delivery = new Delivery(options)
  const endsAt = performance.now() + longestMs
  let hasRun = false
  while (performance.now() < endsAt) {
    await delivery.look()
    for (let waiting = delivery.take(); waiting; waiting = delivery.take()) {
      await delivery.run(waiting)
      hasRun = true
    }
    if (delivery.isIdle && !(await delivery.isHeldBack())) break
    await pause(5)
  }
  await delivery.storeProgress()
  return hasRun
}
