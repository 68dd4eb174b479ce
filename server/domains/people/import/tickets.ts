import { z } from 'zod'

const payload = z.object({ id: z.string() })

/** The slow steps of an import: what it takes to enqueue them. What they do stands in jobs.ts. */
export const checking = { name: 'people.import.check', payload, attempts: 5 }
export const writing = { name: 'people.import.write', payload, attempts: 25 }
export const undoing = { name: 'people.import.undo', payload, attempts: 25 }
