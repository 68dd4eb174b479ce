import { z } from 'zod'
import type { JobTicket } from '#platform/jobs/job-ticket'

/** Rescores all papers of an exam after its key was corrected, or the correction undone. */
export const regradeTicket: JobTicket<{ readonly examId: string }> = {
  name: 'exam.regrade',
  payload: z.object({ examId: z.string() }),
  attempts: 8,
}
