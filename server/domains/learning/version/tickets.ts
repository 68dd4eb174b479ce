import { z } from 'zod'

/** Enqueues the job that runs or undoes a move; see run-move.ts. */
export const moving = {
  name: 'learning.moveVersion',
  payload: z.object({ moveId: z.string() }),
  attempts: 25,
}
