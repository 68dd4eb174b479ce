import type { z } from 'zod'
import type { Ctx } from './ctx.ts'
import type { JobTicket } from './jobs/job-ticket.ts'
import type { QueueName, JobPlacement } from './jobs/queues.ts'
import type { Parts } from './parts.ts'

/** Slow work of a site, enqueued by `ctx.enqueue` and run by a worker in its own transaction. */
export type Job<T> = JobTicket<T> & {
  readonly run: (ctx: Ctx, payload: T) => Promise<void>
  /** Runs outside a transaction: for work that waits for other servers or programs (mail, conversion). */
  readonly outside: boolean
  /** Runs as the person who enqueued it, with their current permissions; else as anonymous. */
  readonly asRequester: boolean
  /** Runs with the role that may read answer keys. */
  readonly isKeyed: boolean
  readonly queue: QueueName
}

type JobOptions<T> = Pick<Job<T>, 'name' | 'payload' | 'run'> &
  JobPlacement & {
    readonly attempts?: number
    readonly asRequester?: true
    readonly isKeyed?: true
  }

/** Declares a job; without a queue it runs with the event handlers, because it needs only the database. */
export function job<T>(options: JobOptions<T>): Job<T> {
  const { attempts = 5, outside = false, asRequester = false, isKeyed = false, queue = 'reactions' } = options
  const { name, payload, run } = options
  return { name, payload, run, attempts, outside, asRequester, isKeyed, queue }
}

/** A job of any payload, as a domain lists it. */
export type AnyJob = Omit<Job<never>, 'payload'> & { readonly payload: z.ZodType }

type Timed = {
  readonly name: string
  /** Five fields, in UTC: `0 3 * * *`. */
  readonly cron: string
}

/** A cron job, run as its own job for each active site. */
export type CronJob = Timed & { readonly queue: QueueName; readonly run: (ctx: Ctx) => Promise<void> }

type CronJobOptions = Omit<CronJob, 'queue'> & JobPlacement

export function cronJob({ name, cron, run, queue = 'clock' }: CronJobOptions): CronJob {
  return { name, cron, run, queue }
}

/** A cron job that runs once for the whole installation: partitions, clean-up, anchors. */
export type InstallationJob = Timed & JobPlacement & { readonly run: (parts: Parts) => Promise<void> }
