import { z } from 'zod'
import type { JobTicket } from '#platform/jobs/job-ticket'
import type { FormsRequest } from './draw-forms.ts'

/** Draws forms ahead of an exam: `ctx.enqueue(drawTicket, { paperId, batch: 'exam:7', count: 200 })`. */
export const drawTicket: JobTicket<FormsRequest> = {
  name: 'exam.drawForms',
  payload: z.object({ paperId: z.string(), batch: z.string(), count: z.int().min(1).max(100_000) }),
  attempts: 8,
}
