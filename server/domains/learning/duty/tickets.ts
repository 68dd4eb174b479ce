import { z } from 'zod'

/** Enqueues the job that applies a rule; see apply-rule.ts. */
export const keeping = { name: 'learning.keepDuty', payload: z.object({ id: z.string() }), attempts: 25 }
