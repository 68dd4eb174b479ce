import type { z } from 'zod'
import type { Ctx } from './ctx.ts'
import type { JobTicket } from './job-ticket.ts'
import type { Lane, Place } from './lanes.ts'
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
  readonly lane: Lane
}

type JobOptions<T> = Pick<Job<T>, 'name' | 'payload' | 'run'> &
  Place & {
    readonly attempts?: number
    readonly asAsker?: true
    readonly isKeyed?: true
  }

/** Declares a job; without a lane it runs beside the reactions, for it needs only the database. */
export function job<T>(options: JobOptions<T>): Job<T> {
  const { attempts = 5, outside = false, asAsker = false, isKeyed = false, lane = 'reactions' } = options
  const { name, payload, run } = options
  return { name, payload, run, attempts, outside, asAsker, isKeyed, lane }
}

/** A job of any payload, as a room lists it. */
export type AnyJob = Omit<Job<never>, 'payload'> & { readonly payload: z.ZodType }

type Timed = {
  readonly name: string
  /** Five fields, in UTC: `0 3 * * *`. */
  readonly cron: string
}

/** Work that the clock starts, as a job of its own for each site that is in force. */
export type ClockJob = Timed & { readonly lane: Lane; readonly run: (ctx: Ctx) => Promise<void> }

type ClockOptions = Omit<ClockJob, 'lane'> & Place

export function clockJob({ name, cron, run, lane = 'clock' }: ClockOptions): ClockJob {
  return { name, cron, run, lane }
}

/** Work that the clock starts once for the whole installation: partitions, clean-up, anchors. */
export type InstallationJob = Timed & Place & { readonly run: (parts: Parts) => Promise<void> }
