import type { z } from 'zod'

/** What it takes to enqueue a job: its name and its payload, not what it does. */
export type JobTicket<T> = {
  readonly name: string
  readonly payload: z.ZodType<T>
  /** After this many failures the job is set aside and the alarm rings. */
  readonly attempts: number
}
