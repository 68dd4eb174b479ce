import { z } from 'zod'
import type { JobTicket } from '#platform/job-ticket'

/** What it takes to ask for each kind of preparation; how it is done stands in the jobs. */
const ticket = (name: string): JobTicket<{ fileId: string }> => ({
  name,
  payload: z.object({ fileId: z.string() }),
  attempts: 3,
})

export const prepareFilm = ticket('file.prepareFilm')
export const prepareDocument = ticket('file.prepareDocument')
export const preparePackage = ticket('file.preparePackage')
