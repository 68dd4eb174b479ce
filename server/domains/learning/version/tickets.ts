import { z } from 'zod'

/** Carrying out a move, or taking it back: what it takes to enqueue it. What it does stands in carry-out.ts. */
export const moving = {
  name: 'learning.moveVersion',
  payload: z.object({ moveId: z.string() }),
  attempts: 25,
}
