import { z } from 'zod'
import type { JobTicket } from '#platform/jobs/job-ticket'

/** The job tickets of each kind of preparation; the jobs define how it is done. */
const ticket = (name: string): JobTicket<{ fileId: string }> => ({
  name,
  payload: z.object({ fileId: z.string() }),
  attempts: 3,
})

export const prepareFilm = ticket('file.prepareFilm')
export const prepareDocument = ticket('file.prepareDocument')
export const preparePackage = ticket('file.preparePackage')
