import { setTimeout as sleep } from 'node:timers/promises'

const stepMs = 50

/**
 * Time in which this process ran and the database answered. It does not pass while the machine stalls, and passes slowly on
 * a shared one; for a call that waits or keeps the CPU busy it passes as usual.
 */
export class FairTime {
  readonly #ping: () => Promise<unknown>
  readonly #late = new Set<{ readonly at: number; readonly notify: () => void }>()
  #steps = 0
  #open = 0
  #isTicking = false

  constructor(ping: () => Promise<unknown>) {
    this.#ping = ping
  }

  /** How long work took; CPU time counts too, because no step passes while a call blocks the CPU. */
  async measure<T>(work: () => Promise<T>): Promise<{ readonly done: T; readonly ms: number }> {
    const [steps, began, cpu] = [this.#steps, performance.now(), process.cpuUsage()]
    this.#begin()
    try {
      const done = await work()
      const { user, system } = process.cpuUsage(cpu)
      const busyMs = Math.min(performance.now() - began, (user + system) / 1000)
      return { done, ms: Math.max((this.#steps - steps) * stepMs, busyMs) }
    } finally {
      this.#open -= 1
    }
  }

  /** Whether work is unfinished after this time. */
  async isLate(work: Promise<unknown>, ms: number): Promise<boolean> {
    const late = Promise.withResolvers<boolean>()
    const waiting = { at: this.#steps + Math.ceil(ms / stepMs), notify: () => late.resolve(true) }
    this.#late.add(waiting)
    this.#begin()
    try {
      return await Promise.race([work.then(() => false), late.promise])
    } finally {
      this.#late.delete(waiting)
      this.#open -= 1
    }
  }

  #begin(): void {
    this.#open += 1
    if (!this.#isTicking) void this.#tick()
  }

  /** Runs only while something is measured. */
  async #tick(): Promise<void> {
    this.#isTicking = true
    while (this.#open > 0) {
      await sleep(stepMs)
      if (this.#open === 0) break
      // A test app that was closed during a hanging call has no time left.
      const isOpen = await this.#ping().then(
        () => true,
        () => false,
      )
      if (!isOpen) return
      this.#steps += 1
      for (const { at, notify } of this.#late) if (at <= this.#steps) notify()
    }
    this.#isTicking = false
  }
}
