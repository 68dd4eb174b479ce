import type { z } from 'zod'
import type { Ctx } from './ctx.ts'
import type { JobTicket } from './job-ticket.ts'
import type { Parts } from './parts.ts'

/** Slow work of a site, enqueued by `ctx.enqueue` and run by a worker in a transaction of its own. */
export type Job<T> = JobTicket<T> & {
  readonly run: (ctx: Ctx, payload: T) => Promise<void>
  /** Runs outside a transaction: for work that waits on the outside world (mail, conversion). */
  readonly outside: boolean
  /** Runs as whoever enqueued it, with the rights that person has by then; else as nobody. */
  readonly asAsker: boolean
  /** Runs by the role that may read answer keys. */
  readonly isKeyed: boolean
  /** Work of minutes goes in a lane of its own, one at a time in each worker, so that nothing quick waits behind it. */
  readonly lane?: string
}

type JobOptions<T> = Pick<Job<T>, 'name' | 'payload' | 'run'> & {
  readonly attempts?: number
  readonly outside?: true
  readonly asAsker?: true
  readonly isKeyed?: true
  readonly lane?: string
}

export function job<T>({ attempts = 5, outside, asAsker, isKeyed, ...rest }: JobOptions<T>): Job<T> {
  return {
    ...rest,
    attempts,
    outside: outside ?? false,
    asAsker: asAsker ?? false,
    isKeyed: isKeyed ?? false,
  }
}

/** A job of any payload, as a room lists it. */
export type AnyJob = Omit<Job<never>, 'payload'> & { readonly payload: z.ZodType }

/** Work that the clock starts, once per site that is in force. */
export type ClockJob = {
  readonly name: string
  /** Five fields, in UTC: `0 3 * * *`. */
  readonly cron: string
  readonly run: (ctx: Ctx) => Promise<void>
}

export function clockJob(definition: ClockJob): ClockJob {
  return definition
}

/** Work that the clock starts once for the whole installation: partitions, clean-up, anchors. */
export type InstallationJob = {
  readonly name: string
  readonly cron: string
  readonly run: (parts: Parts) => Promise<void>
}
