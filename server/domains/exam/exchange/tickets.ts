import { z } from 'zod'

/** Writes what an import has read: what it takes to enqueue it. */
export const importTicket = { name: 'exam.import.write', payload: z.object({ id: z.string() }), attempts: 8 }
