import { z } from 'zod'
import type { JobTicket } from '#platform/job-ticket'

/** Scores all papers of an exam anew after its key was mended, or mended back. */
export const regradeTicket: JobTicket<{ readonly examId: string }> = {
  name: 'exam.regrade',
  payload: z.object({ examId: z.string() }),
  attempts: 8,
}
