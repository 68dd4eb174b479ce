import { z } from 'zod'

/** Keeping a rule true: what it takes to enqueue it. What it does stands in keep-rule.ts. */
export const keeping = { name: 'learning.keepDuty', payload: z.object({ id: z.string() }), attempts: 25 }
