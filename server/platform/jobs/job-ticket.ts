import type { z } from 'zod'

/** What is needed to enqueue a job: its name and payload, not its code. */
export type JobTicket<T> = {
  readonly name: string
  readonly payload: z.ZodType<T>
  /** After this many failures the job has failed permanently and an alert is raised. */
  readonly attempts: number
}
