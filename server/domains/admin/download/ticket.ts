import { z } from 'zod'
import type { JobTicket } from '#platform/jobs/job-ticket'

const payload = z.object({ id: z.string() })

/** Makes one file. It manages its own attempts; the queue's second attempt cleans up after a killed worker. */
export const makeFileTicket: JobTicket<z.infer<typeof payload>> = {
  name: 'admin.makeFile',
  payload,
  attempts: 2,
}
