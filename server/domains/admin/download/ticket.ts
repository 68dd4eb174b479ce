import { z } from 'zod'
import type { JobTicket } from '#platform/job-ticket'

const payload = z.object({ id: z.string() })

/** Makes one file. It looks after its own attempts; a second one of the queue ends what a killed worker held. */
export const makeFileTicket: JobTicket<z.infer<typeof payload>> = {
  name: 'admin.makeFile',
  payload,
  attempts: 2,
}
